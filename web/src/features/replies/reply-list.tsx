import type { Reply } from '@redflag/shared/replies';
import { groundLabel, replyStateLabel } from '@redflag/shared/replies/reply.words';
import type { ReplyState } from '@redflag/shared/replies/values';
import { isOpenReply } from '@redflag/shared/replies/values';
import { showTarget } from '@redflag/shared/text/show-target';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { $api, byCursor } from '#api/query-client.ts';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable, LongText } from '#ui/lists/data-table.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { DateOnly } from '#ui/text/date-time.tsx';
import { isLate } from './reply-state.tsx';

interface ReplyListProps {
  replyPath: (id: string) => string;
  newReplyPath: string;
}

/** The person's answers to reports, newest first. */
export function ReplyList({ replyPath, newReplyPath }: ReplyListProps) {
  const list = $api.useInfiniteQuery('get', '/v1/replies', {}, byCursor);
  const replies = list.data?.pages.flatMap(({ items }) => items);
  const failure = list.error ? problemOf(list.error).sentence : null;
  const now = useNow();
  return (
    <>
      <ListStatus
        shown={replies?.length}
        more={list.hasNextPage}
        total={list.data?.pages[0]?.total}
        of={{ one: '# answer', other: '# answers' }}
      />
      {replies || failure ? null : <Loading rows={3} rowHeight={66} />}
      {failure && !replies ? <FailureState message={failure} onRetry={list.refetch} /> : null}
      {replies?.length === 0 ? (
        <EmptyState
          title="You have not answered any reports"
          action={
            <Button component={Link} to={newReplyPath}>
              Answer reports
            </Button>
          }
        >
          Is your number, site or account reported, and you did nothing wrong? Tell us. It costs
          nothing.
        </EmptyState>
      ) : null}
      {replies?.length ? (
        <DataTable
          caption="My answers"
          columns={columnsAt(now)}
          rows={replies}
          rowKey={({ id }) => id}
          rowHref={({ id }) => replyPath(id)}
        />
      ) : null}
      <ShowMore list={list} failure={failure} />
    </>
  );
}

const columnsAt = (now: Date): Column<Reply>[] => [
  {
    header: 'Answer about',
    phone: 'title',
    cell: ({ shown }) => <LongText>{showTarget(shown)}</LongText>,
  },
  { header: 'What is wrong', phone: 'line', cell: ({ ground }) => groundLabel(ground) },
  { header: 'Status', phone: 'badge', cell: (reply) => <ReplyBadge reply={reply} now={now} /> },
  {
    header: 'Sent',
    phone: 'line',
    cell: ({ createdAt }) => <DateOnly value={createdAt} />,
  },
  {
    header: 'Decided or due',
    phone: 'line',
    cell: (reply) => <Decision {...reply} />,
  },
];

function Decision({ state, due, decidedAt }: Reply) {
  const day = isOpenReply(state) ? due : decidedAt;
  return day && state !== 'withdrawn' ? <DateOnly value={day} /> : '–';
}

const tones: Record<ReplyState, ComponentProps<typeof StatusBadge>['status']> = {
  waiting: 'Pending',
  appealed: 'Pending',
  upheld: 'Resolved',
  published: 'Resolved',
  refused: 'Rejected',
  withdrawn: 'Closed',
};

/** What has become of an answer, in a word. */
export function ReplyBadge({ reply, now }: { reply: Reply; now: Date }) {
  return isLate(reply, now) ? (
    <StatusBadge status="Under Review" label="We are late" />
  ) : (
    <StatusBadge status={tones[reply.state] ?? 'Closed'} label={replyStateLabel(reply.state)} />
  );
}
