/**
 * Opens a channel between the tabs of this browser; one that does nothing where the browser refuses it.
 * @param name the same in each tab
 */
export function openTabChannel(
  name: string,
): Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'> {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { onmessage: null, postMessage: () => undefined, close: () => undefined };
  }
}
