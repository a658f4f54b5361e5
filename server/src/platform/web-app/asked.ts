import { safeRedirect } from '@redflag/shared/accounts/redirect';
import { categoryValues } from '@redflag/shared/categories/values';
import { showBriefly } from '@redflag/shared/text/show-target';
import { precautionsFor } from '@redflag/shared/verdicts/precautions.words';
import { escapeHtml } from '#platform/http/html.ts';

/** Returns the address's query where an address's `redirect` leads. */
function queryAfterSignIn(params: URLSearchParams): URLSearchParams {
  const path = safeRedirect(params.get('redirect')) ?? '/';
  return new URL(path, 'https://here.invalid').searchParams;
}

/**
 * Whether a built form is not what an address shows: somebody signs in to see or file something that they named
 * (web's `pending-search.tsx`), or the query says more than where to go on to.
 */
export function isOtherThanBuilt(search: string): boolean {
  const params = new URLSearchParams(search);
  const named = queryAfterSignIn(params);
  return (
    [...params.keys()].some((name) => name !== 'redirect') ||
    ['target', 'type', 'shared'].some((name) => named.has(name))
  );
}

/**
 * Renders what a visitor asked on the start page and what to do until they know, for the sign-in screen
 * where scripts are switched off; empty if they asked nothing.
 * @param search the address's query
 */
export function renderAsked(search: string): string {
  const params = new URLSearchParams(search);
  const target = queryAfterSignIn(params).get('target')?.trim();
  if (!target) return '';
  const about = categoryValues.find((value) => value === params.get('about')) ?? null;
  const items = precautionsFor(about).map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  return `<p>You asked about: <bdi>${escapeHtml(showBriefly(target))}</bdi></p><h2>Until you know</h2><ul>${items.join('')}</ul>`;
}
