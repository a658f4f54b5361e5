import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValueSchema } from '@redflag/shared/categories';
import type { ReportType } from '@redflag/shared/reports';
import { reportTypeSchema } from '@redflag/shared/reports';

/** What the address of the new report form may bring along. */
export interface Prefill {
  category: CategoryValue | '';
  subcategory: string;
  type: ReportType;
  target: string;
}

/** The query of the new report form's address, filled in as far as something is known. */
export function newReportAddress(known: Partial<Prefill>): string {
  const params = new URLSearchParams();
  for (const name of ['category', 'subcategory', 'type', 'target'] as const) {
    const value = known[name];
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `?${params}` : '';
}

export function readPrefill(params: URLSearchParams): Prefill {
  const category = categoryValueSchema.safeParse(params.get('category')).data ?? '';
  return {
    category,
    subcategory: category ? (params.get('subcategory') ?? '') : '',
    type: reportTypeSchema.safeParse(params.get('type')).data ?? 'Scam',
    target: params.get('target') ?? '',
  };
}
