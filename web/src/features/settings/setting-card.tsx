import type { Settings } from '@redflag/shared/admin/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { util } from 'zod/mini';
import { refreshAppConfig } from '#api/app-config.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EditForm, useEditing } from '#ui/form/editing.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/form.ts';
import { Section } from '#ui/section.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './settings.module.css';

interface SettingCardProps<Body> extends Omit<SettingFormProps<Body>, 'onDone'> {
  title: string;
  /** What the setting does. */
  about: string;
  name: string;
  /** The current value, for reading. */
  value: string;
}

/** One setting: read-only until Edit, then a form with Save changes and Cancel. */
export function SettingCard<Body>({ title, about, name, value, ...form }: SettingCardProps<Body>) {
  const { editing, editButton, edit, stopEditing } = useEditing();
  return (
    <Section title={title}>
      <p>{about}</p>
      {editing ? (
        <SettingForm {...form} onDone={stopEditing} />
      ) : (
        <div className={classes.setting}>
          <dl className={classes.value}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </dl>
          <Button
            ref={editButton}
            variant="default"
            aria-label={`Edit ${name.toLowerCase()}`}
            onClick={edit}
          >
            Edit
          </Button>
        </div>
      )}
    </Section>
  );
}

interface SettingFormProps<Body> {
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
function SettingForm<Body>(props: SettingFormProps<Body>) {
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
