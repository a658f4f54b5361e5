/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;

/** `scripts/build-web.ts` inserts an id of the build, so that each build has its own cache. */
const CACHE = 'offline BUILD';
const OFFLINE_PAGE = '/offline';

/** Caches the offline page with its styles and icon, the same for everyone, and nothing else. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(OFFLINE_PAGE, { cache: 'reload' });
  const html = await page.clone().text();
  const files = [...html.matchAll(/<link rel="(?:stylesheet|icon)" href="([^"]+)"/g)];
  await cache.addAll(files.map(([, address = '']) => address));
  await cache.put(OFFLINE_PAGE, page);
}

async function removeOlderCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function fromNetworkOrKept(request: Request, kept: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const response = await caches.match(kept);
    if (response) return response;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOlderCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fromNetworkOrKept(request, OFFLINE_PAGE));
  } else if (request.destination === 'style' || request.destination === 'image') {
    if (!pathname.startsWith('/v1/')) event.respondWith(fromNetworkOrKept(request, pathname));
  }
});
