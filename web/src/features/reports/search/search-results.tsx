import type { Category } from '@redflag/shared/categories';
import { showTarget } from '@redflag/shared/targets/show-target';
import { Link } from 'react-router';
import type { ReportList } from '#features/reports/lists/report-listing.tsx';
import { ReportListing } from '#features/reports/lists/report-listing.tsx';
import { useTargetSummary } from '#features/reports/target-summary.ts';
import { useFocusedHeading } from '#features/reports/use-focused-heading.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import classes from './search.module.css';
import type { Search } from './search-address.ts';
import { editAddress } from './search-address.ts';
import { Verdict } from './verdict.tsx';

interface SearchResultsProps {
  categories: Category[];
  search: Search;
  reports: ReportList;
  reportPath: (id: string) => string;
  newReportPath: (prefilled: Search) => string;
}

export function SearchResults(props: SearchResultsProps) {
  const { categories, search, reports, reportPath, newReportPath } = props;
  const heading = useFocusedHeading();
  const summary = useTargetSummary(search).data;
  const detected = search.category ? null : summary?.category;
  const category = categories.find(({ value }) => value === (search.category || detected));
  const subcategory = category?.subcategories.find(({ value }) => value === search.subcategory);
  return (
    <section aria-labelledby="results">
      <div className={classes.heading}>
        <Link className={classes.back} to={editAddress(search)} aria-label="Back to search">
          <ArrowLeftIcon />
        </Link>
        <div>
          <h2 id="results" ref={heading} tabIndex={-1}>
            {search.target ? (
              <>
                Reports on <bdi>{showTarget(search.target)}</bdi>
              </>
            ) : (
              'Reports'
            )}
          </h2>
          <p>
            {category?.label ?? 'All categories'}
            {subcategory ? `, ${subcategory.label}` : null}
            {detected ? ' (detected from the target; go back to change it)' : null}
          </p>
        </div>
      </div>
      <Verdict summary={summary} />
      <ReportListing
        caption="Reports found"
        list={reports}
        reportPath={reportPath}
        empty={
          <EmptyState
            title="No reports found"
            action={
              <Button
                component={Link}
                to={newReportPath({ ...search, category: category?.value ?? '' })}
              >
                Report it
              </Button>
            }
          >
            {detected && category
              ? `Nobody has reported this as ${category.label} yet: if it is something else, go back and choose its category. `
              : 'Nobody has reported this yet. '}
            No reports is not proof of safety. If it seems wrong to you, stay careful, and report it
            to protect others.
          </EmptyState>
        }
      />
    </section>
  );
}
