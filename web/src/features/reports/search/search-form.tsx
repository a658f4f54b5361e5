import type { Category } from '@redflag/shared/categories';
import { FOUND_MAX, PRIVATE_CHECK_PROMISE } from '@redflag/shared/checks/values';
import type { ClipboardEvent, DragEvent, FormEvent, ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { handOver } from '#api/drafts/hand-over.ts';
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
import { lazyPart, loadPart } from '#ui/lazy-part.tsx';
import classes from './search.module.css';

const ScreenshotDialog = lazyPart(
  () => import('#features/reports/screenshot/screenshot-dialog.tsx'),
);
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
  const { form, privately, choosePrivately, begin, check, submit } = useSearchForm(props);
  const screenshot = useScreenshot(() => form.showErrors({ target: NOT_LOADED }));
  const { category, target } = form.values;
  return (
    <>
      <form
        ref={form.element}
        className={`form-card ${classes.form}`}
        noValidate
        onFocus={begin}
        onSubmit={submit}
        aria-label="Search reports"
        {...screenshot.taken}
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
          <Button variant="default" onClick={() => screenshot.open(true)}>
            Check a screenshot
          </Button>
          {newReport}
        </div>
      </form>
      {screenshot.picture ? (
        <Suspense>
          <ScreenshotDialog
            picture={screenshot.picture}
            form={form}
            onCheck={check}
            onClose={screenshot.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Opens the reading of a picture, with one that is pasted, dropped or shared, or to choose one (true). */
function useScreenshot(onMissing: () => void) {
  const [picture, setPicture] = useState<File | boolean | null>(() => handOver());
  const open = (it: File | true) => {
    ScreenshotDialog.load().then(() => setPicture(it), onMissing);
  };
  // What an office program copies is text and a picture of it.
  const take = (event: ClipboardEvent | DragEvent) => {
    const { files, types } = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    if (!files[0] || types.includes('text/plain')) return;
    event.preventDefault();
    open(files[0]);
  };
  const taken = {
    onPaste: take,
    onDrop: take,
    onDragOver: (event: DragEvent) => event.preventDefault(),
  };
  return { picture, open, close: () => setPicture(null), taken };
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

  function submit(event: FormEvent) {
    event.preventDefault();
    return check(form.values);
  }

  async function check(values: Search) {
    try {
      const { checkSearch } = await loadCheck();
      const { mode, search, errors } = await checkSearch(values, privately);
      if (Object.keys(errors).length > 0) refuse(search.category, errors);
      else await onSearch(mode, search);
    } catch {
      refuse(values.category, { target: NOT_LOADED });
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

  return { form, privately, choosePrivately, begin, check, submit };
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
