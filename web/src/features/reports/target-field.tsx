import { TextInput } from '@mantine/core';
import type { CategoryValue } from '@redflag/shared/categories';
import type { ReactNode } from 'react';
import { PhoneInput } from '#ui/phone-input.tsx';

const hints: Record<CategoryValue | '', string> = {
  '': 'A phone number, email address, website, wallet, bank account or social media account',
  'phone-number': 'In any spelling, with spaces or dashes',
  email: 'Such as name@example.com',
  website: 'Such as example.com; spellings like hxxps://example[.]com are understood',
  'crypto-wallet': 'The whole address of the wallet',
  bank: 'The account number, with or without the name of the bank',
  'social-media': 'The handle, such as @name, or the address of the profile',
};

interface TargetFieldProps {
  /** Empty while none is chosen. */
  category: CategoryValue | '';
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
}

/** What a report is about. A phone number has an input of its own, with Nigeria as its country. */
export function TargetField({ category, value, onChange, error }: TargetFieldProps) {
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
      description={hints[category]}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-path="target"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
