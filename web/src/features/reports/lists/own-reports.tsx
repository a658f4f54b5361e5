import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { $api, byCursor } from '#api/query-client.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { DownloadIcon } from '#ui/more-icons.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import classes from './own-reports.module.css';
import { ReportListing } from './report-listing.tsx';

/** The pause in typing after which the search runs, in milliseconds. */
const TYPING_PAUSE = 300;

/** The CSV file of all own reports that a text finds, from all pages. */
const exportAddress = (q: string) =>
  q ? `/v1/me/reports.csv?${new URLSearchParams({ q })}` : '/v1/me/reports.csv';

interface OwnReportsProps {
  reportPath: (id: string) => string;
  newReportPath: string;
}

/** The person's own reports, filtered as they type; the search text is in the address. */
export default function OwnReports({ reportPath, newReportPath }: OwnReportsProps) {
  const { q, typed, type, clear, field } = useTypedSearch();
  const { me } = useSession();
  const reports = $api.useInfiniteQuery(
    'get',
    '/v1/me/reports',
    { params: { query: q ? { q } : {} } },
    { ...byCursor, placeholderData: keepPreviousData },
  );

  return (
    <>
      <div className={classes.search}>
        <TextField
          ref={field}
          label="Search my reports"
          description="By number, site or account, category, subcategory, user, status or date"
          type="search"
          autoComplete="off"
          maxLength={200}
          icon={<SearchIcon />}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <ReportListing
        expected={me?.reportCount}
        caption="My reports"
        list={reports}
        reportPath={reportPath}
        action={
          <Button
            component="a"
            href={exportAddress(typed.trim())}
            download
            variant="default"
            className="mb-sm"
            leftSection={<DownloadIcon />}
          >
            Export as CSV
          </Button>
        }
        empty={<NoReports onClear={q ? clear : null} newReportPath={newReportPath} />}
      />
    </>
  );
}

interface NoReportsProps {
  /** Clears the search that finds none; null without one. */
  onClear: (() => void) | null;
  newReportPath: string;
}

function NoReports({ onClear, newReportPath }: NoReportsProps) {
  return onClear ? (
    <EmptyState
      title="None of your reports match"
      action={
        <Button variant="default" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      Try a different word, or part of one.
    </EmptyState>
  ) : (
    <EmptyState
      title="You have not reported anything yet"
      action={
        <Button component={Link} to={newReportPath}>
          New Report
        </Button>
      }
    >
      Seen a scam? Report it to warn others.
    </EmptyState>
  );
}

/** The search text in the address, which follows what is typed after a pause. */
function useTypedSearch() {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigation();
  const q = params.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const field = useRef<HTMLInputElement>(null);

  function search(text: string) {
    // Do not pull back a person who has just opened a report.
    if (navigation.state === 'loading') return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (text.trim()) next.set('q', text.trim());
        else next.delete('q');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const searchSoon = useDebouncedCallback(search, TYPING_PAUSE);

  function type(text: string) {
    setTyped(text);
    searchSoon(text);
  }

  function clear() {
    setTyped('');
    search('');
    field.current?.focus();
  }

  return { q, typed, type, clear, field };
}
