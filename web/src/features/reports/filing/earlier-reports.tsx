import { Anchor } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Search } from '#features/reports/search/search-address.ts';
import { useValidTarget } from '#features/reports/target-format.ts';
import { peopleWhoReported, useTargetSummary } from '#features/reports/target-summary.ts';
import { DateTime } from '#ui/date-time.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './filing.module.css';

/** The pause in typing after which the target is looked up, in milliseconds. */
const TYPING_PAUSE = 400;

interface EarlierReportsProps {
  sought: Search;
  resultsPath: (sought: Search) => string;
}

/** Shows how many people have already reported the target, while it is being typed. */
export function EarlierReports({ sought, resultsPath }: EarlierReportsProps) {
  const [typed] = useDebouncedValue(sought.target.trim(), TYPING_PAUSE);
  const target = useValidTarget({ ...sought, target: typed });
  const { data } = useTargetSummary({ ...sought, target });
  return (
    <div className={classes.earlier} role="status">
      {target && data?.people ? (
        <Notice tone="caution" title={peopleWhoReported(data.people)}>
          {data.latestAt ? (
            <p>
              Last reported on <DateTime value={data.latestAt} />. Your report counts too: it shows
              that the scam is still going on.
            </p>
          ) : null}
          <Anchor href={resultsPath({ ...sought, target })} target="_blank">
            See their reports (opens in a new tab)
          </Anchor>
        </Notice>
      ) : null}
    </div>
  );
}
