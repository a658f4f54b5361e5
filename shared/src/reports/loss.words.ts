import type { Loss } from './losses.ts';

/** In Nigerian English most currencies have the sign that people know, and dollars that of their country. */
const LOCALE = 'en-NG';

/** Formats an amount with its currency (ISO 4217), such as '₦1,500.50'. */
export function formatAmount(amount: number | string, currency: string): string {
  const value = Number(amount);
  // As it was typed, also in a currency that has no coins.
  const decimals = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(LOCALE, {
    ...{ style: 'currency', currency },
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  }).format(value);
}

/** Says what was lost or paid, such as '₦1,500.50 (NGN)'; nothing without an amount. */
export function wordAmount({ amount, currency }: Record<'amount' | 'currency', string | null>) {
  return amount && currency ? `${formatAmount(amount, currency)} (${currency})` : '';
}

/** Says what people lose, such as 'People report losing about ₦120,000 each'. */
export function wordLosses(losses: Loss[]): string {
  const amounts = losses.map(({ median, currency }) => formatAmount(median, currency));
  return `People report losing about ${amounts.join(' or ')} each`;
}
