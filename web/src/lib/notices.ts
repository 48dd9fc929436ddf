// Tell people that it is their turn, but not while they are looking.

import { settings } from "./settings.svelte";
import { ring } from "./sounds";

export function yourTurn(text: string): void {
  if (!document.hidden && document.hasFocus()) return;
  ring("turn");
  if (settings.notify && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification("Throneroom", { body: text, tag: "turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}
