import { useCallback, useRef } from 'react';
import { LinkedTargets } from '#features/reports/verdicts/linked-targets.tsx';
import { AlikeNotice } from './alike/alike-notice.tsx';
import { CaseDialogs } from './case-dialogs.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseQuestions } from './case-questions.tsx';
import { CaseRecommendations } from './case-recommendations.tsx';
import classes from './cases.module.css';
import { ClaimNotice } from './claims/claimed-by.tsx';
import { CaseDecided } from './decisions/case-decided.tsx';
import { ClearedNotice } from './decisions/cleared-notice.tsx';
import { DecisionBar } from './decisions/decision-bar.tsx';
import { CaseReplies } from './replies/case-replies.tsx';
import { ReplyDialogs } from './replies/reply-dialogs.tsx';
import { CaseReports } from './reports/case-reports.tsx';
import { useCaseKeys } from './shortcuts/use-review-keys.ts';
import type { OpenCaseProps } from './use-open-case.ts';
import { useOpenCase } from './use-open-case.ts';

/** Shows the reports of a case and decides on those that are selected. Nothing moves when others decide. */
export function OpenCase(props: OpenCaseProps) {
  const { decisions, paths, replies, found } = props;
  const open = useOpenCase(props);
  const { selection, isDecided, unchanged, choose, askToClear, openNext, moveTo, setDialog } = open;
  const { askAlso } = open;
  const { target, alike, reports } = selection.shown;
  const list = useRef<HTMLUListElement>(null);
  const [withKeys, turnKeys] = useCaseKeys(list, {
    choose,
    openNext,
    clear: () => askToClear?.(),
    also: () => askAlso?.(),
    help: () => setDialog({ name: 'keys' }),
  });
  const view = useCallback((of: string) => setDialog({ name: 'picture', of }), [setDialog]);
  const { aboutReporter } = props;
  const { reports: reportsNow, disputed: disputedNow } = found;
  // What is noted and asked changes while the reports stay as they are shown.
  const aboutReporterNow: typeof aboutReporter = useCallback(
    (shown) => {
      const isShown = ({ id }: typeof shown) => id === shown.id;
      return aboutReporter(reportsNow.find(isShown) ?? disputedNow.find(isShown) ?? shown);
    },
    [aboutReporter, reportsNow, disputedNow],
  );
  const isAnswered = found.replies > 0;
  return (
    <div className={classes.case}>
      <CaseFacts {...props} withKeys={withKeys} onKeys={() => setDialog({ name: 'keys' })} />
      <ClaimNotice claim={found.claim} />
      {props.flags}
      <div className="mb-lg">{props.notes}</div>
      <CaseRecommendations said={found.recommendations} />
      <CaseQuestions detail={found} onMoved={moveTo} />
      <ClearedNotice
        clearedAt={found.target.verdict.clearedAt}
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
      {selection.waiting.length > 0 ? (
        <AlikeNotice
          alike={alike}
          among={reports.length}
          onSelectOnly={selection.selectOnly}
          onUnselect={selection.unselect}
        />
      ) : null}
      <div className={classes.sides} data-two={isAnswered || undefined}>
        {isAnswered ? (
          <CaseReplies
            replies={replies}
            withKeys={withKeys}
            onView={view}
            userPath={paths.user}
            {...open.reply.actions}
          />
        ) : null}
        <CaseReports
          {...open}
          list={list}
          onView={view}
          reportPath={paths.report}
          aboutReporter={aboutReporterNow}
        />
      </div>
      <LinkedTargets targets={target.linked ?? []} searchPath={paths.search} />
      {isDecided ? null : (
        <DecisionBar
          selected={selection.selected.length}
          waiting={selection.waiting.length}
          busy={decisions.deciding}
          withKeys={withKeys}
          onDecide={choose}
          onAlso={askAlso}
          onClear={askToClear}
          onNext={openNext}
        />
      )}
      <CaseDialogs
        {...open}
        deciding={decisions.deciding}
        clearing={decisions.clearing}
        withKeys={withKeys}
        onTurnKeys={turnKeys}
      />
      <ReplyDialogs
        {...open.reply}
        target={found.target}
        reports={open.shownNow}
        busy={decisions.changingReply}
      />
    </div>
  );
}
