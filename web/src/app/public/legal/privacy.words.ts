import { contentFields } from '@redflag/shared/reports';
import { contentLabel } from '@redflag/shared/reports/content.words';
import type { ReportContent } from '@redflag/shared/reports/values';
import text from './privacy.md?raw';

/** Names what a report says. @param own words for some fields, instead of their labels; '' for none */
function said(own: Partial<Record<keyof ReportContent, string>>): string[] {
  return contentFields
    .map((field) => own[field] ?? contentLabel(field).toLowerCase())
    .filter(Boolean);
}

const kept = said({
  target: 'what you reported (such as a phone number or website)',
  description: 'your description',
  amount: 'what you lost, if you say so',
  currency: '',
  paidAt: 'when you paid',
});
const shown = [
  'what was reported',
  'category',
  ...said({ target: '', amount: '', currency: '', paidAt: '' }),
];

/** The privacy policy, which names every field of a report. */
export const privacy = text
  .replace('{what a report says}', kept.join(', '))
  .replace('{what a report shows}', shown.join(', '));
