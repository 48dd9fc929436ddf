"""How a game came about: charts, luck, decisive moments, awards, and when it turned."""

from throneroom.story.tale import Award, Chart, Face, Fortune, Moment, Tale, TurningPoint
from throneroom.story.telling import tell

__all__ = ["Award", "Chart", "Face", "Fortune", "Moment", "Tale", "TurningPoint", "tell"]
