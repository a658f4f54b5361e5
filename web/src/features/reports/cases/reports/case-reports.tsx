import { plural } from '@redflag/shared/text/plural';
import type { RefObject } from 'react';
import classes from '#features/reports/cases/cases.module.css';
import type { OpenCaseProps, useOpenCase } from '#features/reports/cases/use-open-case.ts';
import { countOf } from '#ui/text/counts.ts';
import { Arrived } from './arrived.tsx';
import { WaitingReportCard } from './waiting-report.tsx';

interface CaseReportsProps extends Pick<ReturnType<typeof useOpenCase>, 'selection' | 'disputed'> {
  list: RefObject<HTMLUListElement | null>;
  onView: (reportId: string) => void;
  reportPath: (id: string) => string;
  aboutReporter: OpenCaseProps['aboutReporter'];
}

/** The reports of a case: those that wait, to be selected, and while its holder disputes them, the decided ones. */
export function CaseReports(props: CaseReportsProps) {
  const { list, selection, disputed, onView, reportPath, aboutReporter } = props;
  const { shown, waiting, selected, select, arrived, showArrived } = selection;
  return (
    <div id="reports" tabIndex={-1}>
      <ul ref={list} className={classes.reports} aria-label="Reports">
        {shown.reports.map((report) => (
          <WaitingReportCard
            key={report.id}
            report={report}
            alike={shown.alike}
            waits={waiting.includes(report.id)}
            selected={selected.includes(report.id)}
            onSelect={select}
            onView={onView}
            reportPath={reportPath}
            aboutReporter={aboutReporter}
          />
        ))}
      </ul>
      <Arrived
        said={arrived > 0 ? `${countOf(arrived, { one: '#', other: '#' })} more` : null}
        label={plural(arrived, { one: 'Show it', other: 'Show them' })}
        onShow={showArrived}
      />
      {disputed.length > 0 ? (
        <>
          <h2 id="disputed" className="mb-md">
            Decided already
          </h2>
          <ul className={classes.reports} aria-labelledby="disputed">
            {disputed.map((report) => (
              <WaitingReportCard
                key={report.id}
                report={report}
                alike={shown.alike}
                waits={false}
                selected={false}
                onSelect={select}
                onView={onView}
                reportPath={reportPath}
                aboutReporter={aboutReporter}
              />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
