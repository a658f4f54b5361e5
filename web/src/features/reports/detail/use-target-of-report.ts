import type { Report } from '@redflag/shared/reports';
import { useTarget } from '#features/reports/verdicts/use-targets.ts';
import { useReportBeingDeleted } from './use-report.ts';

/** Fetches what is known of a report's target, with what reports on it also name. */
export function useTargetOfReport({ targetId }: Report) {
  return useTarget(useReportBeingDeleted() ? null : targetId);
}
