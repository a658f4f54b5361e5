import { listed } from '#text/listed.ts';
import type { ReportContent } from './values.ts';
import { hiddenContent } from './values.ts';

/** Returns the label of a field of what a report says, on screens, on paper and in files. */
export function contentLabel(field: keyof ReportContent): string {
  const labels: Record<keyof ReportContent, string> = {
    target: 'Target',
    type: 'Type',
    description: 'Description',
    amount: 'Amount lost',
    currency: 'Currency',
    paidAt: 'Paid on',
  };
  return labels[field];
}

/** Lists what a hidden report does not show others. @param article before each */
export function hiddenParts(article = ''): string {
  const fields = Object.keys(hiddenContent) as (keyof typeof hiddenContent)[];
  const parts = [...fields.map((field) => contentLabel(field).toLowerCase()), 'picture'];
  return listed(parts.map((part) => article + part));
}
