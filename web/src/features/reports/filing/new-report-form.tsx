import { pictureProblem } from '@redflag/shared/pictures';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { handOver } from '#api/drafts/hand-over.ts';
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
import type { KeptReport, ReportFormProps } from './use-report-form.ts';

type NewReportFormProps = Pick<
  ReportFormProps,
  'categories' | 'reportPath' | 'resultsPath' | 'dashboardPath'
> & {
  prefill: Prefill;
  /** Whether another app shared something to report. */
  shared: boolean;
  /** Path of the screen that checks what a shared picture says, if there is one. */
  checkPath?: string | undefined;
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
function KeptForm({ prefill, shared: isShared, again: asked, ...props }: KeptFormProps) {
  const navigate = useNavigate();
  const draft = useDraft<KeptReport>('new-report', 'evidence');
  const [shared, setShared] = useState<Shared | null | undefined>(isShared ? undefined : null);
  const [choice, setChoice] = useState<'continue' | 'afresh' | null>(null);
  const { target, description, amount, paidAt, evidence } = draft.found ?? {};
  const isBegun = [target, description, amount, paidAt].some((text) => text?.trim()) || evidence;
  const paid: Partial<NewReportDraft> | undefined = useLocation().state?.paid;
  const unfinished = isBegun && choice !== 'afresh' ? draft.found : null;
  const againId = unfinished ? (unfinished.replaces ?? null) : asked;
  const again = useEarlierReport(draft.loaded ? againId : null, props.categories);
  if (shared === undefined) {
    const { checkPath } = props;
    const check = (picture: File) => {
      handOver(picture);
      return navigate(checkPath ?? '');
    };
    return <AskShared onAnswered={setShared} onCheck={checkPath ? check : undefined} />;
  }
  // What is unfinished waits for nothing: it may be opened without a connection.
  if (!draft.loaded || (again.isPending && !unfinished)) {
    return <FormLoading />;
  }
  if (again.error && !unfinished) {
    const { refetch, isFetching } = again;
    const message = problemOf(again.error).sentence;
    return <FailureState message={message} onRetry={refetch} retrying={isFetching} />;
  }
  const missed = againId !== null && again.data === null;
  const replaced = missed ? null : againId;
  const begun = { ...emptyReport(), ...prefill, ...paid, ...again.data?.draft };

  const refusal = shared?.picture ? pictureProblem(shared.picture) : null;
  const picture = refusal ? null : (shared?.picture ?? null);
  const adds = Boolean(shared?.text || picture);
  function startAfresh() {
    draft.discard();
    setChoice('afresh');
  }

  const continued =
    picture && !unfinished?.evidence
      ? `If you continue it, the picture that you shared is added${shared?.text ? ', but not the text' : ''}`
      : 'If you continue it, it stays as it is, and what you shared is dropped';
  const isOther = asked
    ? unfinished?.replaces !== asked
    : begun.target && unfinished?.target && unfinished.target !== begun.target;
  if (unfinished && !choice && (adds || isOther)) {
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
        {unfinished.target ? (
          <ShownTarget className="clamp">{unfinished.target}</ShownTarget>
        ) : null}
        {adds ? continued : 'You can finish it first'}. If you start a new one,{' '}
        {adds ? `it begins with ${picture ? 'what' : 'the text that'} you shared, and ` : null}
        the unfinished one is deleted.
      </EmptyState>
    );
  }
  const { idempotencyKey, replaces, ...kept } = {
    // So that a report is filed again once, from whatever browser.
    idempotencyKey: replaced ?? newIdempotencyKey(),
    ...unfinished,
  };
  const lacksPayment = kept.target === begun.target && !kept.amount && !kept.paidAt;
  const initial = { ...begun, ...fromShared(shared), ...kept, ...(lacksPayment && paid) };
  initial.evidence ??= picture;
  return (
    <ReportForm
      key={unfinished ? 'earlier' : 'new'}
      {...props}
      initial={initial}
      idempotencyKey={idempotencyKey}
      draft={draft}
      unsaved={adds || (replaced !== null && !unfinished)}
      replaced={replaced}
      refusal={refusal}
      onStartAfresh={unfinished ? startAfresh : null}
      missed={missed}
    />
  );
}
