import type { Category } from '@redflag/shared/categories';
import type { Target } from '@redflag/shared/checks';
import { showTarget } from '@redflag/shared/targets/show-target';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryNouns, withArticle } from '#features/reports/category-nouns.ts';
import type { ReportList } from '#features/reports/lists/report-listing.tsx';
import { ReportListing } from '#features/reports/lists/report-listing.tsx';
import { useFocusedHeading } from '#features/reports/use-focused-heading.ts';
import { useTargets } from '#features/reports/verdicts/use-targets.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import classes from './search.module.css';
import type { Search } from './search-address.ts';
import { editAddress } from './search-address.ts';
import { SoughtVerdicts } from './sought-verdicts.tsx';

interface SearchResultsProps {
  categories: Category[];
  search: Search;
  reports: ReportList;
  reportPath: (id: string) => string;
  newReportPath: (prefilled: Search) => string;
  alertOn?: (target: Target) => ReactNode;
}

export function SearchResults(props: SearchResultsProps) {
  const { categories, search, reports, reportPath, newReportPath, alertOn } = props;
  const heading = useFocusedHeading();
  const targets = useTargets(search);
  const detected = search.category ? null : targets.data?.items[0]?.category;
  const [target, another] = targets.data?.items ?? [];
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
            {detected ? (
              <>
                Searched as {withArticle(categoryNouns[detected])}.{' '}
                <Link to={editAddress(search)}>Change</Link>
              </>
            ) : (
              [category?.label ?? 'All categories', subcategory?.label].filter(Boolean).join(', ')
            )}
          </p>
        </div>
      </div>
      <SoughtVerdicts targets={targets} />
      {/* The server remembers a search when it answers it. */}
      {alertOn && reports.data && target && !target.sharedHost && !another ? alertOn(target) : null}
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
            {targets.data ? null : 'No one has reported this yet. That does not mean it is safe. '}
            If it seems wrong, be careful and report it to protect others.
            {detected ? (
              <>
                {' '}
                Not {withArticle(categoryNouns[detected])}?{' '}
                <Link to={editAddress(search)}>Change the category</Link>.
              </>
            ) : null}
          </EmptyState>
        }
      />
    </section>
  );
}
