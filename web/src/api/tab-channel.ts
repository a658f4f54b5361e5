/**
 * Opens a channel between the tabs of this browser. In a browser that has none, each tab is on its own.
 * @param name the same in each tab
 */
export function openTabChannel(
  name: string,
): Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'> {
  return 'BroadcastChannel' in globalThis
    ? new BroadcastChannel(name)
    : { onmessage: null, postMessage: () => undefined, close: () => undefined };
}
