import { reportRanges } from '@redflag/shared/accounts/users';
import { accountStatuses } from '@redflag/shared/accounts/values';
import { FilterPanel } from '#ui/filters/filter-panel.tsx';
import { PeriodFields } from '#ui/filters/period-fields.tsx';
import { useFilterFields } from '#ui/filters/use-filter-fields.ts';
import { TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { UserFilter } from './filter-address.ts';
import { userAddress } from './filter-address.ts';
import { statusWord } from './use-user.ts';

const all = { value: '', label: 'All' };
const statuses = accountStatuses.map((status) => ({ value: status, label: statusWord(status) }));

interface UserFiltersProps {
  shown: UserFilter;
  onChange: (filter: UserFilter) => void;
}

/** Filters the list as the person types or chooses (product specification section 2, "User management"). */
export function UserFilters({ shown, onChange }: UserFiltersProps) {
  const { field, active, clear } = useFilterFields({
    applied: shown,
    address: userAddress,
    onChange,
  });
  return (
    <FilterPanel active={active} onClear={clear}>
      <TextField
        label="Username"
        type="search"
        autoComplete="off"
        maxLength={200}
        {...field('q')}
      />
      <SelectField
        label="Number of reports"
        options={[all, ...reportRanges]}
        {...field('reports')}
      />
      <SelectField label="Status" options={[all, ...statuses]} {...field('status')} />
      <PeriodFields from={field('from')} to={field('to')} />
    </FilterPanel>
  );
}
