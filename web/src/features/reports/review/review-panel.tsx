import { useDisclosure } from '@mantine/hooks';
import type { Report } from '@redflag/shared/reports';
import { statusLabel } from '@redflag/shared/reports/report.words';
import { selectableStatuses } from '@redflag/shared/reports/values';
import { statusChangeSchema } from '@redflag/shared/review/status-change';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { useForm, validateBy } from '#ui/form/form.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { Notice } from '#ui/states/notice.tsx';
import type { Question } from './question-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import classes from './review.module.css';
import { useChangeStatus } from './use-change-status.ts';

interface ReviewFormProps {
  report: Pick<Report, 'id' | 'status'>;
  onConflict: (sentence: string | null) => void;
}

/** The forms with which an administrator reviews a report. */
export function ReviewPanel({ report }: Pick<ReviewFormProps, 'report'>) {
  const [conflict, setConflict] = useState<string | null>(null);
  return (
    <section className={classes.panel} aria-label="Review">
      <StatusForm report={report} onConflict={setConflict} />
      <RejectReport report={report} onConflict={setConflict} />
      {conflict ? (
        <div className={classes.conflict}>
          <Notice tone="caution" role="alert">
            <p>{conflict} Your change was not saved. Check the report again, then decide.</p>
          </Notice>
        </div>
      ) : null}
    </section>
  );
}

/** Sets the status of a report; rejecting is a separate action. What is well known or flagged takes a second question. */
function StatusForm({ report, onConflict }: ReviewFormProps) {
  const form = useForm({
    initialValues: { status: '' },
    validate: validateBy(statusChangeSchema),
  });
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const { change, busy } = useChangeStatus(report, {
    onChanged() {
      form.reset();
      close();
    },
    onConflict(sentence) {
      onConflict(sentence);
      if (sentence) close();
    },
    onQuestion: setQuestion,
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
          options={[
            { value: '', label: 'Select a status' },
            ...selectableStatuses.map((value) => ({ value, label: statusLabel(value) })),
          ]}
          {...form.getInputProps('status')}
        />
        <Button type="submit" loading={busy && question === null}>
          Update Status
        </Button>
      </CheckedForm>
      <QuestionDialog question={question} busy={busy} onConfirm={change} onCancel={close} />
    </>
  );
}

/** Rejects a report with a reason, which the reporter is told. */
function RejectReport({ report, onConflict }: ReviewFormProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [question, setQuestion] = useState<Question | null>(null);
  function end() {
    close();
    setQuestion(null);
  }
  const { change, busy } = useChangeStatus(report, {
    onChanged: end,
    onConflict: (sentence) => {
      onConflict(sentence);
      if (sentence) end();
    },
    onQuestion: setQuestion,
  });
  return (
    <>
      <Button variant="default" danger onClick={open}>
        Reject
      </Button>
      <RejectDialog
        opened={opened && question === null}
        title="Reject this report?"
        label="Reject report"
        busy={busy}
        onReject={(reason) => change({ status: 'Rejected', reason })}
        onClose={close}
      />
      <QuestionDialog
        question={question}
        busy={busy}
        onConfirm={change}
        onCancel={() => setQuestion(null)}
      />
    </>
  );
}
