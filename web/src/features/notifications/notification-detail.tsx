import type { Notification } from '@redflag/shared/notifications';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import { DateTime, TimeAgo } from '#ui/text/date-time.tsx';
import classes from './notifications.module.css';
import type { useNotifications } from './use-notifications.ts';
import { useMarkRead } from './use-notifications.ts';

interface NotificationDetailProps {
  id: string;
  list: ReturnType<typeof useNotifications>;
  notifications: Notification[];
  reportPath: (id: string) => string;
  replyPath: (id: string) => string;
}

/** A whole notification; opening it marks it as read. */
export function NotificationDetail(props: NotificationDetailProps) {
  const { id, list, notifications, reportPath, replyPath } = props;
  const setParams = useSearchParams()[1];
  const notification = notifications.find((candidate) => candidate.id === id);
  const searching = useOlderUntilFound(id, list, notifications);
  return (
    <section className={classes.detail} aria-label="Notification">
      <Button
        className={classes.back}
        variant="default"
        leftSection={<ArrowLeftIcon />}
        onClick={() => setParams({}, { preventScrollReset: true })}
      >
        Back
      </Button>
      {notification ? (
        <Content notification={notification} reportPath={reportPath} replyPath={replyPath} />
      ) : null}
      {!notification && searching ? <Loading rows={3} /> : null}
      {notification || searching ? null : <EmptyState title="Notification not found" />}
    </section>
  );
}

interface ContentProps {
  notification: Notification;
  reportPath: (id: string) => string;
  replyPath: (id: string) => string;
}

function Content({ notification, reportPath, replyPath }: ContentProps) {
  const { id, type, title, content, createdAt, read, reportId, replyId } = notification;
  const { markRead } = useMarkRead();
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when it is opened
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (!read) {
      markRead(id);
    }
  }, []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <dl className={classes.facts}>
        <div>
          <dt>Type</dt>
          <dd className={classes.type}>{type}</dd>
        </div>
        <div>
          <dt>Date/Time</dt>
          <dd>
            <DateTime value={createdAt} /> <TimeAgo value={createdAt} />
          </dd>
        </div>
      </dl>
      <p className={classes.content} dir="auto">
        <Breakable>{content}</Breakable>
      </p>
      {reportId ? (
        <Button component={Link} to={reportPath(reportId)} variant="default">
          View Report
        </Button>
      ) : null}
      {replyId ? (
        <Button component={Link} to={replyPath(replyId)} variant="default">
          See your answer
        </Button>
      ) : null}
    </>
  );
}

/**
 * Fetches older pages until they include the notification in the address. Ids grow with time, so once
 * the list has passed that id, there is no such notification.
 * @returns whether it may still be found
 */
function useOlderUntilFound(
  id: string,
  { hasNextPage, isFetching, isError, fetchNextPage }: NotificationDetailProps['list'],
  notifications: Notification[],
): boolean {
  const oldest = notifications.at(-1);
  const older = hasNextPage && !isError && oldest !== undefined && id < oldest.id;
  useEffect(() => {
    if (older && !isFetching) {
      void fetchNextPage();
    }
  }, [older, isFetching, fetchNextPage]);
  return older;
}
