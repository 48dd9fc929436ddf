// Web push: turn notices while no page is open. Notices are shown by public/push/worker.js, whose
// scope has no page in it: it never stands between the page and the server.

import { get, put, remove } from "./api";
import type { Done, NewPush, PushState } from "./types";

const WORKER = "/push/worker.js";
const SCOPE = "/push/";

/** Why a browser shows no notices. */
export class NoNotices extends Error {
  constructor(readonly key: "push-denied" | "push-failed") {
    super(key);
  }
}

export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function held(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is sent notices: it must want them, and the server must know of it. */
export async function pushIsOn(): Promise<boolean> {
  if (!(await held())) return false;
  return (await get<PushState>("/api/push")).on;
}

/** A worker that can be subscribed: one that has begun its work. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const waiting = found.installing ?? found.waiting;
  if (!found.active && waiting) {
    await new Promise<void>((done) => {
      waiting.addEventListener("statechange", () => waiting.state === "activated" && done());
    });
  }
  return found;
}

export async function pushOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new NoNotices("push-denied");
  const { key } = await get<PushState>("/api/push");
  // One that was made for another key, as of another database, is of no use.
  await (await held())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await (await worker()).pushManager.subscribe(options).catch(() => null);
  if (!made) throw new NoNotices("push-failed");
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = made.toJSON();
  await put<Done, NewPush>("/api/push", { endpoint, keys: { p256dh, auth } });
}

export async function pushOff(): Promise<void> {
  await (await held())?.unsubscribe();
  await remove("/api/push");
}
