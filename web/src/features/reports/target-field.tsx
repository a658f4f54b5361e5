import type { CategoryValue } from '@redflag/shared/categories';
import {
  anyTarget,
  categoryLabel,
  categoryWithArticle,
} from '@redflag/shared/categories/category.words';
import type { KeyboardEvent, ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { readersCountry } from '#api/readers-country.ts';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import { lazyExtra, loadPart } from '#ui/lazy-part.tsx';
import classes from './target-field.module.css';
import type { Look } from './target-format.ts';
import { useLook } from './target-format.ts';

const BankField = lazyExtra(() => import('./bank-field.tsx'));
const CountryQuestion = lazyExtra(() => import('./country-question.tsx'));

let phoneInput: typeof import('#ui/form/phone/phone-input.tsx') | null = null;

/** Loads the input of phone numbers, for which the first screen does not wait. */
export async function loadPhoneInput(): Promise<void> {
  phoneInput = await loadPart(() => import('#ui/form/phone/phone-input.tsx'));
}

/** Returns the input of phone numbers once it is needed and loaded. Until then, any text can be typed. */
function usePhoneInput(needed: boolean) {
  const [loaded, setLoaded] = useState(phoneInput);
  useEffect(() => {
    if (needed)
      loadPhoneInput()
        .then(() => setLoaded(phoneInput))
        .catch(() => undefined);
  }, [needed]);
  return needed ? (phoneInput ?? loaded) : null;
}

const ANY = `A ${anyTarget({ 'crypto-wallet': 'wallet' })}`;

const hints: Record<CategoryValue, string> = {
  'phone-number': 'Any format, for example 0803 123 4567',
  email: 'For example name@example.com',
  website: 'For example example.com or hxxps://example[.]com',
  'crypto-wallet': 'The full wallet address',
  bank: 'The account number, with or without the name of the bank',
  'social-media': 'The name, for example @name, or the link to the profile',
};

interface TargetFieldProps {
  /** Empty if none is chosen. */
  category: CategoryValue | '';
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  /** Says in plain words what to enter, until a category is chosen. */
  question: string;
  /** Chooses the category that the target looks like; omit it where none need be chosen. */
  onCategory?: (category: CategoryValue) => void;
  /** What happens to a whole message, if any is taken: Enter then submits, Shift with Enter begins a line. */
  ofMessage?: string;
  /** Whose local phone numbers the target has (ISO 3166); empty for those of the reader's country. */
  country?: string | undefined;
  /** Chooses the country; omit it where it need not be chosen. */
  onCountry?: (country: string) => void;
}

/** What a report is about. Phone numbers have their own input, with Nigeria as the default country. */
export function TargetField(props: TargetFieldProps) {
  const { category, value, onChange, error, question, onCategory, ofMessage, onCountry } = props;
  // An empty field has no number to read, and to ask what country it is takes a cheap phone 100 ms.
  const isRead = value !== '' || category === 'phone-number';
  const country = props.country || (isRead ? readersCountry() : undefined);
  const look = useLook(category ? '' : value, country);
  const field = { label: 'Target', value, error, 'data-path': 'target' };
  const phone = usePhoneInput(category === 'phone-number');
  if (phone && category === 'phone-number') {
    return (
      <phone.PhoneInput {...field} hint={hints[category]} country={country} onChange={onChange} />
    );
  }
  const input = {
    ...field,
    description: category ? (
      hints[category]
    ) : (
      <DetectedCategory
        look={look}
        hint={`${question} ${ANY}${ofMessage === undefined ? '' : ', or a whole message'}`}
        onChoose={onCategory}
        ofMessage={ofMessage}
      />
    ),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  };
  const questions = (
    <Suspense>
      {category === 'bank' ? <BankField target={value} onChange={onChange} /> : null}
      {onCountry && look ? (
        <CountryQuestion text={value} look={look} country={country} onCountry={onCountry} />
      ) : null}
    </Suspense>
  );
  return ofMessage === undefined ? (
    <div className="stack gap-lg">
      <TextField {...input} onChange={(event) => onChange(event.currentTarget.value)} />
      {questions}
    </div>
  ) : (
    <>
      <TextAreaField
        {...input}
        className={classes.growing}
        // Where the style does not make it grow.
        rows={Math.min(value.split('\n').length, ROWS_MAX)}
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      {questions}
    </>
  );
}

const ROWS_MAX = 10;

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // While a word is being composed, Enter accepts it.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface DetectedCategoryProps {
  /** What the target looks like; null until that is known. */
  look: Look | null;
  /** What to enter, until something has been. */
  hint: string;
  /** Chooses the category; omit it where it need not be chosen. */
  onChoose?: ((category: CategoryValue) => void) | undefined;
  /** What happens to a whole message; omit it where none is taken. */
  ofMessage?: string | undefined;
}

/** The hint of a target's field: says what to enter and then, in its place, what that looks like. */
function DetectedCategory({ look, hint, onChoose, ofMessage }: DetectedCategoryProps) {
  const detected = look?.category ?? null;
  const category = look?.isMessage && ofMessage !== undefined ? null : detected;
  return (
    <span className={classes.hint} data-detected={detected !== null || undefined}>
      <span>{hint}</span>
      <span>
        <span role="status">
          {detected ? (
            <>
              Looks like <strong>{category ? categoryWithArticle(category) : 'a message'}</strong>.{' '}
              {category ? null : ofMessage}
            </>
          ) : null}
        </span>
        {category && onChoose ? (
          <button type="button" className={classes.choose} onClick={() => onChoose(category)}>
            Choose {categoryLabel(category)}
          </button>
        ) : null}
      </span>
    </span>
  );
}
