import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { updateMe } from '#api/session.ts';
import { Switch } from '#ui/form/switch.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

/** Switches the emails about status changes of the person's reports on or off. */
export function StatusMailsSwitch({ on }: { on: boolean }) {
  const change = $api.useMutation('patch', '/v1/me', {
    onSuccess: (me) => {
      updateMe(me);
      toastSuccess('Changes saved');
    },
    onError: (error) => toastError(problemOf(error).detail),
  });
  const chosen = change.isPending ? change.variables.body.statusMails : on;
  return (
    <Switch
      label="Email me when the status of my report changes"
      checked={chosen ?? on}
      disabled={change.isPending}
      onChange={({ currentTarget }) =>
        change.mutate({ body: { statusMails: currentTarget.checked } })
      }
    />
  );
}
