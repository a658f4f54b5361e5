import { InputBase, TextInput } from '@mantine/core';
import type { CategoryValue } from '@redflag/shared/categories';
import type { KeyboardEvent, ReactNode } from 'react';
import { PhoneInput } from '#ui/phone-input.tsx';
import classes from './target-field.module.css';

const hints: Record<CategoryValue | '', string> = {
  '': 'A phone number, email address, website, wallet, bank account or social media account',
  'phone-number': 'Any format, for example 0803 123 4567',
  email: 'For example name@example.com',
  website: 'For example example.com or hxxps://example[.]com',
  'crypto-wallet': 'The full wallet address',
  bank: 'The account number, with or without the name of the bank',
  'social-media': 'The handle, for example @name, or the link to the profile',
};

interface TargetFieldProps {
  /** Empty if none is chosen. */
  category: CategoryValue | '';
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  /** Says in plain words what to enter, until a category is chosen. */
  question: string;
  /** Whether it also takes a whole message. Enter then submits, and Shift with Enter begins a line. */
  messages?: boolean;
}

/** What a report is about. Phone numbers have their own input, with Nigeria as the default country. */
export function TargetField(props: TargetFieldProps) {
  const { category, value, onChange, error, question, messages = false } = props;
  const field = {
    label: 'Target',
    value,
    error: typeof error === 'string' ? error : undefined,
  };
  if (category === 'phone-number') {
    return (
      <PhoneInput
        {...field}
        hint={hints[category]}
        onChange={onChange}
        inputProps={{ 'data-path': 'target' }}
      />
    );
  }
  const input = {
    ...field,
    'data-path': 'target',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  };
  return messages ? (
    <InputBase
      {...input}
      component="textarea"
      multiline
      classNames={{ input: classes.growing ?? '' }}
      // Where the style does not make it grow.
      rows={Math.min(value.split('\n').length, ROWS_MAX)}
      enterKeyHint="search"
      description={category ? hints[category] : `${question} ${hints['']}, or a whole message`}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={submitOnEnter}
    />
  ) : (
    <TextInput
      {...input}
      description={category ? hints[category] : `${question} ${hints['']}`}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const ROWS_MAX = 10;

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // While a word is being composed, Enter accepts it.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
