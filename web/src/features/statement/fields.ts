import type { Report } from '@redflag/shared/reports';
import { currencyOf } from '@redflag/shared/reports/currencies';
import { localTime } from '@redflag/shared/reports/payment';
import type { statementSchema } from '@redflag/shared/reports/statement';
import { realTarget } from '@redflag/shared/text/show-target';
import type { z } from 'zod/mini';
import { readersCountry } from '#api/readers-country.ts';

/** What the person adds to their report. It stays in the screen's memory. */
export type StatementFields = z.infer<typeof statementSchema>;

/** What a bank asks of a payment. */
export type PaymentFields = Omit<StatementFields, keyof typeof personalLabels>;

/** The label of each field, on the form and on paper, in their order. */
export const personalLabels = {
  name: 'Name',
  address: 'Home address',
  phone: 'Phone number',
  accountNumber: 'Account number',
  bvn: 'BVN',
};
export const paymentLabels = {
  paidAt: 'Date and time of the payment',
  amount: 'Amount',
  currency: 'Currency',
  ownBank: 'Your bank',
  channel: 'How you paid',
  receivingBank: 'Bank that got the money',
  receivingAccount: 'Account that got the money',
  reference: 'Reference or session ID',
};
export const labels: Record<keyof StatementFields, string> = {
  ...personalLabels,
  ...paymentLabels,
};

/** Returns what a report says of a payment, before the person adds to it. @param account that was reported */
export function paymentFor(
  { amount, currency, paidAt }: Pick<Report, 'amount' | 'currency' | 'paidAt'>,
  account: string,
): PaymentFields {
  return {
    paidAt: paidAt ? localTime(paidAt) : '',
    amount: amount ?? '',
    currency: currency ?? currencyOf(readersCountry()),
    ownBank: '',
    channel: '',
    receivingBank: '',
    receivingAccount: realTarget(account),
    reference: '',
  };
}

/** Returns the fields before the person fills in the first, with what their report says. */
export const fieldsFor = (payment: PaymentFields): StatementFields => ({
  name: '',
  address: '',
  phone: '',
  accountNumber: '',
  bvn: '',
  ...payment,
});
