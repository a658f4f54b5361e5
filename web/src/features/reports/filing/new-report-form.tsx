import { showTarget } from '@redflag/shared/targets/show-target';
import { useState } from 'react';
import { newIdempotencyKey } from '#api/idempotency-key.ts';
import { useDraft } from '#api/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import classes from './filing.module.css';
import type { NewReportDraft } from './new-report-check.ts';
import { emptyReport } from './new-report-check.ts';
import type { Prefill } from './prefill.ts';
import type { ReportFormProps } from './report-form.tsx';
import { ReportForm } from './report-form.tsx';

type NewReportFormProps = Pick<
  ReportFormProps,
  'categories' | 'reportPath' | 'resultsPath' | 'dashboardPath'
> & { prefill: Prefill };

/** The new report form, with any draft from an earlier visit. */
export function NewReportForm({ prefill, ...props }: NewReportFormProps) {
  const draft = useDraft<NewReportDraft>('new-report', 'evidence');
  const [choice, setChoice] = useState<'continue' | 'afresh' | null>(null);
  if (!draft.loaded) {
    return <Loading rows={6} rowHeight={72} />;
  }

  const earlier = choice === 'afresh' ? null : draft.found;
  function startAfresh() {
    draft.discard();
    setChoice('afresh');
  }

  if (earlier?.target && prefill.target && earlier.target !== prefill.target && !choice) {
    return (
      <EmptyState
        title="You have an unfinished report"
        action={
          <>
            <Button onClick={() => setChoice('continue')}>Continue it</Button>
            <Button variant="default" onClick={startAfresh}>
              Start a new one
            </Button>
          </>
        }
      >
        <bdi className={classes.about}>{showTarget(earlier.target)}</bdi>
        You can finish it first. If you start a new one, what you wrote is deleted.
      </EmptyState>
    );
  }
  const { idempotencyKey, ...kept } = { idempotencyKey: newIdempotencyKey(), ...earlier };
  const initial = { ...emptyReport, ...prefill, ...kept };
  return (
    <ReportForm
      key={earlier ? 'earlier' : 'new'}
      {...props}
      initial={initial}
      idempotencyKey={idempotencyKey}
      draft={draft}
      onStartAfresh={earlier ? startAfresh : null}
    />
  );
}
