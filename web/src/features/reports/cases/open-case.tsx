import { categoryLabel } from '@redflag/shared/categories/category.words';
import { plural } from '@redflag/shared/text/plural';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { searchFor } from '#features/reports/search-for.ts';
import { LinkedTargets } from '#features/reports/verdicts/linked-targets.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { KeyHint } from '#ui/buttons/key-hint.tsx';
import { AlikeNotice } from './alike-notice.tsx';
import { CaseDialogs } from './case-dialogs.tsx';
import { CaseQuestions } from './case-questions.tsx';
import classes from './cases.module.css';
import { countsOf } from './counts-of.ts';
import { CaseDecided } from './decisions/case-decided.tsx';
import { ClearedNotice } from './decisions/cleared-notice.tsx';
import { DecisionBar } from './decisions/decision-bar.tsx';
import { useCaseKeys } from './shortcuts/use-review-keys.ts';
import type { OpenCaseProps } from './use-open-case.ts';
import { useOpenCase } from './use-open-case.ts';
import { WaitingReportCard } from './waiting-report.tsx';

/** Shows the reports of a case and decides on those that are selected. Nothing moves when others decide. */
export function OpenCase(props: OpenCaseProps) {
  const { decisions, paths } = props;
  const open = useOpenCase(props);
  const { selection, isDecided, unchanged, choose, askToClear, openNext, moveTo, setDialog } = open;
  const { target, alike, reports } = selection.shown;
  const list = useRef<HTMLUListElement>(null);
  const [withKeys, turnKeys] = useCaseKeys(list, {
    choose,
    undo: decisions.undoLast,
    openNext,
    clear: () => askToClear?.(),
    help: () => setDialog({ name: 'keys' }),
  });
  return (
    <div className={classes.case}>
      <CaseFacts {...props} withKeys={withKeys} onKeys={() => setDialog({ name: 'keys' })} />
      {props.flags}
      <CaseQuestions detail={props.found} onMoved={moveTo} />
      <ClearedNotice
        clearedAt={props.found.target.verdict.clearedAt}
        busy={decisions.clearing}
        onEnd={() => decisions.unclear(props.targetId)}
      />
      {isDecided || unchanged.length > 0 ? (
        <CaseDecided
          unchanged={unchanged}
          reportId={reports.at(-1)?.id}
          onNext={isDecided ? openNext : null}
          onClear={isDecided ? askToClear : null}
        />
      ) : null}
      {isDecided ? null : (
        <AlikeNotice
          alike={alike}
          among={reports.length}
          onSelectOnly={selection.selectOnly}
          onUnselect={selection.unselect}
        />
      )}
      <WaitingReports
        list={list}
        selection={selection}
        onView={(of) => setDialog({ name: 'picture', of })}
        reportPath={paths.report}
      />
      <Arrived count={selection.arrived} onShow={selection.showArrived} />
      <LinkedTargets targets={target.linked ?? []} searchPath={paths.search} />
      {isDecided ? null : (
        <DecisionBar
          selected={selection.selected.length}
          waiting={selection.waiting.length}
          busy={decisions.deciding}
          withKeys={withKeys}
          onDecide={choose}
          onClear={askToClear}
          onNext={openNext}
        />
      )}
      <CaseDialogs
        {...open}
        busy={decisions.deciding !== null}
        clearing={decisions.clearing}
        withKeys={withKeys}
        onTurnKeys={turnKeys}
      />
    </div>
  );
}

interface WaitingReportsProps extends Pick<ReturnType<typeof useOpenCase>, 'selection'> {
  list: RefObject<HTMLUListElement | null>;
  onView: (reportId: string) => void;
  reportPath: (id: string) => string;
}

function WaitingReports({ list, selection, onView, reportPath }: WaitingReportsProps) {
  const { shown, waiting, selected, select, unselect } = selection;
  return (
    <ul ref={list} className="stack mb-lg" aria-label="Reports">
      {shown.reports.map((report) => (
        <WaitingReportCard
          key={report.id}
          report={report}
          alike={shown.alike}
          waits={waiting.includes(report.id)}
          selected={selected.includes(report.id)}
          onSelect={(on) => (on ? select(report.id) : unselect([report.id]))}
          onView={() => onView(report.id)}
          reportPath={reportPath}
        />
      ))}
    </ul>
  );
}

interface CaseFactsProps extends Pick<OpenCaseProps, 'found' | 'paths'> {
  withKeys: boolean;
  onKeys: () => void;
}

function CaseFacts({ found: { target }, paths, withKeys, onKeys }: CaseFactsProps) {
  const facts = [categoryLabel(target.category), ...countsOf(target)];
  return (
    <div className={classes.facts}>
      <div>
        <p className="dimmed">{facts.join(' · ')}</p>
        {target.notes.map(({ kind, text }) => (
          <p key={kind}>{text}</p>
        ))}
      </div>
      <Link className="touch" to={paths.search(searchFor(target))}>
        All reports on it
      </Link>
      <Button variant="subtle" narrow className={classes.keysButton} onClick={onKeys}>
        Keys
        {withKeys ? <KeyHint>?</KeyHint> : null}
      </Button>
    </div>
  );
}

function Arrived({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status">
      {count > 0 ? (
        <p className={classes.arrived}>
          {count} more came in.
          <Button variant="default" narrow onClick={onShow}>
            {plural(count, { one: 'Show it', other: 'Show them' })}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
