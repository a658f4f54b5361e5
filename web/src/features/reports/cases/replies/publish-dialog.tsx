import type { Target } from '@redflag/shared/checks';
import type { Reply, ReplyChange } from '@redflag/shared/replies';
import { STATEMENT_MAX } from '@redflag/shared/replies/values';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/form.ts';
import { useNow } from '#ui/hooks/use-now.ts';

interface PublishDialogProps {
  reply: Reply;
  target: Target;
  busy: boolean;
  onDecide: (change: Pick<ReplyChange, 'statement'>) => unknown;
  onClose: () => void;
}

/** Asks which words of the holder stand beside the verdict, and shows how they will. */
export function PublishDialog({ reply, target, busy, onDecide, onClose }: PublishDialogProps) {
  const now = useNow();
  const form = useForm({
    initialValues: { statement: reply.statement ?? '' },
    validate: ({ statement }) => ({
      statement: statement.trim() ? null : 'Please give the statement',
    }),
  });
  const text = form.values.statement.trim();
  const verdict = {
    ...target.verdict,
    statement: text ? { text, at: now.toISOString() } : target.verdict.statement,
  };
  return (
    <Dialog opened onClose={busy ? () => undefined : onClose} title="Publish this statement?" wide>
      <CheckedForm
        form={form}
        onSubmit={({ statement }) => onDecide({ statement: statement.trim() })}
      >
        <p>The reports stay, and these words of theirs stand beside the verdict.</p>
        <TextAreaField
          label="Statement"
          description={`At most ${STATEMENT_MAX} characters. Take out names, insults and links.`}
          rows={5}
          maxLength={STATEMENT_MAX}
          data-autofocus
          {...form.getInputProps('statement')}
        />
        <h3 className="mt-md mb-sm">What people will see</h3>
        <Verdict target={{ ...target, verdict }} />
        <div className="row gap-md end mt-lg">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Publish
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  );
}
