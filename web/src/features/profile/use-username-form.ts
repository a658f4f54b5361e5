import type { UsernameChange } from '@redflag/shared/accounts';
import { usernameChangeSchema } from '@redflag/shared/accounts';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { updateMe } from '#api/session.ts';
import { useForm, validateBy } from '#ui/form/form.ts';

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
      (error) => form.showProblem(problemOf(error)),
    );
  }
  return { form, submit };
}
