import type { UnchangedReport } from '@redflag/shared/bulk-changes';
import type { CaseDetail } from '@redflag/shared/cases';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { ReportStatus } from '@redflag/shared/reports';
import { WELL_KNOWN_TARGET } from '@redflag/shared/reports';
import { plural } from '@redflag/shared/text/plural';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { RejectDialog } from '#features/reports/review/reject-dialog.tsx';
import { WellKnownDialog } from '#features/reports/review/well-known-dialog.tsx';
import type { Search } from '#features/reports/search-address.ts';
import { LinkedTargets } from '#features/reports/verdicts/linked-targets.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { KeyHint } from '#ui/buttons/key-hint.tsx';
import { countOf } from '#ui/text/counts.ts';
import { AlikeNotice } from './alike-notice.tsx';
import classes from './cases.module.css';
import { countsOf } from './counts-of.ts';
import { CaseDecided } from './decisions/case-decided.tsx';
import { DecisionBar } from './decisions/decision-bar.tsx';
import type { Decision, useDecisions } from './decisions/use-decisions.tsx';
import { KeysDialog } from './keys/keys-dialog.tsx';
import type { ReviewKey } from './keys/review-keys.ts';
import { areKeysOn, turnKeys } from './keys/review-keys.ts';
import { useReviewKeys } from './keys/use-review-keys.ts';
import { arrivedIn, waitingIn, withArrived } from './marks.ts';
import { PictureViewer } from './picture-viewer.tsx';
import { queueAddress } from './queue/queue-address.ts';
import { useNextCase } from './queue/use-next-case.ts';
import { WaitingReportCard } from './waiting-report.tsx';

export interface OpenCaseProps {
  targetId: string;
  /** What is known of it now. */
  found: CaseDetail;
  decisions: ReturnType<typeof useDecisions>;
  paths: {
    queue: string;
    case: (targetId: string) => string;
    report: (id: string) => string;
    /** The reports on a target. */
    search: (search: Search) => string;
  };
}

const statusOfKey: Partial<Record<ReviewKey, ReportStatus>> = {
  '1': 'Resolved',
  '2': 'Under Review',
  '3': 'Rejected',
  '4': 'Closed',
};

/**
 * The reports of a case and what is decided about those that are marked. What somebody looks at stays
 * in its place, whatever others do.
 */
