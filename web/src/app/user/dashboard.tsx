import type { Category } from '@redflag/shared/categories';
import type { Target } from '@redflag/shared/checks';
import { showTarget } from '@redflag/shared/text/show-target';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Navigate, PrefetchPageLinks, useNavigate, useSearchParams } from 'react-router';
import { useCategories } from '#features/categories/categories-loaded.tsx';
import { FirstSteps } from '#features/first-steps/first-steps.tsx';
import { PostsTeaser } from '#features/posts/posts-teaser.tsx';
import { newReportAddress, readPrefill } from '#features/reports/filing/prefill.ts';
import { beginAnswer, ReportSearch } from '#features/reports/search/report-search.tsx';
import { hiddenAnswers, readSearch } from '#features/reports/search-address.ts';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { lazyExtra, lazyPart } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import classes from './dashboard.module.css';

/** These come after the verdict. */
const Advice = lazyExtra(() => import('#features/advice/advice.tsx'));
const PaidPack = lazyExtra(() => import('#features/statement/paid-pack.tsx'));
const FlagButton = lazyExtra(() => import('#features/flags/flag-button.tsx'));
const AlertNotice = lazyExtra(() => import('#features/alerts/alert-notice.tsx'));

/** For the other tab. */
const OwnReports = lazyPart(() => import('#features/reports/lists/own-reports.tsx'));

export const meta: MetaFunction = ({ location }) => pageMeta(titleOf(location.search));

const QUESTION = 'What do you want to check?';
const OWN_REPORTS = 'My reports';

const NEW_REPORT = '/user/dashboard/new-report';

// Other screens load the file that this one is in, too.
if (!import.meta.env.SSR && location.pathname === '/user/dashboard') beginAnswer(location.search);

const reportPath = (id: string) => `/user/report/${id}`;
const replyPath = (of: { id: string } | { target: string }) =>
  `/user/reply/new?${new URLSearchParams(of)}`;

/** Gives each tab and each answer its own page title. */
function titleOf(address: string): string {
  const params = new URLSearchParams(address);
  const { searched, search, mode } = readSearch(params);
  if (searched && mode !== 'open') return hiddenAnswers[mode];
  if (searched) return showTarget(search.target) || 'Search results';
  return params.get('tab') === 'mine' ? OWN_REPORTS : QUESTION;
}

/** Product specification section 2, "User dashboard": the tabs, or the answer to a search. */
export default function UserDashboard() {
  const [params] = useSearchParams();
  // From the public pages, whose specified links lead here.
  return params.has('type') ? (
    <Navigate to={NEW_REPORT + newReportAddress(readPrefill(params))} replace />
  ) : (
    <SearchAndReports />
  );
}

const reportedAs = ({ category, shown }: Target) => ({ category, target: shown });

function SearchAndReports() {
  return (
    <ReportSearch
      reportPath={reportPath}
      newReportPath={(search) => NEW_REPORT + newReportAddress(search)}
      adviceOn={(target) => {
        const urgent = target.verdict.level === 'confirmed';
        return (
          <Suspense fallback={<Skeleton className={urgent ? classes.urgent : classes.advice} />}>
            <Advice
              target={target}
              opened={urgent}
              paid={(country) => (
                <Suspense fallback={<Skeleton className={classes.advice} />}>
                  <PaidPack
                    key={target.hash}
                    target={target}
                    country={country}
                    reportPath={NEW_REPORT + newReportAddress(reportedAs(target))}
                  />
                </Suspense>
              )}
            />
          </Suspense>
        );
      }}
      alertOn={(target, remembered) => (
        <Suspense fallback={<Skeleton className={classes.alert} />}>
          <AlertNotice target={target} remembered={remembered} />
        </Suspense>
      )}
      flagOn={({ id }) =>
        id ? (
          <Suspense>
            <FlagButton key={id} flagged={{ targetId: id }} replyPath={replyPath({ id })} />
          </Suspense>
        ) : null
      }
      replyPath={replyPath}
      newReport={<NewReport />}
      aroundForm={(form) => <Tabbed form={form} />}
    />
  );
}

function Tabbed({ form }: { form: (categories: Category[]) => ReactNode }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = params.get('tab') === 'mine' ? 'mine' : 'all';
  const categories = useCategories().data ?? [];
  return (
    <Tabs
      tabs={{ all: 'View Reports', mine: 'View My Reports' }}
      value={tab}
      onChange={(chosen) => navigate(chosen === 'mine' ? '?tab=mine' : '?')}
      className={classes.tabs}
    >
      {tab === 'mine' ? (
        <Mine />
      ) : (
        <>
          <PageTitle focused={readSearch(params).editing}>{QUESTION}</PageTitle>
          <div className={classes.parts} data-beside>
            <div className="stack gap-lg">
              {form(categories)}
              <FirstSteps verifyPhonePath="/verify-phone" newReportPath={NEW_REPORT} />
            </div>
            <NewestPosts />
          </div>
        </>
      )}
    </Tabs>
  );
}

function Mine() {
  return (
    <>
      <PageTitle actions={<NewReport variant="filled" />}>{OWN_REPORTS}</PageTitle>
      <div className={classes.parts}>
        <div>
          <Suspense fallback={<Loading rows={10} rowHeight={66} />}>
            <OwnReports reportPath={reportPath} newReportPath={NEW_REPORT} />
          </Suspense>
        </div>
        <NewestPosts />
      </div>
    </>
  );
}

const NewestPosts = () => (
  <PostsTeaser listPath="/user/security-vulnerabilities" postPath={(id) => `/user/post/${id}`} />
);

function NewReport({ variant = 'default' }: { variant?: 'default' | 'filled' }) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <>
      {wanted ? <PrefetchPageLinks page={NEW_REPORT} /> : null}
      <Button
        variant={variant}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => navigate(NEW_REPORT)}
      >
        New Report
      </Button>
    </>
  );
}
