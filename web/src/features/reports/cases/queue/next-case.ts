/**
 * Returns the case that follows another in the queue, from the start again after the end; null if there
 * is no other.
 * @param place where the case stood before it left the queue
 * @param skipped how many to leave to others who are at work
 */
export function nextCase(
  queue: string[],
  current: string,
  place: number,
  skipped = 0,
): string | null {
  const others = queue.filter((id) => id !== current);
  const now = queue.indexOf(current);
  const from = now >= 0 ? now : place;
  return others[(from + skipped) % others.length] ?? null;
}
