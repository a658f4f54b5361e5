import type { Config } from '#platform/config.ts';
import type { Words } from './drawing.ts';

/** Words the picture of a confirmed target. It outlives the verdict, so it names its day. */
export function wordsOn(
  target: string,
  { companyName, publicUrl }: Pick<Config, 'companyName' | 'publicUrl'>,
  now: Date,
  isDisputed: boolean,
): Words {
  const day = now.toISOString().slice(0, 10).split('-').reverse().join('/');
  return {
    loud: 'SCAM',
    confirmed: `Confirmed by our reviewers${isDisputed ? ', disputed by its holder' : ''}. As of ${day}`,
    target,
    product: companyName,
    check: `Check it at ${new URL(publicUrl).host}`,
  };
}
