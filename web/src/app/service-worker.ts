/** Has the browser show an offline page of our own where the service cannot be reached. */
export function registerServiceWorker() {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // A browser that refuses it, such as one in private mode, does without.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }
}
