import type { Category } from '@redflag/shared/categories';
import type { ReportOrder } from '@redflag/shared/reports';
import { statusLabel } from '@redflag/shared/reports/report.words';
import { reportStatuses } from '@redflag/shared/reports/values';
import { CategoryField, SubcategoryField } from '#features/reports/category-fields.tsx';
import { FilterPanel } from '#ui/filters/filter-panel.tsx';
import { PeriodFields } from '#ui/filters/period-fields.tsx';
import { useFilterFields } from '#ui/filters/use-filter-fields.ts';
import { TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { ReportFilter } from './filter-address.ts';
import { reportAddress } from './filter-address.ts';

interface ReportFiltersProps {
  categories: Category[];
  /** The filter in the address. */
  applied: ReportFilter;
  onChange: (filter: ReportFilter) => void;
}

/** Filters the list as the person types or chooses (product specification section 2, "Report list"). */
export function ReportFilters({ categories, applied, onChange }: ReportFiltersProps) {
  const { filter, change, field, active, clear } = useFilterFields({
    applied,
    address: reportAddress,
    onChange,
  });
  return (
    <FilterPanel active={active} onClear={clear}>
      <TextField label="Target" type="search" autoComplete="off" maxLength={200} {...field('q')} />
      <CategoryField
        categories={categories}
        emptyLabel="All"
        value={filter.category}
        onChange={(event) =>
          change({
            category: event.currentTarget.value as ReportFilter['category'],
            subcategory: '',
            target: '',
          })
        }
      />
      <SubcategoryField
        categories={categories}
        category={filter.category}
        emptyLabel="All"
        {...field('subcategory')}
      />
      <SelectField
        label="Status"
        options={[
          { value: '', label: 'All' },
          ...reportStatuses.map((value) => ({ value, label: statusLabel(value) })),
        ]}
        {...field('status')}
      />
      <PeriodFields from={field('from')} to={field('to')} />
    </FilterPanel>
  );
}

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
