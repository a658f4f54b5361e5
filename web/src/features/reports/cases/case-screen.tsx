import { showTarget } from '@redflag/shared/text/show-target';
import { useQuery } from '@tanstack/react-query';
import { outcomeOf } from '#api/problem.ts';
import { CopyTarget } from '#features/reports/copy-target.tsx';
import { VerdictLevel } from '#features/reports/verdicts/verdict-level.tsx';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { useDeferredAppearance } from '#ui/hooks/use-deferred-appearance.ts';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import { OpenCase } from './open-case.tsx';
import { caseOf } from './queue/use-queue.ts';
import { useCaseReplies } from './replies/use-case-replies.ts';
import type { OpenCaseProps } from './use-open-case.ts';

/** One target with all its waiting reports, and what can be decided about them. */
export function CaseScreen(props: Omit<OpenCaseProps, 'found' | 'replies'>) {
  const { targetId, paths } = props;
  const found = useQuery(caseOf(targetId));
  const replies = useCaseReplies(targetId, found.data?.replies);
  const outcome = outcomeOf(found);
  const isShown = useDeferredAppearance(found.data !== undefined && replies.isReady);
  const target = outcome.problem?.isMissing || !isShown ? undefined : found.data?.target;
  const shown = target && showTarget(target.shown);
  usePageTitle(shown ? `${shown} – Review` : 'Review');
  return (
    <>
      <PageTitle
        focused
        lead={
          target ? (
            <span className="row gap-md flat">
              <VerdictLevel target={target} />
              <CopyTarget target={target.shown} />
            </span>
          ) : null
        }
        actions={<BackButton fallback={paths.queue} />}
      >
        {target ? <ShownTarget>{target.shown}</ShownTarget> : 'Review'}
      </PageTitle>
      <Loaded
        {...outcome}
        data={isShown ? outcome.data : undefined}
        rows={3}
        rowHeight={220}
        missing={{
          title: 'Target not found',
          why: 'Its reports may have been deleted, or the link may be incomplete.',
          backLabel: 'Back to the queue',
          backPath: paths.queue,
        }}
      >
        {(detail) => <OpenCase {...props} found={detail} replies={replies} />}
      </Loaded>
    </>
  );
}
