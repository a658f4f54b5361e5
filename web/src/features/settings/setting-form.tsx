import type { TextInputProps } from '@mantine/core';
import { Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Settings } from '@redflag/shared/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ZodSafeParseResult } from 'zod';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstError } from '#ui/form.ts';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './settings.module.css';

export interface SettingFormProps<Body> {
  field: TextInputProps;
  /** The setting as it stands, for editing. */
  text: string;
  /** What to send for what was typed, or what is wrong with it. */
  read: (text: string) => ZodSafeParseResult<Body>;
  save: (body: Body) => Promise<Settings>;
  saved: string;
  failed: string;
  onDone: () => void;
}

/** The form of one setting. What was typed stays when it cannot be saved. */
export function SettingForm<Body>(props: SettingFormProps<Body>) {
  const { field, text, read, save, saved, failed, onDone } = props;
  const queries = useQueryClient();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { text },
    validate: { text: (typed) => read(typed).error?.issues[0]?.message ?? null },
  });
  const saving = useMutation({
    mutationFn: (typed: string) => save(read(typed).data as Body),
    onSuccess: (settings) => {
      queries.setQueriesData({ queryKey: ['get', '/v1/config'] }, settings);
      void queries.invalidateQueries({ queryKey: ['get', '/v1/app-config'] });
      toastSuccess(saved);
      onDone();
    },
    onError: (error) => {
      const [wrong] = problemOf(error).errors ?? [];
      if (wrong) {
        form.setErrors({ text: wrong.message });
        focusFirstError(form, { text: wrong.message });
      } else {
        toastError(failed);
      }
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => saving.mutate(values.text),
        (errors) => focusFirstError(form, errors),
      )}
    >
      <TextInput key={form.key('text')} autoFocus {...field} {...form.getInputProps('text')} />
      <Group gap="sm">
        <Button type="submit" loading={saving.isPending}>
          Save changes
        </Button>
        <Button variant="default" onClick={onDone} disabled={saving.isPending}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
