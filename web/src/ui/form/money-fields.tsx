import classes from './field.module.css';
import { TextField } from './field.tsx';
import { SelectField } from './select-field.tsx';

type Path = 'amount' | 'currency' | 'paidAt';

interface MoneyFieldsProps {
  propsOf: (path: Path) => object;
  labels: Record<Path, string>;
  /** Codes to choose from (ISO 4217). */
  currencies: readonly string[];
}

/** How much was paid, and when, in the reader's time. */
export function MoneyFields({ propsOf, labels, currencies }: MoneyFieldsProps) {
  const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <TextField
        label={labels.paidAt}
        // People who are travelling would otherwise fill in that of their bank.
        description={`By the clock of this device (${timeZone}). If you are not sure, choose about when.`}
        type="datetime-local"
        max="9999-12-31T23:59"
        {...propsOf('paidAt')}
      />
      <div className={classes.amount}>
        <TextField
          label={labels.amount}
          errorAbove
          inputMode="decimal"
          autoComplete="off"
          {...propsOf('amount')}
        />
        <SelectField
          label={labels.currency}
          errorAbove
          options={currencies.map((code) => ({ value: code, label: `${code} ${names.of(code)}` }))}
          {...propsOf('currency')}
        />
      </div>
    </>
  );
}
