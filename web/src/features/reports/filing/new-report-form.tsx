import { pictureProblem } from '@redflag/shared/pictures';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Shared } from '#api/drafts/shared-into.ts';
import { useDraft } from '#api/drafts/use-draft.ts';
import { useFormLock } from '#api/drafts/use-form-lock.ts';
import { problemOf } from '#api/problem.ts';
import { newIdempotencyKey } from '#api/uploads/idempotency-key.ts';
import AskShared from '#features/reports/ask-shared.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { OpenElsewhere } from '#ui/states/open-elsewhere.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import type { NewReportDraft } from './new-report-check.ts';
import { emptyReport } from './new-report-check.ts';
import type { Prefill } from './prefill.ts';
import { ReportForm } from './report-form.tsx';
import { fromShared } from './shared-report.ts';
import { useEarlierReport } from './use-earlier-report.ts';
import type { ReportFormProps } from './use-report-form.ts';

type NewReportFormProps = Pick<
  ReportFormProps,
  'categories' | 'reportPath' | 'resultsPath' | 'dashboardPath'
> & {
  prefill: Prefill;
  /** Whether another app shared something to report. */
  shared: boolean;
  /** The id of an own report that is filed again. */
  again: string | null;
};

/** The new report form, in one tab at a time. */
export function NewReportForm(props: NewReportFormProps) {
  const lock = useFormLock('new-report');
  if (lock.sent) {
    return <SentElsewhere path={props.reportPath(lock.sent.id)} onStartAgain={lock.startAgain} />;
  }
  if (lock.here === false) {
    return <OpenElsewhere what="report" onContinue={lock.take} />;
  }
  return lock.here ? <KeptForm {...props} onSent={lock.tellSent} /> : <FormLoading />;
}

const FormLoading = () => <Loading rows={6} rowHeight={72} />;

interface SentElsewhereProps {
  path: string;
  onStartAgain: () => void;
}

function SentElsewhere({ path, onStartAgain }: SentElsewhereProps) {
  return (
    <div role="status">
      <EmptyState
        title="This report has been submitted"
        action={
          <>
            <Button component={Link} to={path}>
              View Report
            </Button>
            <Button variant="default" onClick={onStartAgain}>
              New Report
            </Button>
          </>
        }
      >
        You submitted it in another tab.
      </EmptyState>
    </div>
  );
}

type KeptFormProps = NewReportFormProps & Pick<ReportFormProps, 'onSent'>;

/** The form with any draft from an earlier visit, or with what another app shared. */
function KeptForm({ prefill, shared: isShared, again: againId, ...props }: KeptFormProps) {
  const draft = useDraft<NewReportDraft>('new-report', 'evidence');
  const earlierReport = useEarlierReport(againId, props.categories);
  const [shared, setShared] = useState<Shared | null | undefined>(isShared ? undefined : null);
  const [choice, setChoice] = useState<'continue' | 'afresh' | null>(null);
  if (shared === undefined) {
    return <AskShared onAnswered={setShared} />;
  }
  if (!draft.loaded || earlierReport.isPending) {
    return <FormLoading />;
  }
  if (earlierReport.error) {
    const { refetch, isFetching } = earlierReport;
    const message = problemOf(earlierReport.error).sentence;
    return <FailureState message={message} onRetry={refetch} retrying={isFetching} />;
  }
  const again = earlierReport.data;
  const begun = { ...emptyReport, ...prefill, ...again?.draft };

  const { target, description, evidence } = draft.found ?? {};
  const isBegun = target?.trim() || description?.trim() || evidence;
  const earlier = isBegun && choice !== 'afresh' ? draft.found : null;
  const refusal = shared?.picture ? pictureProblem(shared.picture) : null;
  const picture = refusal ? null : (shared?.picture ?? null);
  const adds = Boolean(shared?.text || picture);
  function startAfresh() {
    draft.discard();
    setChoice('afresh');
  }

  const continued =
    picture && !earlier?.evidence
      ? `If you continue it, the picture that you shared is added${shared?.text ? ', but not the text' : ''}`
      : 'If you continue it, it stays as it is, and what you shared is dropped';
  // A report is filed again with its own id as the key, which tells its draft from others.
  const isOfAgain = again && earlier?.idempotencyKey === again.id;
  const isOther = begun.target && earlier?.target && earlier.target !== begun.target && !isOfAgain;
  const replaced = again && (!earlier || isOfAgain) ? again.id : null;
  if (earlier && !choice && (adds || isOther)) {
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
        {earlier.target ? <ShownTarget className="clamp">{earlier.target}</ShownTarget> : null}
        {adds ? continued : 'You can finish it first'}. If you start a new one,{' '}
        {adds ? `it begins with ${picture ? 'what' : 'the text that'} you shared, and ` : null}
        the unfinished one is deleted.
      </EmptyState>
    );
  }
  const { idempotencyKey, ...kept } = {
    idempotencyKey: replaced ?? newIdempotencyKey(),
    ...earlier,
  };
  const initial = { ...begun, ...fromShared(shared), ...kept };
  initial.evidence ??= picture;
  return (
    <ReportForm
      key={earlier ? 'earlier' : 'new'}
      {...props}
      initial={initial}
      idempotencyKey={idempotencyKey}
      draft={draft}
      unsaved={adds || (replaced !== null && !earlier)}
      replaced={replaced}
      refusal={refusal}
      onStartAfresh={earlier ? startAfresh : null}
      missed={againId !== null && !again}
    />
  );
}
