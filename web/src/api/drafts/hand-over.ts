let handedOver: File | null = null;

/** Hands a shared picture to the screen that checks it, in memory only. Returns the one before, once. */
export function handOver(picture: File | null = null): File | null {
  const before = handedOver;
  handedOver = picture;
  return before;
}
