import type { Category } from '@redflag/shared/categories';
import { currencyOf } from '@redflag/shared/reports/currencies';
import { localTime } from '@redflag/shared/reports/payment';
import { useQuery } from '@tanstack/react-query';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { readersCountry } from '#api/readers-country.ts';
import type { NewReportDraft } from './new-report-check.ts';

/** A report of the person's own that is Pending, as it stands in the form that files it again. */
export interface EarlierReport {
  id: string;
  draft: NewReportDraft;
}

/** Reads the report that is to be filed again; null if there is none, or it is not to be taken back any more. */
export function useEarlierReport(id: string | null, categories: Category[]) {
  return useQuery({
    queryKey: ['earlier-report', id],
    queryFn: () => (id ? readEarlier(id, categories) : null),
    // What is being changed in the form stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function readEarlier(id: string, categories: Category[]): Promise<EarlierReport | null> {
  const params = { path: { id } };
  const report = await contentOf(api.GET('/v1/reports/{id}', { params })).catch(nullIfMissing);
  if (!report?.own || report.status !== 'Pending') return null;
  const { type, target, description, amount, currency, paidAt, evidence } = report;
  const category = categories.find(({ label }) => label === report.category);
  const subcategory = category?.subcategories.find(({ label }) => label === report.subcategory);
  const picture = evidence
    ? await contentOf(api.GET('/v1/reports/{id}/evidence', { params, parseAs: 'blob' })).catch(
        nullIfMissing,
      )
    : null;
  return {
    id,
    draft: {
      ...{ type, target, description, amount: amount ?? '' },
      currency: currency ?? currencyOf(readersCountry()),
      paidAt: paidAt ? localTime(paidAt) : '',
      category: category?.value ?? '',
      subcategory: subcategory?.value ?? '',
      evidence:
        picture && evidence ? new File([picture], evidence.source, { type: picture.type }) : null,
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (problemOf(error).isMissing) return null;
  throw error;
}

/** Takes the earlier report back, unless a reviewer has begun with it. Returns whether it is gone. */
export async function takeBack(id: string): Promise<boolean> {
  const params = { path: { id }, query: { from: 'Pending' as const } };
  return api.DELETE('/v1/reports/{id}', { params }).then(
    () => true,
    // It may have been deleted since, in another tab.
    (error: unknown) => problemOf(error).isMissing,
  );
}
