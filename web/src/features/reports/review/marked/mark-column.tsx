import type { Report } from '@redflag/shared/reports';
import { showTarget } from '@redflag/shared/text/show-target';
import type { ReactNode } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import classes from './marks.module.css';
import type { Marks } from './use-marks.ts';

/** A column of checkboxes, with one at its head for all reports of the page. */
export function markColumn(page: Report[], { isMarked, mark }: Marks): Column<Report> {
  const marked = page.filter(isMarked).length;
  return {
    header: 'Marked',
    phone: 'checkbox',
    help: (
      <Mark
        label="Mark all on this page"
        marked={marked === page.length}
        partly={marked > 0 && marked < page.length}
        onChange={(all) => mark(page, page, all)}
      >
        <span className={classes.label}>Mark all</span>
      </Mark>
    ),
    cell: (report) => (
      <Mark
        label={`Mark the report on ${showTarget(report.target)}`}
        marked={isMarked(report)}
        onChange={(one) => mark(page, [report], one)}
      />
    ),
  };
}

interface MarkProps {
  label: string;
  marked: boolean;
  partly?: boolean;
  onChange: (marked: boolean) => void;
  /** Beside the checkbox. */
  children?: ReactNode;
}

function Mark({ label, marked, partly = false, onChange, children }: MarkProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is a control
    <label className={classes.mark}>
      <Checkbox
        aria-label={label}
        checked={marked}
        indeterminate={partly}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
