/** Makes the browser show our own offline page when the service cannot be reached. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // Some browsers lack or refuse it, for example in private mode. The app works without it.
  }
}