export function OpenCase({ targetId, found, decisions, paths }: OpenCaseProps) {
  const [shown, setShown] = useState(found);
  const [unmarked, setUnmarked] = useState<readonly string[]>([]);
  const [unchanged, setUnchanged] = useState<UnchangedReport[]>([]);
  const [question, setQuestion] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'reject' | 'keys' | 'picture' | null>(null);
  const [viewed, setViewed] = useState<string | null>(null);
  const [withKeys, setWithKeys] = useState(areKeysOn);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const [params] = useSearchParams();

  const { deciding } = decisions;
  // While a decision is made, its reports are not what others have decided.
  const waiting = waitingIn(deciding ? shown : found, shown);
  const marked = waiting.filter((id) => !unmarked.includes(id));
  const arrived = arrivedIn(found, shown);
  const isDecided = waiting.length === 0;
  const next = useNextCase(queueAddress.read(params), targetId, isDecided);
  const { target, alike, reports } = shown;

  const nextPath = next ? paths.case(next) : paths.queue;
  const openNext = () => navigate(nextPath, { replace: true });

  async function decide(status: ReportStatus, more: Pick<Decision, 'reason' | 'wellKnown'> = {}) {
    const refused = await decisions.decide({ targetId, reportIds: marked, status, ...more });
    if (!refused) return;
    const wellKnown = refused.find(({ code }) => code === WELL_KNOWN_TARGET);
    setQuestion(wellKnown?.detail ?? null);
    if (wellKnown) return;
    setDialog(null);
    setUnchanged(refused);
    if (refused.length > 0) return;
    const isLeft = marked.length < waiting.length || shown.waiting > reports.length;
    if (isLeft) await decisions.reopen(targetId);
    else await decisions.openAfter(targetId, nextPath);
  }

  function choose(status: ReportStatus) {
    if (deciding || marked.length === 0) return;
    if (status === 'Rejected') setDialog('reject');
    else void decide(status);
  }

  /** The card that has the focus, or the one that many before or after it. */
  function boxAt(by: number) {
    const cards = [...(list.current?.children ?? [])].filter((card) => card.querySelector(BOX));
    const now = cards.findIndex((card) => card.contains(document.activeElement));
    const card = cards[Math.min(Math.max(now + by, 0), cards.length - 1)];
    return card?.querySelector<HTMLInputElement>(BOX);
  }
  function focusBox(by: number) {
    const box = boxAt(by);
    box?.focus({ preventScroll: true });
    box?.closest('li')?.scrollIntoView({ block: 'start' });
  }

  useReviewKeys(withKeys, (key) => {
    const status = statusOfKey[key];
    if (status) choose(status);
    if (key === 'j') focusBox(1);
    if (key === 'k') focusBox(-1);
    if (key === 'x' && list.current?.contains(document.activeElement)) boxAt(0)?.click();
    if (key === 'z') decisions.undoLast();
    if (key === 'n') void openNext();
    if (key === '?') setDialog('keys');
  });

  return (
    <div className={classes.case}>
      <div className={classes.facts}>
        <p className={classes.quiet}>
          {[categoryLabel(target.category), ...countsOf(found.target)].join(' · ')}
        </p>
        <Link to={paths.search({ category: target.category, subcategory: '', target: target.key })}>
          All reports on it
        </Link>
        <Button
          variant="subtle"
          narrow
          className={classes.keysButton}
          onClick={() => setDialog('keys')}
        >
          Keys
          {withKeys ? <KeyHint>?</KeyHint> : null}
        </Button>
      </div>
      {isDecided || unchanged.length > 0 ? (
        <CaseDecided
          unchanged={unchanged}
          reportId={reports.at(-1)?.id}
          onNext={isDecided ? openNext : null}
        />
      ) : null}
      {isDecided ? null : (
        <AlikeNotice
          alike={alike}
          among={reports.length}
          onMarkOnly={(ids) => setUnmarked(waiting.filter((id) => !ids.includes(id)))}
          onUnmark={(ids) => setUnmarked([...unmarked, ...ids])}
        />
      )}
      <ul ref={list} className={classes.reports} aria-label="Reports">
        {reports.map((report) => (
          <WaitingReportCard
            key={report.id}
            report={report}
            alike={alike}
            waits={waiting.includes(report.id)}
            marked={marked.includes(report.id)}
            onMark={(mark) =>
              setUnmarked(
                mark ? unmarked.filter((id) => id !== report.id) : [...unmarked, report.id],
              )
            }
            onView={() => {
              setViewed(report.id);
              setDialog('picture');
            }}
            reportPath={paths.report}
          />
        ))}
      </ul>
      <div role="status">
        {arrived.length > 0 ? (
          <p className={classes.arrived}>
            {arrived.length} more came in.
            <Button variant="default" narrow onClick={() => setShown(withArrived(found, shown))}>
              {plural(arrived.length, { one: 'Show it', other: 'Show them' })}
            </Button>
          </p>
        ) : null}
      </div>
      <LinkedTargets targets={target.linked ?? []} searchPath={paths.search} />
      {isDecided ? null : (
        <DecisionBar
          marked={marked.length}
          waiting={waiting.length}
          busy={deciding}
          withKeys={withKeys}
          onDecide={choose}
          onNext={openNext}
        />
      )}
      <RejectDialog
        opened={dialog === 'reject'}
        title={`Reject ${countOf(marked.length, { one: '# report', other: '# reports' })}?`}
        label="Reject"
        busy={deciding !== null}
        withKeys={withKeys}
        onReject={(reason) => void decide('Rejected', { reason })}
        onClose={() => setDialog(null)}
      />
      <WellKnownDialog
        opened={question !== null}
        question={question}
        busy={deciding !== null}
        onConfirm={() => void decide('Resolved', { wellKnown: true })}
        onCancel={() => setQuestion(null)}
      />
      <KeysDialog
        opened={dialog === 'keys'}
        onClose={() => setDialog(null)}
        on={withKeys}
        onTurn={(on) => {
          turnKeys(on);
          setWithKeys(on);
        }}
      />
      <PictureViewer
        reports={reports.filter(({ evidence }) => evidence)}
        opened={dialog === 'picture'}
        shown={viewed}
        onShow={setViewed}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}

const BOX = 'input[type="checkbox"]';
