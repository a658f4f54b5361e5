import { signOut } from '#api/end-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useUsernameForm } from './use-username-form.ts';

/** Asks for a username in place of one that users may no longer have. */
export function NewUsernameForm() {
  const { form, submit } = useUsernameForm('');
  return (
    <CheckedForm form={form} className="stack" onSubmit={submit}>
      <TextField
        label="Username"
        description="Shown with all your reports, including past ones. At least 3 characters."
        autoComplete="nickname"
        {...form.getInputProps('username')}
      />
      <Button type="submit" fullWidth loading={form.busy}>
        Save and continue
      </Button>
      <Button variant="subtle" fullWidth onClick={() => void signOut()}>
        Logout
      </Button>
    </CheckedForm>
  );
}
