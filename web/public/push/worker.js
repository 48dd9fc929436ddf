// Runs without a page: shows turn notices that come by web push, and ends them when asked to.

const HEADERS = { "X-Throneroom": "1", "Content-Type": "application/json" };

self.addEventListener("push", (event) => {
  const said = event.data.json();
  const shown = self.registration.showNotification(said.title, {
    body: said.text,
    tag: said.place, // a newer notice of the same table takes its place
    data: { place: said.place },
    actions: [{ action: "off", title: said.off }],
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "off" ? end() : open(event.notification.data.place));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function end() {
  const held = await self.registration.pushManager.getSubscription();
  await held?.unsubscribe();
  await fetch("/api/push", { method: "DELETE", headers: HEADERS });
}

async function open(place) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === place);
  await (there ? there.focus() : self.clients.openWindow(place));
}

/** The browser has given up a subscription by itself: make another like it. */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const held = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!held) return;
  const { endpoint, keys } = held.toJSON();
  await fetch("/api/push", { method: "PUT", headers: HEADERS, body: JSON.stringify({ endpoint, keys }) });
}
