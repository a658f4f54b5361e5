import { categoryLabel } from '@redflag/shared/categories/category.words';
import { categoryValues } from '@redflag/shared/categories/values';
import { reportStatuses } from '@redflag/shared/reports/values';
import type { Stats } from '@redflag/shared/stats';
import { resolutionDays } from '@redflag/shared/stats/values';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';

/** Same shape and labels as the real counts, so that nothing jumps when they load. */
const placeholder: Stats = {
  open: 0,
  pending: 0,
  verifiedUsers: 0,
  posts: 0,
  byStatus: reportStatuses.map((status) => ({ status, count: 0 })),
  byCategory: categoryValues.map((value) => ({
    category: categoryLabel(value),
    count: 0,
    perDay: [],
  })),
  perDay: [],
  timeToResolution: {
    reports: 0,
    medianSeconds: null,
    buckets: resolutionDays.map((withinDays) => ({ withinDays, count: 0 })),
  },
};

/** Fetches the dashboard's counts; until they load, returns placeholders that must be hidden. */
export function useStats() {
  const { data, error, refetch } = $api.useQuery('get', '/v1/stats');
  return {
    stats: data ?? placeholder,
    loading: !data,
    failure: data || !error ? null : problemOf(error).sentence,
    refetch,
  };
}
