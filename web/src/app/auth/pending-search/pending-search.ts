import { safeRedirect } from '@redflag/shared/redirect';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { QUESTION } from './forget-search.ts';

/** What a visitor wanted to know before they were asked to sign in. */
export interface Question {
  /** Where the answer is. */
  path: string;
  /** As typed; null for something that was shared from another app. */
  target: string | null;
}

/** In milliseconds: a day. */
const KEPT_FOR = 24 * 3_600_000;

/** Returns the question that a path leads to the answer of, or null. */
export function questionAt(path: string | null): Question | null {
  const safe = safeRedirect(path);
  const { pathname, searchParams } = new URL(safe ?? '/', 'https://here.invalid');
  const target = searchParams.get('target')?.trim();
  if (!safe || !/^\/user\/dashboard(\/new-report)?$/.test(pathname)) return null;
  if (searchParams.has('shared')) return { path: safe, target: null };
  return target && pathname.endsWith('dashboard') ? { path: safe, target } : null;
}

/** Keeps a question in this browser, for all its tabs, until it is answered or a day old. */
export function keepQuestion(path: string): void {
  tryStorage(() => localStorage.setItem(QUESTION, JSON.stringify({ path, askedAt: Date.now() })));
}

/** Returns the question that is kept in this browser, or null. */
export function keptQuestion(): Question | null {
  const kept = tryStorage(() => JSON.parse(localStorage.getItem(QUESTION) ?? 'null'));
  const { path, askedAt } = Object(kept);
  const isRecent = askedAt > Date.now() - KEPT_FOR;
  return isRecent && typeof path === 'string' ? questionAt(path) : null;
}

/** Storage may be switched off or full. Then only the address of the sign-in screen has the question. */
function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Returns the question in the address (`?redirect=`), which is then kept, or else the kept one. */
export function useQuestion(): Question | null {
  const asked = questionAt(useSearchParams()[0].get('redirect'));
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? keptQuestion() : null), [hydrated]);
  const path = asked?.path;
  useEffect(() => {
    if (path) keepQuestion(path);
  }, [path]);
  return asked ?? kept;
}
