import { NativeSelect } from '@mantine/core';
import type { ReportOrder } from '@redflag/shared/reports';

interface SortReportsProps {
  order: ReportOrder;
  onChange: (order: ReportOrder) => void;
}

/** Puts a list in the other order. */
export function SortReports({ order, onChange }: SortReportsProps) {
  return (
    <NativeSelect
      aria-label="Sort by date"
      data={[
        { value: 'newest', label: 'Newest first' },
        { value: 'oldest', label: 'Oldest first' },
      ]}
      value={order}
      onChange={(event) => onChange(event.currentTarget.value as ReportOrder)}
    />
  );
}
