// Tell people that it is their turn, but not while they are looking.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function bell(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [delay, pitch] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + delay);
    volume.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.55);
  }
}

export function yourTurn(text: string): void {
  if (!document.hidden && document.hasFocus()) return;
  if (settings.sound) bell();
  if (settings.notify && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification("Throneroom", { body: text, tag: "turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}
