import type { ReportOrder } from '@redflag/shared/reports';
import { SelectField } from '#ui/form/select-field.tsx';

interface SortReportsProps {
  order: ReportOrder;
  onChange: (order: ReportOrder) => void;
}

/** Puts a list in the other order. */
export function SortReports({ order, onChange }: SortReportsProps) {
  return (
    <SelectField
      aria-label="Sort by date"
      options={[
        { value: 'newest', label: 'Newest first' },
        { value: 'oldest', label: 'Oldest first' },
      ]}
      value={order}
      onChange={(event) => onChange(event.currentTarget.value as ReportOrder)}
    />
  );
}
