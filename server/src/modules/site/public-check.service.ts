import { anyTarget } from '@redflag/shared/categories/category.words';
import type { Target } from '@redflag/shared/checks';
import { NOTHING_FOUND, whatWeLookFor } from '@redflag/shared/checks/check.words';
import { TARGET_MAX } from '@redflag/shared/reports';
import { isMessage } from '@redflag/shared/targets';
import { showBriefly } from '@redflag/shared/text/show-target';
import { precautionsFor } from '@redflag/shared/verdicts/precautions.words';
import { withSame } from '@redflag/shared/verdicts/tone-of';
import { checkText, lookUp } from '#modules/targets/index.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { Answer } from './public-check.page.ts';
import { renderOther, renderVerdicts, renderWays } from './public-check.page.ts';

const oneAtATime = () => `Check one ${anyTarget()} at a time.`;

/** Answers a visitor's question, trimmed, with the verdicts alone, and keeps nothing of it. */
export async function checkPublicly(platform: Platform, typed: string): Promise<Answer> {
  const other = (title: string, sentence: string, advice?: readonly string[]): Answer => ({
    title,
    typed: typed.slice(0, TARGET_MAX),
    body: renderOther(title, sentence, advice),
  });
  if (!typed) return other('What do you want to check?', oneAtATime());
  if (typed.length > TARGET_MAX) return other('This is too long to check', oneAtATime());
  try {
    const title = showBriefly(typed);
    const targets = await findTargets(platform, typed);
    if (targets.length === 0) return other(NOTHING_FOUND, whatWeLookFor(), precautionsFor(null));
    const ways = renderWays(typed, targets, platform.config.signUp);
    return { title, typed, body: renderVerdicts(typed, targets), ways };
  } catch (error) {
    if (!(error instanceof ProblemError && error.details.status === 422)) throw error;
    return other('We do not recognise this', `Check the spelling. ${oneAtATime()}`);
  }
}

/** Returns what is typed, or what a whole message names, the worst first. */
async function findTargets(platform: Platform, typed: string): Promise<Target[]> {
  const found = isMessage(typed)
    ? (await checkText(platform, null, { text: typed })).items.map(({ target }) => target)
    : await lookUp(platform, null, { target: typed });
  return withSame(found);
}

/** Words an error for a visitor. `typed` may be what no page can hold, such as a NUL character. */
export function explainProblem(
  { status, headers }: ProblemError['details'],
  typed: string,
): Answer {
  const [title, sentence] = wordsFor(status, headers?.['retry-after']);
  return {
    title,
    typed: typed.replaceAll('\0', '').toWellFormed(),
    body: renderOther(title, sentence, precautionsFor(null)),
  };
}

function wordsFor(status: number, retryAfter: string | undefined): [string, string] {
  if (status === 429) {
    const pause = retryAfter ? `${retryAfter} seconds` : 'a minute';
    return ['Too many checks', `Wait ${pause}, then try again.`];
  }
  if (status < 500) return ['We cannot read this', oneAtATime()];
  return ['We cannot check right now', 'Wait a minute, then try again.'];
}
