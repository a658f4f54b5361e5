import { replyForms, safeRedirect } from '@redflag/shared/accounts/redirect';
import { Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readStored, store } from '#ui/browser-storage.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { lazyExtra } from '#ui/lazy-part.tsx';
import { STORED_AS } from './forget-search.ts';

/** What a visitor searched for, or wanted to report or answer, before they were asked to sign in. */
export interface PendingSearch {
  /** Where its results are. */
  path: string;
  /** As typed; null for something that was shared from another app, or is to be reported. */
  target: string | null;
  isReport?: true;
  /** Whether they want to answer the reports on it, which the path leads to. */
  isMine?: true;
}

/** In milliseconds: a day. */
const KEPT_FOR = 24 * 3_600_000;

/** Returns the search whose results a path shows, or null. */
export function searchAt(path: string | null): PendingSearch | null {
  const safe = safeRedirect(path);
  const { pathname, searchParams } = new URL(safe ?? '/', 'https://here.invalid');
  const target = searchParams.get('target')?.trim();
  if (safe && pathname === replyForms.user)
    return { path: safe, target: target || null, isMine: true };
  if (!safe || !/^\/user\/dashboard(\/new-report)?$/.test(pathname)) return null;
  if (searchParams.has('type')) return { path: safe, target: null, isReport: true };
  if (searchParams.has('shared')) return { path: safe, target: null };
  return target && pathname.endsWith('dashboard') ? { path: safe, target } : null;
}

/** Keeps a search in this browser, for all its tabs, until its results are shown or it is a day old. */
export const keepSearch = (path: string) => store(STORED_AS, `${Date.now()} ${path}`);

/** Returns the search that is kept in this browser, or null. Without storage, only the address has it. */
export function keptSearch(): PendingSearch | null {
  const [, keptAt, path = null] = /^(\d+) (.+)$/.exec(readStored(STORED_AS) ?? '') ?? [];
  return Number(keptAt) > Date.now() - KEPT_FOR ? searchAt(path) : null;
}

/** Returns the search in the address (`?redirect=`), which is then kept, or else the kept one. */
export function usePendingSearch(): PendingSearch | null {
  const hydrated = useHydrated();
  const redirect = useSearchParams()[0].get('redirect');
  const inAddress = hydrated ? searchAt(redirect) : null;
  const kept = useMemo(() => (hydrated ? keptSearch() : null), [hydrated]);
  const path = inAddress?.path;
  useEffect(() => {
    if (path) keepSearch(path);
  }, [path]);
  return inAddress ?? kept;
}

export const PendingSearchNote = lazyExtra(() => import('./pending-search-note.tsx'));

/** Reminds people on the way to an account of their search, which they are led to at the end. */
export function PendingSearchReminder() {
  const search = usePendingSearch();
  if (!search) return null;
  return (
    <Suspense>
      <PendingSearchNote {...search} />
    </Suspense>
  );
}
