import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useDeferredAppearance } from '#ui/hooks/use-deferred-appearance.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { NotificationDetail } from './notification-detail.tsx';
import { NotificationList, notificationAnchor } from './notification-list.tsx';
import classes from './notifications.module.css';
import { useMarkRead, useNotifications } from './use-notifications.ts';

interface NotificationsScreenProps {
  reportPath: (id: string) => string;
  replyPath: (id: string) => string;
}

/** The list, and beside it (on a phone: instead of it) the notification in the address. */
export function NotificationsScreen({ reportPath, replyPath }: NotificationsScreenProps) {
  const openId = useSearchParams()[0].get('open');
  const list = useNotifications();
  const { markAllRead, markingAll } = useMarkRead();
  const { error, refetch } = list;
  const isShown = useDeferredAppearance(list.notifications !== undefined);
  const notifications = isShown ? list.notifications : undefined;
  const unread = isShown ? list.unread : 0;
  useFocusWhenClosed(openId);
  return (
    <>
      <PageTitle
        lead={notifications?.length ? unreadCount(unread) : null}
        actions={
          unread > 0 ? (
            <Button
              variant="default"
              leftSection={<CheckIcon />}
              loading={markingAll}
              onClick={markAllRead}
            >
              Mark all as read
            </Button>
          ) : null
        }
      >
        Notifications
      </PageTitle>
      <ListStatus
        shown={notifications?.length}
        more={list.hasNextPage}
        total={list.total}
        of={{ one: '# notification', other: '# notifications' }}
      />
      {notifications || (error && !list.notifications) ? null : <Loading rows={8} rowHeight={76} />}
      {error && !list.notifications ? (
        <FailureState message={problemOf(error).sentence} onRetry={refetch} />
      ) : null}
      {notifications?.length === 0 ? (
        <EmptyState title="No notifications found">
          Updates about your reports and account appear here.
        </EmptyState>
      ) : null}
      {notifications?.length ? (
        <div className={classes.screen} data-open={openId !== null || undefined}>
          <NotificationList list={list} notifications={notifications} openId={openId} />
          {openId ? (
            <NotificationDetail
              key={openId}
              id={openId}
              list={list}
              notifications={notifications}
              reportPath={reportPath}
              replyPath={replyPath}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function unreadCount(unread: number): string {
  return unread > 0 ? `${unread} unread` : 'You have read all of them.';
}

/** When a notification is closed, returns the focus to its entry in the list. */
function useFocusWhenClosed(openId: string | null) {
  const opened = useRef(openId);
  useEffect(() => {
    if (opened.current && !openId) {
      document.getElementById(notificationAnchor(opened.current))?.focus();
    }
    opened.current = openId;
  }, [openId]);
}
