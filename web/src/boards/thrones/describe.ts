// Areas in words, for people who listen to the board instead of seeing it.

import { say, type Speaker } from "../../lib/words.svelte";
import { letters, UNITS } from "./content";
import type { AreaView } from "./types";

function army(units: string | undefined, speaker: Speaker): string[] {
  const counts = new Map<string, number>();
  for (const letter of letters(units)) {
    const name = speaker.name("unit", UNITS[letter]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n > 1 ? `${name} × ${n}` : name));
}

export function describe(id: string, area: AreaView, speaker: Speaker): string {
  const parts = [speaker.name("area", id)];
  const owner = area.control ?? area.house;
  if (owner) parts.push(speaker.name("house", owner));
  parts.push(...army(area.units, speaker));
  const routed = army(area.routed, speaker);
  if (routed.length) parts.push(`${say("thrones-state-routed")}: ${routed.join(", ")}`);
  if (area.order === "face_down") parts.push(say("thrones-board-hidden-order"));
  else if (area.order) parts.push(speaker.name("order", area.order));
  if (area.token) parts.push(say("thrones-table-token", { house: speaker.name("house", area.token) }));
  if (area.garrison) parts.push(say("thrones-board-garrison", { n: area.garrison }));
  if (area.neutral === "impassable") parts.push(say("thrones-board-impassable"));
  else if (area.neutral) parts.push(say("thrones-board-neutral", { n: area.neutral }));
  return parts.join(", ");
}
