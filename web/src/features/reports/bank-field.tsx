import { banksFor } from '@redflag/shared/targets/numbers/banks';
import { SelectField } from '#ui/form/select-field.tsx';
import { readAccount, withBank } from './account-bank.ts';

interface BankFieldProps {
  /** An account as typed, perhaps with its bank. */
  target: string;
  onChange: (target: string) => void;
}

/** Asks for the bank of an account number, and writes it before the number. An IBAN says it itself. */
export default function BankField({ target, onChange }: BankFieldProps) {
  const account = readAccount(target);
  if (!account) return null;
  return (
    <SelectField
      label="Which bank?"
      description="Optional. At another bank, the same number is another account."
      value={account.bank}
      options={[
        { value: '', label: 'I do not know' },
        ...banksFor(account.number).map(({ key, name }) => ({ value: key, label: name })),
      ]}
      onChange={(event) => onChange(withBank(target, event.currentTarget.value))}
    />
  );
}
