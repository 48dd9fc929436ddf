// The sign of each game.

export const EMBLEMS: Record<string, string> = {
  ...{ thrones: "throne", iron_throne: "hostage", watch: "wall", ice_and_fire: "flag" },
};
