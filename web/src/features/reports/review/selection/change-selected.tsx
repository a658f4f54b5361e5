import { REASON_MAX } from '@redflag/shared/api/values';
import { statusLabel } from '@redflag/shared/reports/report.words';
import { reportStatuses } from '@redflag/shared/reports/values';
import type { StatusChange } from '@redflag/shared/review/status-change';
import { statusChangeSchema } from '@redflag/shared/review/status-change';
import { plural } from '@redflag/shared/text/plural';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useForm, validateBy } from '#ui/form/form.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { countOf } from '#ui/text/counts.ts';

interface ChangeSelectedProps {
  opened: boolean;
  count: number;
  /** Whether there are more than were counted. */
  isMore: boolean;
  /** Whether these are all reports of a search. */
  isSearch: boolean;
  busy: boolean;
  onChange: (decision: Pick<StatusChange, 'status' | 'reason'>) => void;
  onClose: () => void;
}

/** Asks which status the selected reports are to have, and why if they are rejected. */
export function ChangeSelected({ opened, onClose, isMore, ...props }: ChangeSelectedProps) {
  const { count, busy } = props;
  return (
    <Dialog
      opened={opened}
      onClose={busy ? () => undefined : onClose}
      title={countOf(count, {
        one: 'Change the status of this report?',
        other: `Change the status of ${isMore ? 'more than ' : ''}# reports?`,
      })}
    >
      <Form {...props} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = Omit<ChangeSelectedProps, 'opened' | 'isMore'>;

function Form({ count, isSearch, busy, onChange, onClose }: FormProps) {
  const form = useForm({
    initialValues: { status: '', reason: '' },
    validate: validateBy(statusChangeSchema),
  });
  return (
    <CheckedForm form={form} onSubmit={(values) => onChange(statusChangeSchema.parse(values))}>
      {isSearch ? <p>Reports that come in or change from now on stay as they are.</p> : null}
      <SelectField
        label="New status"
        errorAbove
        options={[
          { value: '', label: 'Select a status' },
          ...reportStatuses.map((value) => ({ value, label: statusLabel(value) })),
        ]}
        data-autofocus
        {...form.getInputProps('status')}
      />
      {form.values.status === 'Rejected' ? (
        <TextAreaField
          label="Reason"
          description={plural(count, {
            one: 'The reporter will see it in a notification.',
            other: 'The reporters will see it in a notification.',
          })}
          rows={4}
          maxLength={REASON_MAX}
          className="mt-md"
          {...form.getInputProps('reason')}
        />
      ) : null}
      <div className="row gap-md end mt-lg">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Change status
        </Button>
      </div>
    </CheckedForm>
  );
}
