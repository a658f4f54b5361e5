import { Skeleton } from '@mantine/core';
import { outcomeOf } from '#api/problem.ts';
import type { useTargets } from '#features/reports/verdicts/use-targets.ts';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { FailureState } from '#ui/failure-state.tsx';
import classes from './search.module.css';

/** The answer, above the list: the verdict on each target that the search means. */
export function SoughtVerdicts({ targets }: { targets: ReturnType<typeof useTargets> }) {
  const { data, problem, refetch } = outcomeOf(targets);
  return (
    <div className={classes.verdicts} role="status">
      {targets.isLoading ? <Skeleton height={128} /> : null}
      {data?.items.map((target) => (
        <Verdict key={target.key} target={target} />
      ))}
      {problem && !data && !problem.isMissing ? (
        <FailureState message={problem.detail} onRetry={refetch} />
      ) : null}
    </div>
  );
}
