import { useForm } from '@mantine/form';
import type { Category } from '@redflag/shared/categories';
import type { FormEvent } from 'react';
import {
  CategoryField,
  categoryInput,
  SubcategoryField,
} from '#features/reports/category-fields.tsx';
import { DetectedCategory } from '#features/reports/detected-category.tsx';
import { TargetField } from '#features/reports/target-field.tsx';
import { soughtMessageAtHand } from '#features/reports/target-format.ts';
import { useFocusedHeading } from '#features/reports/use-focused-heading.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstError } from '#ui/form.ts';
import { SearchIcon } from '#ui/icons.tsx';
import classes from './search.module.css';
import type { Search } from './search-address.ts';

interface SearchFormProps {
  categories: Category[];
  initial: Search;
  /** Whether the person came back to change a search. */
  editing: boolean;
  /** The server's message about the target in the address. */
  targetError: string | null;
  onSearch: (search: Search) => unknown;
}

export function SearchForm(props: SearchFormProps) {
  const { categories, initial, editing, targetError, onSearch } = props;
  const heading = useFocusedHeading(editing);
  const form = useForm<Search>({
    initialValues: initial,
    initialErrors: targetError ? { target: targetError } : {},
  });
  const { category, target } = form.values;

  function submit(event: FormEvent) {
    event.preventDefault();
    const message = checkTarget(form.values);
    if (message) {
      form.setErrors({ target: message });
      focusFirstError(form, { target: message });
    } else {
      onSearch({ ...form.values, target: target.trim() });
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Search reports">
      <h2 ref={heading} tabIndex={-1}>
        Check before you trust
      </h2>
      <div className={classes.pair}>
        <CategoryField
          categories={categories}
          emptyLabel="Detect automatically"
          {...categoryInput(form)}
        />
        <SubcategoryField
          categories={categories}
          category={category}
          emptyLabel="Any"
          {...form.getInputProps('subcategory')}
        />
      </div>
      <TargetField
        question="What do you want to check?"
        category={category}
        value={target}
        onChange={(value) => form.setFieldValue('target', value)}
        error={form.errors.target}
      />
      {category === '' ? (
        <DetectedCategory
          target={target}
          onChoose={(detected) => form.setFieldValue('category', detected)}
          onChange={() => form.getInputNode('category')?.focus()}
        />
      ) : null}
      <Button type="submit" leftSection={<SearchIcon />}>
        Search
      </Button>
    </form>
  );
}

/** An empty target lists the whole category, except for phone numbers, where it is required. */
function checkTarget(search: Search): string | null {
  if (search.target.trim() !== '') return soughtMessageAtHand(search);
  return search.category === 'phone-number'
    ? 'Validation Error: Please enter a valid Phone Number'
    : null;
}
