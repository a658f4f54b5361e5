import type { Category } from '@redflag/shared/categories';
import { FOUND_MAX, PRIVATE_CHECK_PROMISE } from '@redflag/shared/checks/values';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  CategoryField,
  categoryInput,
  SubcategoryField,
} from '#features/reports/category-fields.tsx';
import type { Mode, Search } from '#features/reports/search-address.ts';
import { loadPhoneInput, TargetField } from '#features/reports/target-field.tsx';
import { NOT_LOADED } from '#features/reports/target-format.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { FormErrors } from '#ui/form/form.ts';
import { useForm } from '#ui/form/form.ts';
import { Switch } from '#ui/form/switch.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { loadPart } from '#ui/lazy-part.tsx';
import classes from './search.module.css';

const loadCheck = () => loadPart(() => import('./check-search.ts'));

interface SearchFormProps {
  categories: Category[];
  initial: Search;
  /** What is wrong with the target of the address. */
  targetError: string | null;
  /** Whether to check privately, until the person decides otherwise. */
  privately: boolean;
  onPrivately: (privately: boolean) => void;
  /** Loads the answer's screen. Called when somebody begins to fill the form in. */
  onBegin: () => Promise<unknown>;
  /** Rejects if the answer's screen cannot be loaded. */
  onSearch: (mode: Mode, search: Search) => Promise<void>;
  /** Stands beside Search. */
  newReport: ReactNode;
}

/** Asks for what to check: a target, a whole message, or nothing for a whole category. */
export function SearchForm(props: SearchFormProps) {
  const { categories, newReport } = props;
  const { form, privately, choosePrivately, begin, submit } = useSearchForm(props);
  const { category, target } = form.values;
  return (
    <form
      ref={form.element}
      className={`form-card ${classes.form}`}
      noValidate
      onFocus={begin}
      onSubmit={submit}
      aria-label="Search reports"
    >
      <TargetField
        question="Type or paste it."
        category={category}
        value={target}
        onChange={(value) => form.setFieldValue('target', value)}
        error={form.errors.target}
        country={form.values.country}
        onCountry={(country) => form.setFieldValue('country', country)}
        ofMessage={
          privately
            ? 'Privately, check one thing at a time.'
            : `We check up to ${FOUND_MAX} things that it names.`
        }
      />
      <div className={classes.pair}>
        <CategoryField
          categories={categories}
          emptyLabel="Find it for me"
          {...categoryInput(form)}
        />
        <SubcategoryField
          categories={categories}
          category={category}
          emptyLabel="Any"
          {...form.getInputProps('subcategory')}
        />
      </div>
      <PrivateSwitch privately={privately} onChange={choosePrivately} />
      <div className="row">
        <Button type="submit" leftSection={<SearchIcon />}>
          Search
        </Button>
        {newReport}
      </div>
    </form>
  );
}

/** The values of the form, from the address to the search that is begun. */
function useSearchForm(props: SearchFormProps) {
  const { initial, targetError, onPrivately, onBegin, onSearch } = props;
  const [privately, setPrivately] = useState(props.privately);
  const form = useForm<Search>({
    initialValues: initial,
    initialErrors: targetError ? { target: targetError } : {},
  });

  /** Loads what comes next, all at once. Without a connection, there is nothing to say yet. */
  function begin() {
    Promise.all([onBegin(), loadCheck(), loadPhoneInput()]).catch(() => undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      const { checkSearch } = await loadCheck();
      const { mode, search, errors } = await checkSearch(form.values, privately);
      if (Object.keys(errors).length > 0) refuse(search.category, errors);
      else await onSearch(mode, search);
    } catch {
      refuse(form.values.category, { target: NOT_LOADED });
    }
  }

  function refuse(detected: Search['category'], errors: FormErrors) {
    // A field that the category brings must be there before it takes the focus.
    flushSync(() => form.setFieldValue('category', detected));
    form.showErrors(errors);
  }

  function choosePrivately(on: boolean) {
    setPrivately(on);
    onPrivately(on);
    form.setErrors({});
  }

  return { form, privately, choosePrivately, begin, submit };
}

interface PrivateSwitchProps {
  privately: boolean;
  onChange: (privately: boolean) => void;
}

function PrivateSwitch({ privately, onChange }: PrivateSwitchProps) {
  return (
    <div className={classes.private}>
      <Switch
        label="Check privately"
        checked={privately}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {/* People who ask for privacy read what that is. */}
      <details open={privately}>
        <summary>What we see then</summary>
        <p>{PRIVATE_CHECK_PROMISE}</p>
      </details>
    </div>
  );
}
