/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;

/** `scripts/build-web.ts` inserts an id of the build, so that each build has its own cache. */
const CACHE = 'offline BUILD';
const OFFLINE_PAGE = '/offline';
/**
 * The files that read pictures, some 4 MB, kept once somebody has loaded them: `scripts/build-web.ts` inserts their
 * names, which change with them.
 */
const READER: string[] = 'READER' as never;
const READER_CACHE = 'reader';
/** Where `src/api/drafts/shared-into.ts` finds what another app shared. */
const SHARED = 'shared';
const SHARE = '/share';

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
  await Promise.all(
    names
      .filter((name) => ![CACHE, SHARED, READER_CACHE].includes(name))
      .map((name) => caches.delete(name)),
  );
  if (!names.includes(READER_CACHE)) return;
  const reader = await caches.open(READER_CACHE);
  const gone = (await reader.keys()).filter(({ url }) => !isOfReader(new URL(url).pathname));
  await Promise.all(gone.map((request) => reader.delete(request)));
}

const isOfReader = (pathname: string) => READER.includes(pathname.slice(1));

/** Takes a file of the reader from its cache, or keeps what comes. */
async function fromReader(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(READER_CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  // A full device is no reason not to read.
  if (response.ok) {
    event.waitUntil(cache.put(request.url, response.clone()).catch(() => undefined));
  }
  return response;
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

/**
 * Keeps what another app shared in this browser until a screen takes it, out of addresses and requests. The screen is
 * the check or, for a picture, a new report.
 */
async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const picture = form.get('picture');
  const headers = { date: new Date().toUTCString() };
  const cache = await caches.open(SHARED);
  await cache.put(SHARE, new Response(form, { headers }));
  const hasPicture = picture instanceof File && picture.size > 0;
  const screen = hasPicture ? '/user/dashboard/new-report' : '/user/dashboard';
  return Response.redirect(`${screen}?shared`, 303);
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
  if (origin === self.location.origin && pathname === SHARE && request.method === 'POST') {
    // If it cannot be kept, this screen says to share it again.
    event.respondWith(keepShared(request).catch(() => Response.redirect(SHARE, 303)));
  }
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isOfReader(pathname)) event.respondWith(fromReader(event));
  else if (request.mode === 'navigate') {
    event.respondWith(fromNetworkOrKept(request, OFFLINE_PAGE));
  } else if (request.destination === 'style' || request.destination === 'image') {
    if (!pathname.startsWith('/v1/')) event.respondWith(fromNetworkOrKept(request, pathname));
  }
});
