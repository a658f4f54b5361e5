import { plural } from '@redflag/shared/text/plural';

/** One field that an action changed; null if it did not exist before or does not exist after. */
export interface Change {
  name: string;
  before: string | null;
  after: string | null;
}

/** Labels for field names that cannot be derived from the name. */
const words: Record<string, string> = {
  body: 'Text',
  q: 'Target contains',
  sessionTimeout: 'Session timeout',
  from: 'From',
  to: 'To',
};

/** Stored in milliseconds, shown in minutes. */
const durations = ['timeout', 'sessionTimeout'];

/** Returns what an action changed, from the states before and after in the audit log. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map((name) => ({
      name: nameOf(name),
      before: wordOf(name, old[name]),
      after: wordOf(name, now[name], old[name]),
    }))
    .filter(({ before, after }) => before !== after);
}

function fieldsOf(state: unknown): Record<string, unknown> {
  if (state === null || state === undefined) return {};
  return typeof state === 'object' ? { ...state } : { value: state };
}

/** Turns `reportedBy` into 'Reported by'. */
function nameOf(name: string): string {
  const spaced = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** @param earlier the value before, needed only for the value after */
function wordOf(name: string, value: unknown, earlier?: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (name === 'image') return earlier ? 'a different picture' : 'a picture';
  if (durations.includes(name) && typeof value === 'number') {
    return plural(value / 60_000, { one: '# minute', other: '# minutes' });
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
