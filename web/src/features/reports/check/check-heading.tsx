import { Link, useSearchParams } from 'react-router';
import classes from '#features/reports/search/search.module.css';
import type { HiddenMode } from '#features/reports/search/search-address.ts';
import { editAddress, hiddenAnswers, readSearch } from '#features/reports/search/search-address.ts';
import { useFocusedHeading } from '#features/reports/use-focused-heading.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';

/** The heading of an answer that takes the place of the search form, and the way back to it. */
export function CheckHeading({ mode }: { mode: HiddenMode }) {
  const { search, id } = readSearch(useSearchParams()[0]);
  const heading = useFocusedHeading();
  return (
    <div className={classes.heading}>
      <Link className={classes.back} to={editAddress(search, mode, id)} aria-label="Back to search">
        <ArrowLeftIcon />
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {hiddenAnswers[mode]}
      </h1>
    </div>
  );
}
