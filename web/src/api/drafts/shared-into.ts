/** What another app shared into this one. */
export interface Shared {
  /** Title, text and address, each once; may be empty. */
  text: string;
  /** Of any type and size. */
  picture: File | null;
}

/** Where `src/service-worker.ts` keeps it. */
const CACHE = 'shared';
const ENTRY = '/share';
/** In milliseconds: a day. */
const KEPT_FOR = 24 * 3_600_000;

/** Returns what was shared into this app in the last day; null if there is nothing. */
export async function findShared(): Promise<Shared | null> {
  try {
    const kept = await caches.match(ENTRY, { cacheName: CACHE });
    const isRecent = Date.parse(kept?.headers.get('date') ?? '') > Date.now() - KEPT_FOR;
    const shared = kept && isRecent ? readShared(await kept.formData()) : null;
    if (shared?.text || shared?.picture) return shared;
    await dropShared();
    return null;
  } catch {
    return null;
  }
}

/** Forgets what was shared. */
export async function dropShared(): Promise<void> {
  try {
    await caches.delete(CACHE);
  } catch {
    // A browser has caches only on a secure connection, and refuses them together with storage.
  }
}

/** Reads the form that the manifest describes (`share_target`). Apps put an address in any field. */
export function readShared(form: FormData): Shared {
  const parts = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? '').trim());
  const isRepeated = (part: string, index: number) =>
    parts.some(
      (other, at) => at !== index && other.includes(part) && (other !== part || at < index),
    );
  const picture = form.get('picture');
  return {
    text: parts.filter((part, index) => part && !isRepeated(part, index)).join('\n'),
    picture: picture instanceof File && picture.size > 0 ? picture : null,
  };
}
