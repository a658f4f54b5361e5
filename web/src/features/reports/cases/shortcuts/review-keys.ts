const OFF = 'redflag-no-review-keys';

/** What each key does on a case, in the order of the help. */
export const reviewKeys = {
  '1': 'Resolve',
  '2': 'Under Review',
  '3': 'Reject',
  '4': 'Close',
  j: 'Next report',
  k: 'Previous report',
  x: 'Mark or unmark the report',
  z: 'Undo the last decision',
  n: 'Next case',
  '?': 'Show these keys',
} as const;
export type ReviewKey = keyof typeof reviewKeys;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** Returns the key that was pressed if it does something: alone, and not held down. */
export function reviewKeyOf({ key, ctrlKey, metaKey, altKey, repeat }: Pressed): ReviewKey | null {
  const pressed = key.toLowerCase();
  const alone = !(ctrlKey || metaKey || altKey || repeat);
  return alone && Object.hasOwn(reviewKeys, pressed) ? (pressed as ReviewKey) : null;
}

/** Whether the person has left the keys on in this browser. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
}

/** Keeps for this browser whether the keys are on. */
export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, 'off');
  } catch {
    // Storage may be switched off or full. Then it holds until the screen is left.
  }
}
