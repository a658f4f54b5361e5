import { NativeSelect, TextInput } from '@mantine/core';
import { FilterPanel } from '#ui/filter-panel.tsx';
import { useFilterFields } from '#ui/use-filter-fields.ts';
import { acts } from './acts.ts';
import type { AuditFilter } from './audit-address.ts';
import { auditAddress } from './audit-address.ts';

const actChoices = Object.entries(acts).map(([value, label]) => ({ value, label }));

interface AuditFiltersProps {
  applied: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Filters the log as the person types or chooses. */
export function AuditFilters({ applied, onChange }: AuditFiltersProps) {
  const { change, field, active } = useFilterFields({
    applied,
    addressOf: auditAddress.write,
    onChange,
  });
  return (
    <FilterPanel active={active} onClear={() => change(auditAddress.unfiltered)}>
      <TextInput
        label="Person or subject"
        type="search"
        autoComplete="off"
        maxLength={200}
        {...field('q')}
      />
      <NativeSelect
        label="Action"
        data={[{ value: '', label: 'All' }, ...actChoices]}
        {...field('action')}
      />
      <TextInput label="Date from" type="date" {...field('from')} />
      <TextInput label="Date to" type="date" {...field('to')} />
    </FilterPanel>
  );
}
