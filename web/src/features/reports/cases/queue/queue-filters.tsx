import type { Category } from '@redflag/shared/categories';
import { CategoryField } from '#features/reports/category-fields.tsx';
import { FilterPanel } from '#ui/filters/filter-panel.tsx';
import { useFilterFields } from '#ui/filters/use-filter-fields.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { QueueFilter } from './use-queue.ts';
import { queueAddress } from './use-queue.ts';

interface QueueFiltersProps {
  categories: Category[];
  /** The filter in the address. */
  applied: QueueFilter;
  onChange: (filter: QueueFilter) => void;
}

/** Narrows the queue as the reviewer chooses. */
export function QueueFilters({ categories, applied, onChange }: QueueFiltersProps) {
  const { field, active, clear } = useFilterFields({ applied, address: queueAddress, onChange });
  return (
    <FilterPanel active={active} onClear={clear}>
      <CategoryField categories={categories} emptyLabel="All" {...field('category')} />
      <SelectField
        label="Picture"
        options={[
          { value: '', label: 'All' },
          { value: 'true', label: 'With picture' },
        ]}
        {...field('picture')}
      />
      <SelectField
        label="Flags"
        options={[
          { value: '', label: 'All' },
          { value: 'true', label: 'Flagged' },
        ]}
        {...field('flagged')}
      />
      <SelectField
        label="Answers"
        options={[
          { value: '', label: 'All' },
          { value: 'true', label: 'With an answer' },
        ]}
        {...field('replied')}
      />
    </FilterPanel>
  );
}
