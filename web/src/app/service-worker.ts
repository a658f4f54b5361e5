/** Makes the browser show our own offline page when the service cannot be reached. */
export function registerServiceWorker() {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Some browsers refuse it, for example in private mode. The app works without it.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }
}
