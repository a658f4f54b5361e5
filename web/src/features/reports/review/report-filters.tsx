import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { Category } from '@redflag/shared/categories';
import { reportStatuses } from '@redflag/shared/reports';
import { useEffect, useRef, useState } from 'react';
import { CategoryField, SubcategoryField } from '../category-fields.tsx';
import type { ReportFilter } from './filter-address.ts';
import { filterAddress, unfiltered } from './filter-address.ts';
import classes from './review.module.css';

/** How long a person rests before what they typed takes effect, in milliseconds. */
const TYPING_PAUSE = 300;

interface ReportFiltersProps {
  categories: Category[];
  /** What the address says. */
  applied: ReportFilter;
  onChange: (filter: ReportFilter) => void;
}

/** Narrows the list as it is filled in (product specification section 2, "Report list"). */
export function ReportFilters({ categories, applied, onChange }: ReportFiltersProps) {
  const [filter, setFilter] = useState(applied);
  const address = filterAddress(applied).toString();
  const latest = useRef(address);
  const apply = useDebouncedCallback((changed: ReportFilter) => {
    latest.current = filterAddress(changed).toString();
    onChange(changed);
  }, TYPING_PAUSE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a link or the way back leads to another filter
  useEffect(() => {
    if (address !== latest.current) {
      latest.current = address;
      setFilter(applied);
    }
  }, [address]);

  function change(changes: Partial<ReportFilter>) {
    const changed = { ...filter, ...changes };
    setFilter(changed);
    apply(changed);
  }
  const field = (name: keyof ReportFilter) => ({
    value: filter[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });

  return (
    <search className={classes.filters}>
      <TextInput label="Target" type="search" autoComplete="off" maxLength={200} {...field('q')} />
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
      <NativeSelect
        label="Status"
        data={[{ value: '', label: 'All' }, ...reportStatuses]}
        {...field('status')}
      />
      <TextInput label="Date from" type="date" {...field('from')} />
      <TextInput label="Date to" type="date" {...field('to')} />
      <NativeSelect
        label="Sort by date"
        data={[
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ]}
        {...field('sort')}
      />
      <Button variant="default" onClick={() => change(unfiltered)}>
        Clear filters
      </Button>
    </search>
  );
}
