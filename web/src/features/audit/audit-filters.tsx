import { auditActions } from '@redflag/shared/admin/audit';
import { anyText, day, filterAddress, oneOf } from '#ui/filters/filter-address.ts';
import { FilterPanel } from '#ui/filters/filter-panel.tsx';
import { PeriodFields } from '#ui/filters/period-fields.tsx';
import { useFilterFields } from '#ui/filters/use-filter-fields.ts';
import { TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { acts } from './acts.ts';

/** The filter of the audit log; an empty field means any. */
export const auditAddress = filterAddress({
  action: oneOf(auditActions),
  /** Part of the name of the person or the subject. */
  q: anyText,
  /** First and last day (yyyy-MM-dd), in the reader's zone. */
  from: day,
  to: day,
});
export type AuditFilter = typeof auditAddress.unfiltered;

const actChoices = Object.entries(acts).map(([value, label]) => ({ value, label }));

interface AuditFiltersProps {
  applied: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Filters the log as the person types or chooses. */
export function AuditFilters({ applied, onChange }: AuditFiltersProps) {
  const { field, active, clear } = useFilterFields({
    applied,
    address: auditAddress,
    onChange,
  });
  return (
    <FilterPanel active={active} onClear={clear}>
      <TextField
        label="Person or subject"
        type="search"
        autoComplete="off"
        maxLength={200}
        {...field('q')}
      />
      <SelectField
        label="Action"
        options={[{ value: '', label: 'All' }, ...actChoices]}
        {...field('action')}
      />
      <PeriodFields from={field('from')} to={field('to')} />
    </FilterPanel>
  );
}
