import type { Report } from '@redflag/shared/reports';
import { showTarget } from '@redflag/shared/text/show-target';
import type { ReactNode } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import classes from './selection.module.css';
import type { ReportSelection } from './use-selection.ts';

/** A column of checkboxes, with one at its head for all reports of the page. */
export function selectionColumn(
  page: Report[],
  { isSelected, select }: ReportSelection,
): Column<Report> {
  const selected = page.filter(isSelected).length;
  return {
    header: 'Marked',
    phone: 'checkbox',
    help: (
      <Tick
        label="Mark all on this page"
        selected={selected === page.length}
        partly={selected > 0 && selected < page.length}
        onChange={(all) => select(page, page, all)}
      >
        <span className={classes.label}>Mark all</span>
      </Tick>
    ),
    cell: (report) => (
      <Tick
        label={`Mark the report on ${showTarget(report.target)}`}
        selected={isSelected(report)}
        onChange={(one) => select(page, [report], one)}
      />
    ),
  };
}

interface TickProps {
  label: string;
  selected: boolean;
  partly?: boolean;
  onChange: (selected: boolean) => void;
  /** Beside the checkbox. */
  children?: ReactNode;
}

function Tick({ label, selected, partly = false, onChange, children }: TickProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is a control
    <label className={classes.tick}>
      <Checkbox
        aria-label={label}
        checked={selected}
        indeterminate={partly}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
