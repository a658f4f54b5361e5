import type { UsernameChange } from '@redflag/shared/accounts';
import { usernameChangeSchema } from '@redflag/shared/accounts';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { useUpdateMe } from '#api/session.ts';
import { showProblem, useForm, validateBy } from '#ui/form.ts';

/** A form that changes the person's username, beginning with the given one. */
export function useUsernameForm(username: string, onSaved?: () => void) {
  const change = $api.useMutation('patch', '/v1/me');
  const updateMe = useUpdateMe();
  const form = useForm<UsernameChange>({
    initialValues: { username },
    validate: validateBy(usernameChangeSchema),
  });

  function submit(values: UsernameChange) {
    change.mutate(
      { body: usernameChangeSchema.parse(values) },
      {
        onSuccess: (me) => {
          updateMe(me);
          onSaved?.();
        },
        onError: (error) => showProblem(form, problemOf(error)),
      },
    );
  }
  return { form, submit, busy: change.isPending };
}
