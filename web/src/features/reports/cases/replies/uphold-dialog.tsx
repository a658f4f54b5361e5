import { REASON_MAX } from '@redflag/shared/api/values';
import type { Reply, ReplyChange } from '@redflag/shared/replies';
import { upholdingReasons } from '@redflag/shared/replies/reasons';
import { groundWords } from '#features/reports/cases/reply-words.ts';
import type { WaitingReport } from '#features/reports/cases/reports/waiting-report.tsx';
import { ReasonChoices } from '#features/reports/review/reason-choices.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/form.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { ReportTicks } from './report-ticks.tsx';

type Upheld = Pick<ReplyChange, 'reason' | 'reports' | 'status' | 'since'>;

interface UpholdDialogProps {
  reply: Reply;
  /** Those that can be found wrong. */
  reports: WaitingReport[];
  busy: boolean;
  onDecide: (change: Upheld) => unknown;
  onClose: () => void;
}

/** Asks which reports are wrong, and why. None is marked at first: a proof shows whose it is, not who is right. */
export function UpholdDialog({ reply, reports, busy, onDecide, onClose }: UpholdDialogProps) {
  const { ground } = reply;
  const isNewHolder = ground === 'new-holder';
  const form = useForm({
    initialValues: {
      reports: [] as string[],
      status: ground === 'settled' || isNewHolder ? 'Closed' : 'Rejected',
      since: reply.since ?? '',
      reason: '',
    },
    validate: ({ reports: marked, since, reason }) => ({
      since: isNewHolder && !since ? 'Please give a date' : null,
      reports:
        marked.length === 0 && reports.length > 0 && !isNewHolder
          ? 'Please mark the reports that are wrong'
          : null,
      reason: reason.trim() ? null : 'Please give a reason',
    }),
  });
  const { values, errors, setFieldValue } = form;

  function submit({ reports: marked, status, since, reason }: typeof values) {
    return onDecide({
      reason: reason.trim(),
      ...(marked.length > 0 && { reports: marked, status: status as Upheld['status'] }),
      ...(isNewHolder && { since }),
    });
  }
  return (
    <Dialog opened onClose={busy ? () => undefined : onClose} title="Uphold this answer?" wide>
      <CheckedForm form={form} onSubmit={submit}>
        <p>{groundWords(ground)}.</p>
        {isNewHolder ? (
          <TextField
            label="Theirs since"
            description="Decided reports from before this day count apart, and can still be read."
            className="mb-md"
            {...form.getInputProps('since')}
            type="date"
            max={new Date().toISOString().slice(0, 10)}
          />
        ) : null}
        {reports.length > 0 ? (
          <>
            <ReportTicks
              reports={reports}
              marked={values.reports}
              error={errors.reports}
              onMark={(ids) => setFieldValue('reports', ids)}
            />
            <SelectField
              label="The marked reports become"
              options={[
                { value: 'Rejected', label: 'Rejected: they were wrong' },
                { value: 'Closed', label: 'Closed: they were right then' },
              ]}
              className="mb-md"
              {...form.getInputProps('status')}
            />
          </>
        ) : (
          <p>No report is left to change.</p>
        )}
        <ReasonChoices
          reasons={upholdingReasons}
          chosen={values.reason}
          autoFocus={false}
          onChoose={(reason) => setFieldValue('reason', reason)}
        />
        <TextAreaField
          label="Reason"
          description="They will see it, and so will the reporters of the marked reports."
          rows={3}
          maxLength={REASON_MAX}
          {...form.getInputProps('reason')}
        />
        <div className="row gap-md end mt-lg">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Uphold
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  );
}
