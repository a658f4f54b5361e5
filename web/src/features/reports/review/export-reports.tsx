import { useId } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { DownloadIcon } from '#ui/more-icons.tsx';
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
      >
        Export CSV
      </Button>
      <span className="visually-hidden" id={contents}>
        {which}, {filter.sort} first, as a CSV file
      </span>
    </>
  );
}
