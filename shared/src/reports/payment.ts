import { z } from 'zod/mini';
import { asciiDigits } from '#text/clean-text.ts';
import { currencies } from './currencies.ts';

/** How people write an amount, whose thousands may stand apart. `1.500` is none: it may be 1.5. */
const spellings = [
  /^(\d+)(?:[.,](\d\d?))?$/,
  /^(\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d\d?))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d\d?)$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
  /^(\d{1,3}(?:[\s'’]\d{3})+)(?:[.,](\d\d?))?$/,
];

/** A clock that is ahead is no payment in the future. */
const CLOCK_AHEAD_MS = 5 * 60_000;

/** Returns an amount in plain digits, `1500.5`, from how it was typed; what is none stays as it is. */
function readAmount(typed: string): string {
  const text = asciiDigits(typed)
    // Where digits are Arabic, numbers may be pasted with marks of direction and separators of their own.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .trim();
  for (const spelling of spellings) {
    const [, whole, decimals = ''] = spelling.exec(text) ?? [];
    if (!whole) continue;
    const cents = decimals.replace(/0+$/, '');
    const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
    return digits + (cents && `.${cents}`);
  }
  return typed;
}

/** How much was paid, above 0, with two decimals at most. */
export const amountSchema = z.string().check(
  z.overwrite(readAmount),
  z.regex(/^(?!0$)\d{1,12}(?:\.\d\d?)?$/, {
    error: () => 'Validation Error: Please enter the amount in digits, such as 1500 or 1500.50',
  }),
);

const unknownCurrency = { error: () => 'Validation Error: Please select a currency' };

export const currencySchema = z
  .string(unknownCurrency)
  .check(z.refine((code) => currencies.includes(code), unknownCurrency));

/** When something was paid: not in the future, and in this century. */
export const paidAtSchema = z.iso
  .datetime({
    offset: true,
    error: () => 'Validation Error: Please enter the whole date and time of the payment',
  })
  .check(
    z.overwrite((moment) =>
      Number.isNaN(Date.parse(moment)) ? moment : new Date(moment).toISOString(),
    ),
    z.refine((moment) => !(Date.parse(moment) > Date.now() + CLOCK_AHEAD_MS), {
      error: () => 'Validation Error: The payment cannot be in the future',
    }),
    z.refine((moment) => !(Date.parse(moment) < Date.UTC(2000)), {
      error: () => 'Validation Error: The payment cannot be before the year 2000',
    }),
  );

interface Payment {
  amount?: string | null | undefined;
  currency?: string | null | undefined;
}

/** Refuses an amount without a currency, and a currency without an amount. */
export const wholeAmount = z.check<Payment>(({ value: { amount, currency }, issues }) => {
  if (!amount === !currency) return;
  const [path, message] = amount
    ? ['currency', unknownCurrency.error()]
    : ['amount', 'Validation Error: Please enter the amount, or no currency'];
  issues.push({ code: 'custom', message, path: [path], input: amount, continue: true });
});

/** Reads what was typed into a field that may stay empty by the schema of what it holds. */
function orEmpty(schema: z.ZodMiniType<string>, read = (typed: string) => typed) {
  return z.check<string>((typed) => {
    if (typed.value === '') return;
    const { error } = schema.safeParse(read(typed.value));
    for (const { message } of error?.issues ?? [])
      typed.issues.push({ code: 'custom', message, input: typed.value, continue: true });
  });
}

/** Returns the moment of a local date and time, such as `2026-11-27T14:05`; as typed if it is none. */
export function momentOf(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString();
}

/** Returns a moment as the field for a local date and time holds it. */
export function localTime(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What a bank asks of a payment, as typed; each may be empty. */
export const paymentFields = {
  paidAt: z.string().check(orEmpty(paidAtSchema, momentOf)),
  amount: z.string().check(
    orEmpty(amountSchema),
    z.overwrite((typed) => amountSchema.safeParse(typed).data ?? typed),
  ),
  currency: z.string(),
  ownBank: z.string().check(z.trim()),
  channel: z.string().check(z.trim()),
  receivingBank: z.string().check(z.trim()),
  receivingAccount: z.string().check(z.trim()),
  reference: z.string().check(z.trim()),
};
