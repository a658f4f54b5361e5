import { Tabs } from '@mantine/core';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { PrefetchPageLinks, useNavigate, useSearchParams } from 'react-router';
import { AlertNotice } from '#features/alerts/alert-notice.tsx';
import { CategoriesLoaded } from '#features/categories/categories-loaded.tsx';
import { PostsTeaser } from '#features/posts/posts-teaser.tsx';
import { newReportAddress, readPrefill } from '#features/reports/filing/prefill.ts';
import { OwnReports } from '#features/reports/lists/own-reports.tsx';
import { ReportSearch } from '#features/reports/search/report-search.tsx';
import { readSearch } from '#features/reports/search/search-address.ts';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Dashboard';
export const meta: MetaFunction = ({ location }) => pageMeta(titleOf(location.search));
export const handle = { title };

const NEW_REPORT = '/user/dashboard/new-report';
const reportPath = (id: string) => `/user/report/${id}`;

/** Gives each tab and the search results their own page title. */
function titleOf(search: string): string {
  const params = new URLSearchParams(search);
  if (params.get('tab') === 'mine') return 'My reports';
  return readSearch(params).searched ? 'Search results' : title;
}

/** Product specification section 2, "User dashboard". */
export default function UserDashboard() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { type } = readPrefill(params);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <>
      {wanted ? <PrefetchPageLinks page={NEW_REPORT} /> : null}
      <PageTitle
        actions={
          <Button
            onPointerEnter={want}
            onFocus={want}
            onClick={() => navigate(NEW_REPORT + newReportAddress({ type }))}
          >
            New Report
          </Button>
        }
      >
        Dashboard
      </PageTitle>
      <Tabs
        value={params.get('tab') === 'mine' ? 'mine' : 'all'}
        onChange={(tab) => navigate(tab === 'mine' ? '?tab=mine' : '?')}
        keepMounted={false}
      >
        <Tabs.List mb="xl">
          <Tabs.Tab value="all" fz="md" px="sm" mih="2.75rem">
            View Reports
          </Tabs.Tab>
          <Tabs.Tab value="mine" fz="md" px="sm" mih="2.75rem">
            View My Reports
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="all">
          <CategoriesLoaded>
            {(categories) => (
              <ReportSearch
                categories={categories}
                reportPath={reportPath}
                alertOn={(target) => <AlertNotice target={target} />}
                newReportPath={(search) => NEW_REPORT + newReportAddress(search)}
              />
            )}
          </CategoriesLoaded>
        </Tabs.Panel>
        <Tabs.Panel value="mine">
          <OwnReports reportPath={reportPath} newReportPath={NEW_REPORT} />
        </Tabs.Panel>
      </Tabs>
      <PostsTeaser
        listPath="/user/security-vulnerabilities"
        postPath={(id) => `/user/post/${id}`}
      />
    </>
  );
}
