import { useDebouncedValue } from '@mantine/hooks';
import type { Target } from '@redflag/shared/checks';
import { isWarning } from '@redflag/shared/verdicts/tone-of';
import type { Search } from '#features/reports/search-address.ts';
import { useValidTarget } from '#features/reports/target-format.ts';
import { useReportedByMe } from '#features/reports/verdicts/use-reported-by-me.ts';
import { useTargets } from '#features/reports/verdicts/use-targets.ts';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import classes from './filing.module.css';

/** The pause in typing after which the target is looked up, in milliseconds. */
const TYPING_PAUSE = 400;

interface EarlierReportsProps {
  sought: Search;
  resultsPath: (sought: Search) => string;
}

/** Shows what is already known of the target, while it is being typed. */
export function EarlierReports({ sought, resultsPath }: EarlierReportsProps) {
  const [typed] = useDebouncedValue(sought.target.trim(), TYPING_PAUSE);
  const target = useValidTarget({ ...sought, target: typed });
  const { data } = useTargets({ ...sought, target });
  // The worst of those on several platforms.
  const known = target ? data?.items.find(isWorthSaying) : undefined;
  const own = useReportedByMe(known);
  return (
    <div className={classes.earlier} role="status">
      {known ? (
        <Verdict target={known} own={own}>
          {known.verdict.level === 'unknown' ? null : (
            <>
              {own ? null : <p>Report it too: each person counts once.</p>}
              <a href={resultsPath({ ...sought, target })} target="_blank" rel="noopener">
                See the reports (opens in a new tab)
              </a>
            </>
          )}
        </Verdict>
      ) : null}
    </div>
  );
}

/** Whether there is news for a reporter, who expects that nobody has reported the target yet. */
function isWorthSaying({ verdict, sharedHost, lookAlike, notes }: Target): boolean {
  const warns = notes.some(({ kind }) => isWarning(kind) || kind === 'own-address');
  return verdict.level !== 'unknown' || sharedHost || lookAlike || warns;
}
