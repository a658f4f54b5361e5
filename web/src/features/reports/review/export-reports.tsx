import type { MouseEvent } from 'react';
import { useId } from 'react';
import { api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DownloadIcon } from '#ui/more-icons.tsx';
import { toastError } from '#ui/toast.tsx';
import type { ReportFilter } from './filter-address.ts';
import { exportAddress, reportAddress } from './filter-address.ts';
import classes from './review.module.css';

/** Downloads every report that matches the filter, from all pages, as CSV. */
export function ExportReports({ filter }: { filter: ReportFilter }) {
  const contents = useId();
  const which =
    reportAddress.count(filter) > 0 ? 'Every report that matches the filters' : 'All reports';
  return (
    <>
      <Button
        component="a"
        href={exportAddress(filter)}
        download
        variant="default"
        className={classes.export}
        leftSection={<DownloadIcon />}
        aria-describedby={contents}
        onClick={askFirst}
      >
        Export CSV
      </Button>
      <span className="visually-hidden" id={contents}>
        {which}, {filter.sort} first, as a CSV file
      </span>
    </>
  );
}

/** The browser downloads by itself, which cannot ask the person again that it is them. */
function askFirst(event: MouseEvent) {
  event.preventDefault();
  const { href } = event.currentTarget as HTMLAnchorElement;
  api.GET('/v1/auth/confirm').then(
    () => {
      const link = document.createElement('a');
      link.href = href;
      link.download = '';
      link.click();
    },
    (error) => toastError(problemOf(error).detail),
  );
}
