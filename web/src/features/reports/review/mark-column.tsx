import { Checkbox, VisuallyHidden } from '@mantine/core';
import type { Report } from '@redflag/shared/reports';
import { showTarget } from '@redflag/shared/targets/show-target';
import type { Column } from '#ui/data-table.tsx';
import classes from './marks.module.css';
import type { Marks } from './use-marks.ts';

/** A column of checkboxes, with one at its head for all reports of the page. */
export function markColumn(page: Report[], { isMarked, mark }: Marks): Column<Report> {
  const marked = page.filter(isMarked).length;
  return {
    header: 'Marked',
    phone: 'mark',
    help: (
      <Mark
        label="Mark all"
        of=" on this page"
        marked={marked === page.length}
        partly={marked > 0 && marked < page.length}
        onChange={(all) => mark(page, page, all)}
      />
    ),
    cell: (report) => (
      <Mark
        label="Mark"
        of={` the report on ${showTarget(report.target)}`}
        marked={isMarked(report)}
        onChange={(one) => mark(page, [report], one)}
      />
    ),
  };
}

interface MarkProps {
  /** Shown on phones, at the head; `of` completes it for screen readers. */
  label: string;
  of: string;
  marked: boolean;
  partly?: boolean;
  onChange: (marked: boolean) => void;
}

function Mark({ label, of, marked, partly = false, onChange }: MarkProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Mantine's checkbox is a control
    <label className={classes.mark}>
      <Checkbox
        size="sm"
        checked={marked}
        indeterminate={partly}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.label}>{label}</span>
      <VisuallyHidden>{of}</VisuallyHidden>
    </label>
  );
}
