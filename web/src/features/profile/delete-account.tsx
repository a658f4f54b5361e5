import { useDisclosure } from '@mantine/hooks';
import { useAppConfig } from '#api/app-config.ts';
import { endDeletedSession } from '#api/end-session.ts';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { useForm } from '#ui/form/form.ts';
import { PasswordField } from '#ui/form/password-field.tsx';

interface DeleteAccountProps {
  /** Tells password managers which account this is. */
  email: string;
  /** Called with true when the deletion starts, so the session is about to end; with false if it fails. */
  onDeleting: (underWay: boolean) => void;
}

/** Deletes the person's account and session, after a confirmation with the password. */
export function DeleteAccount({ email, onDeleting }: DeleteAccountProps) {
  const [asking, { open, close }] = useDisclosure(false);
  const { data: config } = useAppConfig();
  const form = useForm({ initialValues: { currentPassword: '' } });
  const deletion = $api.useMutation('delete', '/v1/me', {
    onMutate: () => onDeleting(true),
    onSuccess: endDeletedSession,
    onError: (error) => {
      onDeleting(false);
      const { errors, detail } = problemOf(error);
      // Everything that can go wrong is about the field, or hides behind the dialog elsewhere.
      form.showFieldErrors({ errors: errors ?? [{ path: 'currentPassword', message: detail }] });
    },
  });

  function cancel() {
    form.reset();
    close();
  }

  return (
    <>
      <Button variant="default" danger onClick={open}>
        Delete Account
      </Button>
      <Dialog
        opened={asking}
        onClose={deletion.isPending ? () => undefined : cancel}
        title="Are you Sure?"
      >
        <CheckedForm form={form} onSubmit={(body) => deletion.mutate({ body })}>
          <p>This action is irreversible</p>
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            label="Current password"
            description={
              config?.google
                ? 'Leave this empty if you sign in with Google and have no password.'
                : null
            }
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('currentPassword')}
          />
          <div className="row gap-md end mt-lg">
            <Button variant="default" onClick={cancel} disabled={deletion.isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={deletion.isPending}>
              Delete
            </Button>
          </div>
        </CheckedForm>
      </Dialog>
    </>
  );
}
