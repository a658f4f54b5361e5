import type { BulkChangeRequest } from '@redflag/shared/review/bulk-changes';
import { useRef } from 'react';
import { $api } from '#api/query-client.ts';
import { newIdempotencyKey } from '#api/uploads/idempotency-key.ts';

/** Sets the status of several reports. What is sent again after a lost connection is done once. */
export function useSetStatuses() {
  const { mutateAsync, isPending, variables } = $api.useMutation('post', '/v1/reports/status');
  const keys = useRef(new Map<string, string>());
  async function send(body: BulkChangeRequest) {
    const content = JSON.stringify(body);
    const key = keys.current.get(content) ?? newIdempotencyKey();
    keys.current.set(content, key);
    const answer = await mutateAsync({ params: { header: { 'idempotency-key': key } }, body });
    keys.current.delete(content);
    return answer;
  }
  return { send, setting: isPending ? variables.body.status : null };
}
