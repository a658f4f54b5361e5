/**
 * Opens a channel between the tabs of this browser. In a browser that has none, or refuses it together
 * with storage, each tab is on its own.
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
