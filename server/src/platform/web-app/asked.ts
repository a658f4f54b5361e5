import { replyForms, safeRedirect } from '@redflag/shared/accounts/redirect';
import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValues } from '@redflag/shared/categories/values';
import { CHECKED_TEXT_MAX } from '@redflag/shared/checks/values';
import { REPLY_PROMISES } from '@redflag/shared/replies/promises.words';
import { detectCategory, isMessage } from '@redflag/shared/targets';
import { findTargets } from '@redflag/shared/targets/messages/find-targets';
import { showBriefly } from '@redflag/shared/text/show-target';
import { precautionsFor, worstKind } from '@redflag/shared/verdicts/precautions.words';
import { escapeHtml } from '#platform/http/html.ts';

/** As many as a built form has room for (web's `built-question.tsx`). */
const SENTENCES_MAX = 5;

/**
 * Returns the sign-in screen for a visitor who opened a path. For a search it names the category (`about`), and of
 * a message what it names (`found`), by its place: the screen could find that out itself only with 170 KiB of script.
 */
export function signInFor(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://here.invalid');
  const target = searchParams.get('target')?.trim();
  const redirect = new URLSearchParams({ redirect: path });
  if (pathname === replyForms.user) return `/signin?${redirect}`;
  if (!target || !/^\/user\/dashboard\/*$/i.test(pathname)) return `/login?${redirect}`;
  const found = isMessage(target) ? findTargets(target.slice(0, CHECKED_TEXT_MAX)) : [];
  const about = worstKind(found.map(({ category }) => category)) ?? detectCategory(target);
  const places = found.map(({ category, start, end }) => `${category}:${start}-${end}`);
  if (about) redirect.set('about', about);
  if (places.length > 0) redirect.set('found', places.join());
  return `/signin?${redirect}`;
}

/** What somebody named before they were asked to sign in. */
interface Asked {
  path: string;
  /** As typed; null for something that was shared from another app, or is to be reported. */
  target: string | null;
  about: CategoryValue | null;
  /** Whether they want to answer the reports on it. */
  isMine: boolean;
}

/** Returns what a visitor asked, by the query of a sign-in screen, as web's `pending-search.tsx` does. */
function readAsked(search: string): Asked | null {
  const params = new URLSearchParams(search);
  const path = safeRedirect(params.get('redirect'));
  const { pathname, searchParams } = new URL(path ?? '/', 'https://here.invalid');
  const target = searchParams.get('target')?.trim() || null;
  const isMine = pathname === replyForms.user;
  const about = categoryValues.find((value) => value === params.get('about')) ?? null;
  const asked = { path: path ?? '/', target, about, isMine };
  if (isMine) return asked;
  if (!/^\/user\/dashboard(\/new-report)?$/.test(pathname)) return null;
  if (searchParams.has('type') || searchParams.has('shared')) return { ...asked, target: null };
  return target && pathname.endsWith('dashboard') ? asked : null;
}

/** Whether a built form is not what an address shows, because its query says more than where to go on to. */
export function isOtherThanBuilt(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(
    (name) => !['redirect', 'about', 'found'].includes(name),
  );
}

/**
 * Renders what a visitor asked on the start page and what to do until they know, for the sign-in screen
 * where scripts are switched off; empty if they asked nothing.
 * @param search the address's query
 */
export function renderAsked(search: string): string {
  const asked = readAsked(search);
  if (!asked || asked.target === null) return '';
  const { title, sentences } = adviceFor(asked);
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  return `<p>You asked about: <bdi>${escapeHtml(showBriefly(asked.target))}</bdi></p><h2>${title}</h2><ul>${items.join('')}</ul>`;
}

/** Describes a report behind sign-in for previews of shared links: the same for every id. */
function describeReport(page: string): string {
  const describe = (property: string, text: string) =>
    [new RegExp(`(<meta property="${property}" content=")[^"]*`), `$1${text}`] as const;
  return page
    .replace(...describe('og:title', 'Somebody shared a link to a report with you'))
    .replace(...describe('og:description', 'Sign in to read it.'));
}

/** Fills what a visitor asked into a built form to sign in, where it can be read before the scripts have come. */
export function fillInQuestion(page: string, search: string): string {
  const params = new URLSearchParams(search);
  const asked = readAsked(search);
  const texts: Record<string, string> = {};
  if (asked) {
    texts.STATE = 'asked';
    texts[0] = headingFor(asked, new URL(asked.path, 'https://here.invalid'));
    texts.SIGN_UP = `/signup?${new URLSearchParams({ redirect: asked.path })}`;
    const { title, sentences } = adviceFor(asked);
    texts.NEXT = title;
    for (const [index, sentence] of sentences.slice(0, SENTENCES_MAX).entries())
      texts[index + 1] = sentence;
    if (asked.target !== null && !asked.isMine && !isMessage(asked.target)) {
      const mine = `${replyForms.user}?${new URLSearchParams({ target: asked.target })}`;
      texts.MINE = `/signin?${new URLSearchParams({ redirect: mine })}`;
    }
  }
  const title = asked ? titleFor(asked) : null;
  const isReport = /^\/user\/report\/[^/]/.test(params.get('redirect') ?? '');
  const described = isReport ? describeReport(page) : page;
  const titled = title ? described.replaceAll('Sign In –', () => `${title} –`) : described;
  return titled.replace(/#QUESTION_(\w+)/g, (_, name) => escapeHtml(texts[name] ?? ''));
}

// As web's `sign-in.tsx` and `sign-in-for-search.tsx` word them.

function adviceFor({ isMine, about }: Asked): { title: string; sentences: readonly string[] } {
  return isMine
    ? { title: 'What happens next', sentences: REPLY_PROMISES }
    : { title: 'Until you know', sentences: precautionsFor(about) };
}

function titleFor({ path, target, isMine }: Asked): string {
  if (isMine) return 'Sign in to answer reports';
  const isReport =
    target === null && new URL(path, 'https://here.invalid').searchParams.has('type');
  return isReport ? 'Sign in to report' : 'Sign in to see the answer';
}

function headingFor({ target, isMine }: Asked, { searchParams }: URL): string {
  if (isMine)
    return target ? `Answer the reports on \u2068${showBriefly(target)}\u2069` : 'Answer reports';
  if (target === null) {
    return searchParams.has('type') ? 'Report a scam or phish' : 'Check or report what you shared';
  }
  if (isMessage(target)) return 'See reports on what your message names';
  // Isolated: a target may be written from right to left.
  return `See reports on \u2068${showBriefly(target)}\u2069`;
}
