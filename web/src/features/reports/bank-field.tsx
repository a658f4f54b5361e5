import { normaliseTarget } from '@redflag/shared/targets';
import {
  accountNumberOf,
  bankOfAccount,
  composeAccount,
  UNKNOWN_BANK,
} from '@redflag/shared/targets/numbers/bank';
import { bankOf, banksFor } from '@redflag/shared/targets/numbers/banks';
import { SelectField } from '#ui/form/select-field.tsx';

interface BankFieldProps {
  /** An account as typed, perhaps with its bank. */
  target: string;
  onChange: (target: string) => void;
}

/** Asks for the bank of an account number, and writes it before the number. An IBAN says it itself. */
export default function BankField({ target, onChange }: BankFieldProps) {
  const key = normaliseTarget('bank', target) ?? '';
  const number = accountNumberOf(key);
  if (number === null) return null;
  const bank = bankOfAccount(key) ?? '';
  return (
    <SelectField
      label="Which bank?"
      description="Optional. At another bank, the same number is another account."
      value={bankOf(bank) ? bank : ''}
      options={[
        { value: '', label: 'I do not know' },
        ...banksFor(number).map((one) => ({ value: one.key, label: one.name })),
      ]}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        // What else was typed stays, such as the name of the holder.
        const rest = bank === UNKNOWN_BANK ? target.trim() : number;
        onChange(composeAccount(chosen, rest));
      }}
    />
  );
}
