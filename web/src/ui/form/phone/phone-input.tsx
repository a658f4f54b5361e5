import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';
import field from '#ui/form/field.module.css';
import { Field, inputOf } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import {
  countryOf,
  DEFAULT_COUNTRY,
  dialCodeOf,
  dialCodes,
  internationalNumber,
} from './dial-codes.ts';
import classes from './phone-input.module.css';

let listed: { value: string; label: string }[] | undefined;

/** Lists all countries once somebody has to choose: their names take a while. */
function listCountries() {
  if (listed) return listed;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  listed = dialCodes
    .map(({ country, dial }) => ({ value: country, label: `${names.of(country)} (+${dial})` }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return listed;
}

/** A field to choose a country, by its name and telephone code. */
export function CountryField({ value, ...props }: CountryFieldProps) {
  const countries = listCountries();
  const isListed = countries.some((country) => country.value === value);
  return <SelectField {...props} options={countries} value={isListed ? value : DEFAULT_COUNTRY} />;
}

type CountryFieldProps = Omit<ComponentProps<typeof SelectField>, 'options'>;

interface PhoneInputProps {
  label: string;
  hint?: string;
  /** The number in international form, or the part typed so far; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Whose local number `value` may be at first; Nigeria if it is omitted or not known. */
  country?: string | undefined;
  error?: ReactNode;
  disabled?: boolean;
  /** `tel` if the person enters their own number. */
  autoComplete?: 'tel' | 'off';
  /** The field of the form. */
  'data-path'?: string;
}

interface Typed {
  country: string;
  text: string;
  /** The number that was last passed to `onChange`. */
  number: string;
}

function read(number: string, home: string | undefined): Typed {
  const isHomeKnown = number !== '' && dialCodes.some(({ country }) => country === home);
  const country = countryOf(number) ?? (home && isHomeKnown ? home : DEFAULT_COUNTRY);
  const dial = `+${dialCodeOf(country)}`;
  const text = number.startsWith(dial) ? number.slice(dial.length).trim() : number;
  return { country, text, number };
}

/** The maximum for an international number (ITU-T E.164). */
const MAX_DIGITS = 15;

const TOO_LONG = `This is too long and was not entered: a phone number has at most ${MAX_DIGITS} digits.`;

function countDigits(number: string): number {
  return number.replace(/^00|\D/g, '').length;
}

/**
 * A phone number with its country, in any format; pasting a number with + selects the country. Blocks digits beyond
 * the maximum (product specification section 5), and says so.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { label, hint, value, onChange, country: home, disabled, autoComplete = 'off' } = props;
  const id = useId();
  const [state, setState] = useState(() => read(value, home));
  // A value from outside (a reset, the address) replaces what is in the fields.
  const shown = state.number === value ? state : read(value, home);
  const [blockedAt, setBlockedAt] = useState<string | null>(null);
  const error = blockedAt === value ? TOO_LONG : props.error;

  function report(country: string, text: string) {
    const number = internationalNumber(country, text);
    const digits = countDigits(number);
    if (digits > MAX_DIGITS && digits > countDigits(value)) {
      setBlockedAt(value);
      return;
    }
    setBlockedAt(null);
    setState({ country, text, number });
    onChange(number);
  }

  return (
    <Field
      id={id}
      label={label}
      description={hint}
      error={error === TOO_LONG ? <span role="alert">{error}</span> : error}
    >
      <div className="row gap-xs">
        <CountryField
          className={classes.country}
          aria-label="Country"
          value={shown.country}
          disabled={disabled}
          onChange={(event) => report(event.currentTarget.value, shown.text)}
        />
        <input
          data-path={props['data-path']}
          {...inputOf(id, { description: hint, error })}
          className={`${field.input} ${classes.number}`}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          placeholder={`+${dialCodeOf(shown.country)}`}
          value={shown.text}
          disabled={disabled}
          onChange={(event) => {
            const text = event.currentTarget.value;
            report(countryOf(text) ?? shown.country, text);
          }}
        />
      </div>
    </Field>
  );
}
