import { TextInput } from '@mantine/core';
import type { CategoryValue } from '@redflag/shared/categories';
import type { ReactNode } from 'react';
import { PhoneInput } from '#ui/phone-input.tsx';

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
}

/** What a report is about. Phone numbers have their own input, with Nigeria as the default country. */
export function TargetField({ category, value, onChange, error, question }: TargetFieldProps) {
  const field = {
    label: 'Target',
    value,
    error: typeof error === 'string' ? error : undefined,
  };
  return category === 'phone-number' ? (
    <PhoneInput
      {...field}
      hint={hints[category]}
      onChange={onChange}
      inputProps={{ 'data-path': 'target' }}
    />
  ) : (
    <TextInput
      {...field}
      description={category ? hints[category] : `${question} ${hints['']}`}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-path="target"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
