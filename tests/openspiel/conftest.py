"""OpenSpiel writes its logs by absl, which closes the stream that it found when logs are set up
anew, as every server does. What the tests print to while they run is not absl's to close."""

import contextlib
import sys

with contextlib.suppress(ImportError):  # where OpenSpiel has no wheel, absl is missing too
    from absl import logging

    handler = logging.get_absl_handler()
    assert handler is not None
    handler.python_handler.stream = sys.__stderr__
