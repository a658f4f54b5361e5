import type { Notification } from '@redflag/shared/notifications';
import { Link } from 'react-router';
import { DateTime } from '#ui/date-time.tsx';
import { MoreOnScroll } from './more-on-scroll.tsx';
import classes from './notifications.module.css';
import { preview } from './preview.ts';
import type { useNotifications } from './use-notifications.ts';

/** Returns the element id of a notification in the list. */
export const notificationAnchor = (id: string) => `notification-${id}`;

interface NotificationListProps {
  list: ReturnType<typeof useNotifications>;
  notifications: Notification[];
  openId: string | null;
}

export function NotificationList({ list, notifications, openId }: NotificationListProps) {
  return (
    <div className={classes.list}>
      <ul>
        {notifications.map(({ id, title, content, read, createdAt }) => (
          <li key={id}>
            <Link
              id={notificationAnchor(id)}
              className={classes.item}
              to={`?open=${id}`}
              preventScrollReset
              aria-current={id === openId || undefined}
              data-unread={!read || undefined}
            >
              <span className={classes.title}>{title}</span>
              {read ? null : <span className={classes.unread}>Unread</span>}
              <bdi className={classes.preview}>{preview(content)}</bdi>
              <DateTime value={createdAt} />
            </Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage ? <MoreOnScroll list={list} shown={notifications.length} /> : null}
    </div>
  );
}
