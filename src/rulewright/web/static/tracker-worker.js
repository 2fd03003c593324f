/* The score sheet without a connection. This worker looks after that one page and the files that it needs, nothing else:
   with a connection everything comes from the server, without one from what was kept. */

const KEPT = "rulewright-sheet";

/* The page tells what it needs; what an older version needed is thrown away. */
addEventListener("message", (event) => {
  if (!Array.isArray(event.data?.keep)) return;
  event.waitUntil(renew(event.data.keep).then(() => event.source?.postMessage({ kept: true }), () => {}));
});

async function renew(addresses) {
  const wanted = addresses.map((address) => new URL(address, location.origin)).filter((url) => url.origin === location.origin);
  const cache = await caches.open(KEPT);
  await cache.addAll(wanted.map((url) => url.href));
  const scope = new URL(registration.scope).pathname;
  for (const request of await cache.keys()) {
    const url = new URL(request.url);
    // Sheets of other games share the cache: their pages stay.
    const mine = url.pathname === scope || url.pathname.startsWith("/static/");
    if (mine && !wanted.some((one) => one.href === url.href)) await cache.delete(request);
  }
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const page = event.request.mode === "navigate" && url.pathname === new URL(registration.scope).pathname;
  if (page || url.pathname.startsWith("/static/")) event.respondWith(answer(event.request, page));
});

async function answer(request, page) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(request, { ignoreSearch: page });
    if (found) return found;
    throw error;
  }
}
