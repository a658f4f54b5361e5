import type { Settings } from '@redflag/shared/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { util } from 'zod/mini';
import { refreshAppConfig } from '#api/app-config.ts';
import { problemOf } from '#api/problem.ts';
import { EditForm } from '#ui/form/editing.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/form.ts';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './settings.module.css';

export interface SettingFormProps<Body> {
  field: ComponentProps<typeof TextField>;
  /** The current value, for editing. */
  text: string;
  /** Parses what was typed into the request body, or returns the errors. */
  read: (text: string) => util.SafeParseResult<Body>;
  save: (body: Body) => Promise<Settings>;
  saved: string;
  failed: string;
  onDone: () => void;
}

/** The form of one setting. If saving fails, what was typed stays. */
export function SettingForm<Body>(props: SettingFormProps<Body>) {
  const { field, text, read, save, saved, failed, onDone } = props;
  const queries = useQueryClient();
  const form = useForm({
    initialValues: { text },
    validate: (typed) => ({ text: read(typed.text).error?.issues[0]?.message }),
  });
  const saving = useMutation({
    mutationFn: (typed: string) => save(read(typed).data as Body),
    onSuccess: (settings) => {
      queries.setQueriesData({ queryKey: ['get', '/v1/config'] }, settings);
      refreshAppConfig();
      toastSuccess(saved);
      onDone();
    },
    onError: (error) => {
      const [wrong] = problemOf(error).errors ?? [];
      if (wrong) form.showErrors({ text: wrong.message });
      else toastError(failed);
    },
  });
  return (
    <EditForm
      form={form}
      className={classes.form}
      busy={saving.isPending}
      onSubmit={(values) => saving.mutate(values.text)}
      onCancel={onDone}
    >
      <TextField autoFocus {...field} {...form.getInputProps('text')} />
    </EditForm>
  );
}
