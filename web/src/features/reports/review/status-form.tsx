import { NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Report } from '@redflag/shared/reports';
import { selectableStatuses, statusChangeSchema } from '@redflag/shared/reports';
import { Button } from '#ui/button.tsx';
import { CheckedForm } from '#ui/checked-form.tsx';
import { validateBy } from '#ui/form.ts';
import classes from './review.module.css';
import { useChangeStatus } from './use-change-status.ts';

interface StatusFormProps {
  report: Pick<Report, 'id' | 'status'>;
  onConflict: (sentence: string | null) => void;
}

/** Sets the status of a report; rejecting is a separate action. */
export function StatusForm({ report, onConflict }: StatusFormProps) {
  const form = useForm({
    initialValues: { status: '' },
    validate: validateBy(statusChangeSchema),
  });
  const { change, busy } = useChangeStatus(report, { onChanged: form.reset, onConflict });
  return (
    <CheckedForm
      form={form}
      className={classes.form}
      onSubmit={(values) => change(statusChangeSchema.parse(values))}
    >
      <NativeSelect
        className={classes.status}
        label="New status"
        inputWrapperOrder={['label', 'error', 'input']}
        data={[{ value: '', label: 'Select a status' }, ...selectableStatuses]}
        {...form.getInputProps('status')}
      />
      <Button type="submit" loading={busy}>
        Update Status
      </Button>
    </CheckedForm>
  );
}
