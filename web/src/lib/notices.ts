// Tell people that it is their turn, but not while they are looking.

import { canPush, worker } from "./push";
import { settings } from "./settings.svelte";
import { ring } from "./sounds";

export function yourTurn(text: string): void {
  if (!document.hidden && document.hasFocus()) return;
  ring("turn");
  if (settings.notify && "Notification" in window && Notification.permission === "granted") {
    show(text);
  }
}

/** Where pages may not show notices themselves, as in Chrome on Android, the worker shows them. */
function show(text: string): void {
  const told = { body: text, tag: "turn" };
  try {
    const notice = new Notification("Throneroom", told);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    if (!canPush()) return;
    const shown = worker().then((one) => one.showNotification("Throneroom", { ...told, data: { place: location.pathname } }));
    shown.catch(() => undefined); // then this browser shows none
  }
}
