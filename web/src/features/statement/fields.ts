import type { statementSchema } from '@redflag/shared/reports/statement';
import type { z } from 'zod/mini';

/** What the person adds to their report. It stays in the screen's memory. */
export type StatementFields = z.infer<typeof statementSchema>;

export const noFields: StatementFields = {
  name: '',
  address: '',
  phone: '',
  accountNumber: '',
  bvn: '',
};

/** The label of each field, on the form and on paper, in their order. */
export const labels: Record<keyof StatementFields, string> = {
  name: 'Name',
  address: 'Home address',
  phone: 'Phone number',
  accountNumber: 'Account number',
  bvn: 'BVN',
};
