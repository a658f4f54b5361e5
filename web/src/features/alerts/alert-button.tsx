import type { TargetAlert } from '@redflag/shared/notifications/alerts';
import { showTarget } from '@redflag/shared/text/show-target';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toastError } from '#ui/toast.tsx';

/** Stops the alerts about a target, or resumes them. It is busy until the screen shows the result. */
export function AlertButton({ alert }: { alert: TargetAlert }) {
  const { category, key, shown, stopped } = alert;
  const change = $api.useMutation('put', '/v1/me/alerts', {
    onError: (error) => toastError(problemOf(error).detail),
    onSettled: useRefresh('/v1/me/alerts'),
  });
  const label = stopped ? 'Tell me again' : 'Stop';
  return (
    <Button
      variant="default"
      aria-label={`${label}: ${showTarget(shown)}`}
      loading={change.isPending}
      onClick={() => change.mutate({ body: { category, key, stopped: !stopped } })}
    >
      {label}
    </Button>
  );
}
