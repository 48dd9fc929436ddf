// Bots as persons: what each is called, what it looks like, and how well it plays.

import { known, say } from "./words.svelte";

/** A number that is always the same for the same text, and looks like any other. */
export function numberOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The bot for whoever chooses none. */
export const USUAL_BOT = "medium";

/** How well a bot plays, from 1 to 3; one that is not ours is somewhere between. */
export const levelOf = (bot: string): number => ({ random: 1, easy: 1, hard: 3, cautious: 3, raider: 3 })[bot] ?? 2;

/** How many bots have a name and a face. */
export const CAST = 12;

/** Which of them has a face, told by the table and seat where it first sat: another one at each seat of a table. */
export function botOf(face: string): number {
  const [table = "", seat = ""] = face.split("/");
  return (numberOf(table) + Number(seat) * 5) % CAST;
}

/** The name of the bot with a face. */
export const botName = (face: string): string => say("bots-names").split(", ")[botOf(face)] ?? "";

/** What a kind of bot is called. */
export const botKind = (bot: string): string => (known(`bots-${bot}`) ? say(`bots-${bot}`) : say("page-bot", { bot }));
