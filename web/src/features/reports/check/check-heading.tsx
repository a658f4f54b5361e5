import { Link } from 'react-router';
import classes from '#features/reports/search/search.module.css';
import type { HiddenMode, Search } from '#features/reports/search/search-address.ts';
import { editAddress, hiddenAnswers } from '#features/reports/search/search-address.ts';
import { useFocusedHeading } from '#features/reports/use-focused-heading.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';

interface CheckHeadingProps {
  mode: HiddenMode;
  search: Search;
}

/** The heading of an answer that takes the place of the search form, and the way back to it. */
export function CheckHeading({ mode, search }: CheckHeadingProps) {
  const heading = useFocusedHeading();
  return (
    <div className={classes.heading}>
      <Link className={classes.back} to={editAddress(search, mode)} aria-label="Back to search">
        <ArrowLeftIcon />
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {hiddenAnswers[mode]}
      </h1>
    </div>
  );
}
