import type { ReadField } from '@redflag/shared/reports';
import { listed } from '@redflag/shared/text/listed';
import text from './privacy.md?raw';

/** The policy names the picture and the username elsewhere. A subcategory is a part of the category. */
const kept: Record<Exclude<ReadField, 'subcategory' | 'evidence' | 'reportedBy'>, string> = {
  category: 'Category',
  type: 'type',
  target: 'what you reported (such as a phone number or website)',
  description: 'your description',
  createdAt: 'the date',
  status: 'the status',
};

const shown: Record<Exclude<ReadField, 'subcategory'>, string> = {
  target: 'what was reported',
  category: 'category',
  type: 'type',
  description: 'description',
  evidence: 'picture with its file name',
  createdAt: 'date',
  status: 'status',
  reportedBy: 'your username',
};

/** The privacy policy, which names every field of a report. */
export const privacy = text
  .replace('{what we keep of a report}', Object.values(kept).join(', '))
  .replace('{what a report shows}', listed(Object.values(shown)));
