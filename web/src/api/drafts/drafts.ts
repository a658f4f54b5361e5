import { clear, createStore, get, set } from 'idb-keyval';
import { dropShared } from './shared-into.ts';

/** How long an unfinished form is kept, in milliseconds: a week. */
const KEPT_FOR = 7 * 24 * 3_600_000;

interface Entry {
  content: unknown;
  savedAt: number;
}

/** Longer than any browser that works needs; some never open their database. */
const STORE_WAIT_MS = 3_000;

const store = createStore('drafts', 'forms');

/** Drafts of this tab, where the browser stores nothing, such as in a private window. */
const unstored = new Map<string, Entry | undefined>();
let isRefused = false;

/** Whether only this tab has drafts, as far as has been tried: a reload loses them. */
export const draftsAreInTab = () => isRefused;

/** @throws Error if the browser stores nothing */
async function stored<Result>(use: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not open.')), STORE_WAIT_MS);
  });
  try {
    return await Promise.race([use(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the draft in a slot; null if there is none or it is too old. */
export async function readDraft<Content>(slot: string): Promise<Content | null> {
  const entry = unstored.has(slot)
    ? unstored.get(slot)
    : await stored(() => get<Entry>(slot, store)).catch(() => {
        isRefused = true;
      });
  const recent = entry && entry.savedAt > Date.now() - KEPT_FOR;
  return recent ? (entry.content as Content) : null;
}

/** Stores a form's content and files in this browser, or in this tab if it stores nothing; null removes it. */
export async function writeDraft(slot: string, content: unknown): Promise<void> {
  const entry: Entry | undefined = content === null ? undefined : { content, savedAt: Date.now() };
  try {
    await stored(() => set(slot, entry, store));
    unstored.delete(slot);
  } catch {
    isRefused = true;
    unstored.set(slot, entry);
  }
}

/** Removes all drafts in this browser, of every account, and what was shared into it. */
export async function clearDrafts(): Promise<void> {
  unstored.clear();
  await Promise.all([stored(() => clear(store)).catch(() => undefined), dropShared()]);
}
