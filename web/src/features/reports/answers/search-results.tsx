import { categoryLabel, categoryWithArticle } from '@redflag/shared/categories/category.words';
import { subcategoryLabel } from '@redflag/shared/categories/subcategory.words';
import { subcategoryValues } from '@redflag/shared/categories/values';
import type { Target } from '@redflag/shared/checks';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import { outcomeOf } from '#api/problem.ts';
import { CopyTarget } from '#features/reports/copy-target.tsx';
import { NewReports } from '#features/reports/lists/new-reports.tsx';
import type { ReportList } from '#features/reports/lists/report-listing.tsx';
import { ReportListing } from '#features/reports/lists/report-listing.tsx';
import type { Search } from '#features/reports/search-address.ts';
import { editAddress, resultsAddress } from '#features/reports/search-address.ts';
import { LinkedTargets } from '#features/reports/verdicts/linked-targets.tsx';
import { useReportedByMe } from '#features/reports/verdicts/use-reported-by-me.ts';
import type { useTargets } from '#features/reports/verdicts/use-targets.ts';
import { useTarget, useTargetOverview } from '#features/reports/verdicts/use-targets.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useDeferredAppearance } from '#ui/hooks/use-deferred-appearance.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import { AnswerHeading } from './answer-heading.tsx';
import classes from './answers.module.css';
import type { AnswerSlots } from './next-steps.tsx';
import { NextSteps } from './next-steps.tsx';
import { SoughtVerdicts } from './sought-verdicts.tsx';
import { Excerpts, Losses, Timeline } from './target-overview.tsx';

interface SearchResultsProps extends AnswerSlots {
  search: Search;
  /** What the search means. */
  sought: ReturnType<typeof useTargets>;
  reports: ReportList;
  reportPath: (id: string) => string;
  newReportPath: (prefilled: Search) => string;
}

const none: [] = [];

/**
 * The answer to a search, then the reports that it finds. A search without a target has only these. What it consists
 * of arrives in any order: its parts are memoised, so that a cheap phone draws each once.
 */
export default function SearchResults({
  search,
  sought,
  reports,
  reportPath,
  ...slots
}: SearchResultsProps) {
  const { data, problem } = outcomeOf(sought);
  const isShown = useDeferredAppearance(data !== undefined);
  const isLoading = sought.isLoading || (data !== undefined && !isShown);
  const items: Target[] = data?.items ?? none;
  const [worst, another] = items;
  const targets = isShown ? items : none;
  const only = another ? null : worst?.id;
  const linked = useTarget(only);
  const overview = useTargetOverview(only);
  const isOverviewShown = useDeferredAppearance(overview.data !== undefined);
  const told = isOverviewShown ? overview.data : undefined;
  const own = useReportedByMe(worst);
  const failure = data || problem?.isMissing ? null : problem;
  const listed = reports.data !== undefined;
  const saysNone =
    worst?.verdict.level === 'unknown' &&
    !worst.sharedHost &&
    !reports.data?.pages[0]?.items.length;
  const retry = () => Promise.all([sought.refetch(), reports.refetch()]);
  // What may still appear above the list would push it away.
  const isOverviewLoading = overview.isLoading || told !== overview.data;
  const settled = !isLoading && !linked.isLoading && !isOverviewLoading && (!failure || listed);
  const news = search.target ? null : <NewReports refetch={reports.refetch} />;
  return (
    <section aria-labelledby="results">
      <ResultsHeading search={search} targets={targets} loading={isLoading} />
      <SoughtVerdicts sought={search.target} targets={targets} loading={isLoading} own={own} />
      {failure ? (
        <FailureState message={failure.sentence} onRetry={retry}>
          Until you have the answer, do not pay, reply or click.
        </FailureState>
      ) : null}
      {worst && isShown ? (
        <NextSteps
          search={search}
          target={worst}
          isOnly={!another}
          remembered={listed}
          own={own}
          {...slots}
        />
      ) : null}
      {told ? (
        <>
          <Losses losses={told.losses} />
          <Excerpts excerpts={told.excerpts} reportPath={reportPath} />
          <Timeline months={told.months} />
        </>
      ) : null}
      <LinkedTargets targets={linked.data?.linked ?? none} searchPath={resultsAddress} />
      {settled && !saysNone ? (
        <>
          {search.target ? <h2 className="mt-md mb-md">Reports</h2> : null}
          <ReportListing
            caption="Reports found"
            list={reports}
            reportPath={reportPath}
            ofOneTarget={Boolean(search.target)}
            action={news}
            empty={
              <>
                {news}
                <NoReports reportIt={worst ? null : slots.newReportPath(search)} />
              </>
            }
          />
        </>
      ) : null}
    </section>
  );
}

interface ResultsHeadingProps {
  search: Search;
  targets: Target[];
  loading: boolean;
}

const ResultsHeading = memo(({ search, targets, loading }: ResultsHeadingProps) => {
  const change = editAddress(search);
  const message: string | undefined = useLocation().state?.message;
  return (
    <AnswerHeading
      id="results"
      back={
        message
          ? { to: message, label: 'Back to the message' }
          : { to: change, label: 'Back to search' }
      }
      note={
        <p className={classes.note}>
          <SearchedAs words={searchedAs(search, targets)} loading={loading} />{' '}
          <Link className="touch on-screen" to={change}>
            Change
          </Link>{' '}
          <CopyTarget target={search.target} />
        </p>
      }
    >
      {search.target ? <ShownTarget>{search.target}</ShownTarget> : 'Reports'}
    </AnswerHeading>
  );
});

/** Keeps room for the words while they are not known, so that the answer below stays where it is. */
function SearchedAs({ words, loading }: { words: string; loading: boolean }) {
  if (words || !loading) return <span>{words}</span>;
  return <span className={classes.coming}>Searched as a phone number.</span>;
}

function NoReports({ reportIt }: { reportIt: string | null }) {
  return (
    <EmptyState
      title="No reports found"
      action={
        reportIt ? (
          <Button component={Link} to={reportIt}>
            Report it
          </Button>
        ) : null
      }
    >
      If it seems wrong, be careful and report it to protect others.
    </EmptyState>
  );
}

/** What was searched: a target as which kinds of things, or all reports of a kind. */
function searchedAs({ category, subcategory, target }: Search, targets: Target[]): string {
  const found = new Set(category ? [category] : targets.map((one) => one.category));
  if (found.size === 0) return target ? '' : 'All categories.';
  const kinds = target
    ? `Searched as ${[...found].map(categoryWithArticle).join(' and ')}`
    : [...found].map(categoryLabel).join();
  const chosen = category && subcategoryValues[category].find((value) => value === subcategory);
  const more = chosen ? subcategoryLabel(chosen) : numberOf(targets, target);
  return more ? `${kinds}, ${more}.` : `${kinds}.`;
}

/** The number as which a local one was read, where the verdict does not name it; otherwise empty. */
function numberOf([target]: Target[], typed: string): string {
  if (target?.category !== 'phone-number' || target.verdict.level !== 'unknown') return '';
  return target.key.startsWith('+') && !typed.startsWith('+') ? target.key : '';
}
