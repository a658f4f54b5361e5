import { REASON_MAX } from '@redflag/shared/api/values';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { statusLabel } from '@redflag/shared/reports/report.words';
import type { SecondReview as Review } from '@redflag/shared/review/reviewing';
import { verdictStatuses } from '@redflag/shared/review/values';
import { useState } from 'react';
import { Link } from 'react-router';
import { outcomeOf, problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextForm } from '#ui/form/text-form.tsx';
import { Section } from '#ui/section.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { Breakable, ShownTarget } from '#ui/text/breakable.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { NamelessReports } from './nameless-reports.tsx';

const NEXT = '/v1/second-reviews/next';

interface SecondReviewProps {
  queuePath: string;
  reportPath: (id: string) => string;
}

/** Asks what the viewer would decide about a report that somebody else has decided. */
export function SecondReview({ queuePath, reportPath }: SecondReviewProps) {
  const next = $api.useQuery('get', NEXT);
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <>
      {wrong ? (
        <Notice tone="caution" title="The report has another status now">
          <p>
            <Link className="touch" to={reportPath(wrong)}>
              Open the report
            </Link>{' '}
            to change it, with a reason for the reporter.
          </p>
        </Notice>
      ) : null}
      <Loaded {...outcomeOf(next)} data={next.data} rows={2} rowHeight={220}>
        {({ review }) =>
          review ? (
            <Decide key={review.id} review={review} onWrong={setWrong} />
          ) : (
            <EmptyState
              title="Nothing to look at again"
              action={
                <Button component={Link} to={queuePath}>
                  Back to the queue
                </Button>
              }
            >
              One of fifty decisions comes here, never your own.
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

function Decide({ review, onWrong }: { review: Review; onWrong: (id: string | null) => void }) {
  const { id, target, category, report, differing } = review;
  const refresh = useRefresh(NEXT, '/v1/me/reviewing');
  const send = $api.useMutation('put', '/v1/second-reviews/{id}', {
    onSuccess({ reportId, differs }) {
      onWrong(differing && differs ? reportId : null);
      toastSuccess(
        !differing && differs ? 'Thank you. You differ: a third reviewer sees both.' : 'Thank you.',
      );
    },
    onError: (error) => toastError(problemOf(error).detail),
    async onSettled(_data, error) {
      await refresh();
      if (!error) document.querySelector('h1')?.focus();
    },
  });
  return (
    <>
      <h2 className="mt-md">
        <ShownTarget>{target}</ShownTarget>
      </h2>
      <p className="dimmed mb-md">{categoryLabel(category)}</p>
      <NamelessReports reports={[{ ...report, id }]} of={target} />
      {differing ? (
        <Section title="Two reviewers differ">
          <ul className="stack gap-sm">
            {differing.map(({ status, reason }) => (
              <li key={status} dir="auto">
                <strong>{statusLabel(status)}</strong>
                {reason ? (
                  <>
                    : <Breakable>{reason}</Breakable>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="What would you decide?">
        <TextForm
          label="Reason (required)"
          description={
            differing
              ? 'It says who was right. To change the report, open it afterwards.'
              : 'The report stays as it is. If you differ from the first reviewer, a third reads both reasons.'
          }
          max={REASON_MAX}
          schema={async () =>
            (await import('@redflag/shared/review/reviewing')).secondReviewDecisionSchema
          }
          field="reason"
          others={{ status: 'Closed' }}
          choices={verdictStatuses.map((value) => ({ value, label: statusLabel(value) }))}
          onSend={(reason, status) =>
            send.mutateAsync({ params: { path: { id } }, body: { status, reason } })
          }
        />
      </Section>
    </>
  );
}
