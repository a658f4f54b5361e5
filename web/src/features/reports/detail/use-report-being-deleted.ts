import { useIsMutating } from '@tanstack/react-query';

/** Whether the report is being deleted: it must not show as missing before its screen is left. */
export function useReportBeingDeleted(): boolean {
  return useIsMutating({ mutationKey: ['delete', '/v1/reports/{id}'] }) > 0;
}
