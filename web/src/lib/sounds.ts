// Sounds of the table, made here: dice, cards, marches, battle, and the bell when it is one's turn.

import { settings } from "./settings.svelte";

export type Sound = "dice" | "card" | "march" | "battle" | "turn";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** What the events of the games sound like; most are silent. */
const KINDS: Record<Exclude<Sound, "turn">, readonly string[]> = {
  battle: ["combat", "battle", "attacked", "totals", "breach", "wildling_attack", "removed"],
  dice: ["rolled", "rerolled", "tides_revealed"],
  march: ["march", "moved", "retreated", "charged", "road", "put_forward"],
  card: ["cards_revealed", "westeros_card", "card_played", "played_face_down", "card_revealed", "drew", "played", "bought"],
};

/** The loudest sound of what has happened at once, if any: one is enough. */
export function soundOf(kinds: readonly string[]): Sound | null {
  for (const [sound, wanted] of Object.entries(KINDS)) {
    if (kinds.some((kind) => wanted.includes(kind))) return sound as Sound;
  }
  return null;
}

function tone(at: number, pitch: number, long: number, loud: number, type: OscillatorType = "sine"): void {
  if (!context) return;
  const source = context.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  shape(source, at, long, loud);
}

/** A knock or a rustle: noise around a pitch. */
function knock(at: number, pitch: number, long: number, loud: number): void {
  if (!context) return;
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  shape(source, at, long, loud, filter);
}

function shape(source: AudioScheduledSourceNode, at: number, long: number, loud: number, last: AudioNode = source): void {
  if (!context) return;
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * settings.volume), start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  last.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + long + 0.05);
}

const MADE: Record<Sound, () => void> = {
  dice: () => [0, 0.07, 0.16, 0.22, 0.33].forEach((at, i) => knock(at, 1900 - 180 * i, 0.06, 0.9)),
  card: () => knock(0, 3200, 0.16, 0.5),
  march: () => [0, 0.19, 0.38].forEach((at) => knock(at, 190, 0.12, 1.2)),
  battle: () => {
    [0, 0.13, 0.3].forEach((at, i) => {
      tone(at, 2100 + 370 * i, 0.35, 0.12, "triangle");
      knock(at, 4200, 0.09, 0.5);
    });
    tone(0, 74, 0.6, 0.5);
  },
  turn: () => {
    tone(0, 660, 0.5, 0.25);
    tone(0.18, 880, 0.55, 0.25);
  },
};

/** Let something be heard, if the person wants sounds. */
export function ring(sound: Sound): void {
  if (!settings.sound || !settings.volume) return;
  try {
    context ??= new AudioContext();
    MADE[sound]();
  } catch {
    // A browser without sounds, or with no more of them, stays silent: what happens goes on.
  }
}
