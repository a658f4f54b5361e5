import { subjectOf } from '@redflag/shared/categories/subcategory.words';
import type { Target } from '@redflag/shared/checks';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Search } from '#features/reports/search-address.ts';
import { searchFor } from '#features/reports/search-for.ts';
import { ShownTarget } from '#ui/text/breakable.tsx';
import { VerdictLevel } from './verdict-level.tsx';
import classes from './verdicts.module.css';

interface LinkedTargetsProps {
  targets: NonNullable<Target['linked']>;
  searchPath: (search: Search) => string;
}

/** What reports on a target also name, each with its verdict and a link to its search. */
export const LinkedTargets = memo(({ targets, searchPath }: LinkedTargetsProps) => {
  if (targets.length === 0) return null;
  return (
    <>
      <h2 id="linked" className="mt-md mb-md">
        Also named in reports on it
      </h2>
      <ul className={classes.linked} aria-labelledby="linked">
        {targets.map((target) => {
          const { category, key, shown } = target;
          const path = searchPath(searchFor(target));
          return (
            <li key={`${category} ${key}`}>
              <span>
                {subjectOf(target)}:{' '}
                <Link className="touch" to={path}>
                  <ShownTarget>{shown}</ShownTarget>
                </Link>
                {target.lookAlike ? ' (a look-alike of another address)' : null}
              </span>
              <VerdictLevel target={target} />
            </li>
          );
        })}
      </ul>
    </>
  );
});
