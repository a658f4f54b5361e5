import type { UsernameChange } from '@redflag/shared/accounts';
import { usernameChangeSchema } from '@redflag/shared/accounts';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { updateMe } from '#api/session.ts';
import { showProblem, useForm } from '#ui/form/form.ts';
import { validateBy } from '#ui/form/validate-by.ts';

/** A form that changes the person's username, beginning with the given one. */
export function useUsernameForm(username: string, onSaved?: () => void) {
  const form = useForm<UsernameChange>({
    initialValues: { username },
    validate: validateBy(usernameChangeSchema),
  });

  function submit(values: UsernameChange) {
    const body = usernameChangeSchema.parse(values);
    return contentOf(api.PATCH('/v1/me', { body })).then(
      (me) => {
        updateMe(me);
        onSaved?.();
      },
      (error) => showProblem(form, problemOf(error)),
    );
  }
  return { form, submit };
}
