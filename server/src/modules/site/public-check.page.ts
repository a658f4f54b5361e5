import { replyForms } from '@redflag/shared/accounts/redirect';
import { subjectOf } from '@redflag/shared/categories/subcategory.words';
import type { Target } from '@redflag/shared/checks';
import { isMessage } from '@redflag/shared/targets';
import { splitAtSeams } from '@redflag/shared/text/seams';
import { showBriefly, showTarget } from '@redflag/shared/text/show-target';
import { adviceOn, wordLookAlike, wordWhole } from '@redflag/shared/verdicts/advice.words';
import { precautionsFor } from '@redflag/shared/verdicts/precautions.words';
import type { Sign, Tone } from '@redflag/shared/verdicts/tone-of';
import { isSuspect, isWarning, signOf, toneOf } from '@redflag/shared/verdicts/tone-of';
import { wordStatementBy } from '@redflag/shared/verdicts/verdict.words';
import { escapeHtml } from '#platform/http/html.ts';
import { signInFor } from '#platform/web-app/asked.ts';

/** What web/src/app/public/public-check.tsx leaves open. */
export interface Answer {
  /** In the title of the page. */
  title: string;
  /** In the field for the next check. */
  typed: string;
  /** HTML. */
  body: string;
  /** HTML: the ways to the reports. */
  ways?: string;
}

/** Where the web app is not built, such as in tests. */
const PLAIN =
  '<title>#CHECK_TITLE</title><input name="target" value="#CHECK_TYPED">#CHECK_BODY#CHECK_WAYS';

/**
 * Fills in the page of an answer, in one pass, so that a target that looks like a placeholder
 * stays. `page` is built by web/.
 */
export function fillIn(
  page: string | undefined,
  { title, typed, body, ways = '' }: Answer,
): string {
  const marks: Record<string, string> = {
    '#CHECK_TITLE': escapeHtml(title),
    '#CHECK_TYPED': escapeHtml(typed),
    '#CHECK_BODY': body,
    '#CHECK_WAYS': ways,
  };
  return (page ?? PLAIN).replace(/#CHECK_(TITLE|TYPED|BODY|WAYS)/g, (mark) => marks[mark] ?? mark);
}

/** Renders the verdicts on what was typed, and what to do. */
export function renderVerdicts(typed: string, targets: Target[]): string {
  const [worst] = targets;
  return [
    `<h1><bdi>${breakable(showBriefly(typed))}</bdi></h1>`,
    ...targets.map(renderVerdict),
    worst?.id && worst.verdict.level === 'confirmed'
      ? `<p><a data-second href="/v1/targets/${worst.id}/picture" download="scam.png">Save a picture to warn others</a></p>`
      : '',
    renderAdvice(
      'What to do now',
      precautionsFor(worst?.category ?? null, !worst || isSuspect(worst)),
    ),
  ].join('\n');
}

/** Renders the ways to the reports on what was typed. */
export function renderWays(typed: string, targets: Target[], signUp: boolean): string {
  const isKnown = targets.some(({ verdict }) => verdict.level !== 'unknown');
  const reason = isKnown ? 'see the reports' : 'report it';
  const redirect = new URLSearchParams({
    redirect: `/user/dashboard?${new URLSearchParams({ target: typed })}`,
  });
  const mine = signInFor(`${replyForms.user}?${new URLSearchParams({ target: typed })}`);
  const create = `<a data-action href="/signup?${redirect}">Create a free account to ${reason}</a>`;
  const enter = `<p><a href="/signin?${redirect}">Sign in to ${reason}</a></p>`;
  const itsHolder = `<p>Is it yours? <a href="${mine}">This is mine</a></p>`;
  return (signUp ? create : '') + enter + (isKnown && !isMessage(typed) ? itsHolder : '');
}

const breakable = (text: string) => splitAtSeams(text).map(escapeHtml).join('<wbr>');

function renderVerdict(target: Target): string {
  const { shown, lookAlike, notes, verdict } = target;
  const advice = adviceOn(target);
  const whole = wordWhole(verdict);
  const folded = whole
    ? `<details><summary>${whole.summary}</summary><p>${escapeHtml(whole.text)}</p></details>`
    : '';
  const paragraphs = [
    `${escapeHtml(subjectOf(target))}: <bdi>${breakable(showTarget(shown))}</bdi>`,
    lookAlike ? `<strong>Look-alike:</strong> ${wordLookAlike()}` : '',
    ...notes.map(({ kind, text }) =>
      isWarning(kind) ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text),
    ),
    escapeHtml(`${verdict.brief}.`),
    advice ? `<strong>${escapeHtml(advice)}</strong>` : '',
  ];
  return renderFrame(
    toneOf(target),
    signOf(target),
    verdict.heading,
    paragraphs,
    renderStatement(verdict) + folded,
  );
}

/** Renders a page without a verdict, which says why and what to do. */
export function renderOther(
  heading: string,
  sentence: string,
  advice: readonly string[] = [],
): string {
  const text = `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(sentence)}</p>`;
  return advice.length > 0 ? text + renderAdvice('Until you know', advice) : text;
}

function renderStatement({ statement }: Target['verdict']): string {
  if (!statement) return '';
  const by = escapeHtml(wordStatementBy(statement));
  return `<blockquote><p>${by}</p><p dir="auto">${breakable(statement.text)}</p></blockquote>`;
}

function renderFrame(
  tone: Tone,
  sign: Sign,
  heading: string,
  paragraphs: string[],
  folded: string,
): string {
  const drawn = `<svg width="48" height="48" aria-hidden="true"><use href="#${sign}"/></svg>`;
  const text = paragraphs.filter(Boolean).map((html) => `<p>${html}</p>`);
  return `<section data-tone="${tone}"><div>${drawn}<h2>${escapeHtml(heading)}</h2></div>${text.join('')}${folded}</section>`;
}

function renderAdvice(heading: string, sentences: readonly string[]): string {
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  return `<h2>${heading}</h2><ul>${items.join('')}</ul>`;
}
