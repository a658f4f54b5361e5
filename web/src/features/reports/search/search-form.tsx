import { Switch } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useForm } from '@mantine/form';
import type { Category } from '@redflag/shared/categories';
import { PRIVATE_CHECK_PROMISE } from '@redflag/shared/checks';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  CategoryField,
  categoryInput,
  SubcategoryField,
} from '#features/reports/category-fields.tsx';
import { TargetField } from '#features/reports/target-field.tsx';
import { useFocusedHeading } from '#features/reports/use-focused-heading.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstError } from '#ui/form.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { checkSearch, NOT_LOADED } from './check-search.ts';
import classes from './search.module.css';
import type { Mode, Search } from './search-address.ts';

interface SearchFormProps {
  categories: Category[];
  initial: Search;
  /** Whether the person came back to change a search. */
  editing: boolean;
  /** What is wrong with the target of the address. */
  targetError: string | null;
  /** Whether to check privately, until the person decides otherwise. */
  privately: boolean;
  onPrivately: (privately: boolean) => void;
  /** Rejects if the answer's screen cannot be loaded. */
  onSearch: (mode: Mode, search: Search) => Promise<void>;
}

/** Asks for what to check: a target, a whole message, or nothing for a whole category. */
export function SearchForm(props: SearchFormProps) {
  const { categories, initial, editing, targetError, onPrivately, onSearch } = props;
  const heading = useFocusedHeading(editing);
  const [privately, setPrivately] = useState(props.privately);
  const form = useForm<Search>({
    initialValues: initial,
    initialErrors: targetError ? { target: targetError } : {},
  });
  const { category, target } = form.values;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { mode, search, errors } = await checkSearch(form.values, privately);
    if (Object.keys(errors).length > 0) refuse(search.category, errors);
    else await onSearch(mode, search).catch(() => refuse(search.category, { target: NOT_LOADED }));
  }

  function refuse(detected: Search['category'], errors: FormErrors) {
    // A field that the category brings must be there before it takes the focus.
    flushSync(() => {
      form.setFieldValue('category', detected);
      form.setErrors(errors);
    });
    focusFirstError(form, errors);
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Search reports">
      <h2 ref={heading} tabIndex={-1}>
        Check before you trust
      </h2>
      <TargetField
        question="What do you want to check?"
        category={category}
        value={target}
        onChange={(value) => form.setFieldValue('target', value)}
        error={form.errors.target}
        ofMessage={
          privately ? 'Privately, check one thing at a time.' : 'We check everything it names.'
        }
      />
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
      <Switch
        classNames={{
          body: classes.switch ?? '',
          label: classes.switchLabel ?? '',
          track: classes.switchTrack ?? '',
          description: classes.switchHint ?? '',
        }}
        size="md"
        label="Check privately"
        description={PRIVATE_CHECK_PROMISE}
        checked={privately}
        onChange={(event) => {
          setPrivately(event.currentTarget.checked);
          onPrivately(event.currentTarget.checked);
          form.clearErrors();
        }}
      />
      <Button type="submit" leftSection={<SearchIcon />}>
        Search
      </Button>
    </form>
  );
}
