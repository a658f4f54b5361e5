import { flagReasons } from '@redflag/shared/reports';
import type { FlagReason, NewFlag } from '@redflag/shared/review/flags';
import {
  ALREADY_FLAGGED,
  FLAG_TEXT_MAX,
  newFlagSchema,
  ownReportReasons,
} from '@redflag/shared/review/flags';
import { useNavigate } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';
import { useForm, validateBy } from '#ui/form/form.ts';
import { Notice } from '#ui/states/notice.tsx';
import classes from './flags.module.css';

/** A report, which may be the person's own, or the answer about a target. */
export type Flagged = { reportId: string; own: boolean } | { targetId: string };

export interface FlagDialogProps {
  flagged: Flagged;
  /** Of the form for whoever has what was reported; omit it if they are not led there. */
  replyPath?: string | undefined;
  opened: boolean;
  onClose: () => void;
}

const labels: Record<FlagReason, string> = {
  'not-a-scam': 'It is not a scam',
  'about-me': 'It is about me',
  'personal-data': 'It shows private details',
  offensive: 'The picture is rude or shocking',
};

/** With which somebody may mean that what was reported is theirs. */
const mayBeTheirs = new Set<FlagReason | ''>(['about-me', 'not-a-scam', 'personal-data']);

interface FlagDraft {
  reason: FlagReason | '';
  text: string;
}

/** Asks what is wrong, sends it to the administrators, and says what happens next. */
export function FlagDialog({ flagged, replyPath, opened, onClose }: FlagDialogProps) {
  const form = useForm<FlagDraft>({
    initialValues: { reason: '', text: '' },
    validate: validateBy(newFlagSchema),
  });
  const navigate = useNavigate();
  const { send, isPending, isSuccess, error } = useFlag(flagged);
  const problem = error && problemOf(error);
  const isKnown = problem?.code === ALREADY_FLAGGED;
  return (
    <Dialog
      opened={opened}
      onClose={isPending ? () => undefined : onClose}
      title={isSuccess ? 'Thank you' : 'What is wrong?'}
    >
      {isSuccess || isKnown ? (
        <>
          <p role="status">
            {isKnown ? problem.detail : 'We have received it.'} It waits for a reviewer to decide.
          </p>
          <div className="row gap-md end mt-lg">
            <Button onClick={onClose} data-autofocus>
              Close
            </Button>
          </div>
        </>
      ) : (
        <CheckedForm form={form} onSubmit={(values) => send(newFlagSchema.parse(values))}>
          <Reasons
            reasons={'own' in flagged && flagged.own ? ownReportReasons : flagReasons}
            form={form}
          />
          {replyPath && mayBeTheirs.has(form.values.reason) ? (
            <div className="mb-md">
              <Notice
                tone="neutral"
                icon={null}
                action={
                  <Button variant="default" onClick={() => navigate(replyPath)}>
                    This is mine
                  </Button>
                }
              >
                <p>Is the number, site or account yours? Then you get a decision by a date.</p>
              </Notice>
            </div>
          ) : null}
          <TextAreaField
            label="What should we know? (optional)"
            description="Only our reviewers read it."
            rows={3}
            maxLength={FLAG_TEXT_MAX}
            {...form.getInputProps('text')}
          />
          {problem ? (
            <div className="mt-md">
              <Notice tone="danger" role="alert">
                <p>{problem.detail}</p>
              </Notice>
            </div>
          ) : null}
          <div className="row gap-md end mt-lg">
            <Button variant="default" onClick={onClose} disabled={isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Send
            </Button>
          </div>
        </CheckedForm>
      )}
    </Dialog>
  );
}

function Reasons({ form, reasons }: { form: Form<FlagDraft>; reasons: readonly FlagReason[] }) {
  return (
    <fieldset className={classes.reasons} aria-describedby="flag-reason-error">
      <legend>Choose what fits best</legend>
      <p id="flag-reason-error" className={classes.error}>
        {form.errors.reason}
      </p>
      {reasons.map((reason) => (
        <label key={reason} className={classes.reason}>
          <input
            type="radio"
            name="reason"
            data-path="reason"
            value={reason}
            checked={form.values.reason === reason}
            onChange={() => form.setFieldValue('reason', reason)}
          />
          {labels[reason]}
        </label>
      ))}
    </fieldset>
  );
}

/** Sends a flag; afterwards the screen shows whether it has hidden something. */
function useFlag(flagged: Flagged) {
  const ofReport = $api.useMutation('post', '/v1/reports/{id}/flags', {
    onSuccess: useRefresh('/v1/reports/{id}'),
  });
  const ofTarget = $api.useMutation('post', '/v1/targets/{id}/flags');
  const [id, { mutate, ...state }] =
    'reportId' in flagged
      ? ([flagged.reportId, ofReport] as const)
      : ([flagged.targetId, ofTarget] as const);
  return { ...state, send: (body: NewFlag) => mutate({ params: { path: { id } }, body }) };
}
