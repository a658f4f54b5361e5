import { readStored, store } from '#ui/browser-storage.ts';

const OFF = 'redflag-no-review-keys';

/** What each key does on a case, in the order of the help. */
export const reviewKeys = {
  '1': 'Resolve',
  '2': 'Under Review',
  '3': 'Reject',
  '4': 'Close',
  '5': 'No scam',
  '6': 'Decide, and hide pictures or suspend people',
  a: 'Next answer of a holder',
  u: 'Uphold the answer',
  p: 'Publish its statement',
  r: 'Refuse the answer',
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
export const areKeysOn = () => readStored(OFF) === null;

/** Keeps for this browser whether the keys are on. */
export const turnKeys = (on: boolean) => store(OFF, on ? null : 'off');
