import type { Target } from '@redflag/shared/checks';
import { showTarget } from '@redflag/shared/text/show-target';
import { withSame } from '@redflag/shared/verdicts/tone-of';
import { memo } from 'react';
import { Link } from 'react-router';
import { resultsAddress } from '#features/reports/search-address.ts';
import { searchFor } from '#features/reports/search-for.ts';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { VerdictFrame } from '#features/reports/verdicts/verdict-frame.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import classes from './answers.module.css';

interface SoughtVerdictsProps {
  /** As typed. */
  sought: string;
  /** What that means, the worst first. */
  targets: Target[];
  loading: boolean;
  /** Whether the person is one of those who reported the worst. */
  own?: boolean;
}

/** The verdict on each target that the search means; before that, what to do in the meantime. */
export const SoughtVerdicts = memo((props: SoughtVerdictsProps) => {
  const { sought, targets, loading, own = false } = props;
  const answered = withSame(targets);
  return (
    <div className={classes.verdicts} role="status">
      {loading ? (
        <VerdictFrame
          tone="neutral"
          large
          sign={<Skeleton className={classes.unknown} />}
          title="Looking it up…"
        >
          <p>Do not pay, reply or click until you have the answer.</p>
        </VerdictFrame>
      ) : null}
      {answered.map((target, position) => (
        <section
          key={`${target.category} ${target.key}`}
          aria-label={`What we know of ${showTarget(target.shown)}`}
        >
          <Verdict
            target={target}
            large={position === 0}
            own={own && target === targets[0]}
            withoutTarget={answered.length === 1 && showTarget(target.shown) === showTarget(sought)}
          >
            {targets.includes(target) ? null : (
              <Link className="touch" to={resultsAddress(searchFor(target))}>
                See the whole answer
                <span className="visually-hidden"> on {showTarget(target.shown)}</span>
              </Link>
            )}
          </Verdict>
        </section>
      ))}
    </div>
  );
});
