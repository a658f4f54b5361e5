import { currencies } from '@redflag/shared/reports/currencies';
import { TextField } from '#ui/form/field.tsx';
import { MoneyFields } from '#ui/form/money-fields.tsx';
import type { PaymentFields } from './fields.ts';
import { paymentLabels } from './fields.ts';
import classes from './statement.module.css';

interface PaymentGroupProps {
  title: string;
  hint: string;
  propsOf: (path: keyof PaymentFields) => object;
}

/** Asks what a bank wants to know of a payment. */
export function PaymentGroup({ title, hint, propsOf }: PaymentGroupProps) {
  const field = (path: keyof PaymentFields) => ({
    label: paymentLabels[path],
    autoComplete: 'off',
    ...propsOf(path),
  });
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <p className={classes.hint}>{hint}</p>
      <MoneyFields labels={paymentLabels} currencies={currencies} propsOf={propsOf} />
      <TextField {...field('ownBank')} description="The bank, card or wallet that you paid from" />
      <TextField {...field('channel')} description="Such as transfer, USSD, card or agent" />
      <TextField {...field('receivingBank')} />
      <TextField
        {...field('receivingAccount')}
        description="Its number, and its name if you know it"
      />
      <TextField
        {...field('reference')}
        description="On your receipt or in your bank’s app: the bank finds the payment by it"
      />
    </fieldset>
  );
}
