import { clear, createStore, get, set } from 'idb-keyval';
import { dropShared } from './shared-into.ts';

/** How long an unfinished form is kept, in milliseconds: a week. */
const KEPT_FOR = 7 * 24 * 3_600_000;

interface Entry {
  content: unknown;
  savedAt: number;
}

const store = createStore('drafts', 'forms');

/**
 * Reads the draft in a slot; null if there is none or it is too old. A browser that stores nothing,
 * such as a private window, never has one.
 */
export async function readDraft<Content>(slot: string): Promise<Content | null> {
  const entry = await get<Entry>(slot, store).catch(() => undefined);
  const recent = entry && entry.savedAt > Date.now() - KEPT_FOR;
  return recent ? (entry.content as Content) : null;
}

/** Stores a form's content, including files, only in this browser; null removes it. */
export async function writeDraft(slot: string, content: unknown): Promise<void> {
  const entry: Entry | undefined = content === null ? undefined : { content, savedAt: Date.now() };
  await set(slot, entry, store).catch(() => undefined);
}

/** Removes all drafts in this browser, of every account, and what was shared into it. */
export async function clearDrafts(): Promise<void> {
  await Promise.all([clear(store).catch(() => undefined), dropShared()]);
}
