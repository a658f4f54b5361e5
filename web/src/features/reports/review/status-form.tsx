import { useDisclosure } from '@mantine/hooks';
import type { Report } from '@redflag/shared/reports';
import { statusChangeSchema } from '@redflag/shared/reports';
import { selectableStatuses } from '@redflag/shared/reports/values';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { useForm, validateBy } from '#ui/form/form.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import classes from './review.module.css';
import { useChangeStatus } from './use-change-status.ts';
import { WellKnownDialog } from './well-known-dialog.tsx';

interface StatusFormProps {
  report: Pick<Report, 'id' | 'status'>;
  onConflict: (sentence: string | null) => void;
}

/** Sets the status of a report; rejecting is a separate action. A well-known site takes a second question. */
export function StatusForm({ report, onConflict }: StatusFormProps) {
  const form = useForm({
    initialValues: { status: '' },
    validate: validateBy(statusChangeSchema),
  });
  const [question, setQuestion] = useState<string | null>(null);
  const [asking, { open, close }] = useDisclosure(false);
  const { change, busy } = useChangeStatus(report, {
    onChanged() {
      form.reset();
      close();
    },
    onConflict(sentence) {
      onConflict(sentence);
      if (sentence) close();
    },
    onWellKnown(sentence) {
      setQuestion(sentence);
      open();
    },
  });
  return (
    <>
      <CheckedForm
        form={form}
        className={classes.form}
        onSubmit={(values) => change(statusChangeSchema.parse(values))}
      >
        <SelectField
          className={classes.status}
          label="New status"
          errorAbove
          options={[{ value: '', label: 'Select a status' }, ...selectableStatuses]}
          {...form.getInputProps('status')}
        />
        <Button type="submit" loading={busy && !asking}>
          Update Status
        </Button>
      </CheckedForm>
      <WellKnownDialog
        opened={asking}
        question={question}
        busy={busy}
        onConfirm={() => change({ status: 'Resolved', wellKnown: true })}
        onCancel={close}
      />
    </>
  );
}
