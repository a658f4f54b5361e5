import { clear, createStore, get, set } from 'idb-keyval';

/** How long an unfinished form is kept, in milliseconds: a week. */
const KEPT_FOR = 7 * 24 * 3_600_000;

interface Entry {
  content: unknown;
  savedAt: number;
}

const store = createStore('drafts', 'forms');

/**
 * Reads what an earlier visit left in a slot; null where there is nothing, or nothing recent. In a
 * browser that keeps nothing, such as a private window, there never is.
 */
export async function readDraft<Content>(slot: string): Promise<Content | null> {
  const entry = await get<Entry>(slot, store).catch(() => undefined);
  const recent = entry && entry.savedAt > Date.now() - KEPT_FOR;
  return recent ? (entry.content as Content) : null;
}

/** Keeps a form's content, files included, in this browser alone; null removes it. */
export async function writeDraft(slot: string, content: unknown): Promise<void> {
  const entry: Entry | undefined = content === null ? undefined : { content, savedAt: Date.now() };
  await set(slot, entry, store).catch(() => undefined);
}

/** Removes what this browser keeps of anybody's forms. */
export async function clearDrafts(): Promise<void> {
  await clear(store).catch(() => undefined);
}
