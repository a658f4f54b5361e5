import type { Notification } from '@redflag/shared/notifications';
import { useId } from 'react';
import { Link } from 'react-router';
import { useNow } from '#ui/hooks/use-now.ts';
import { TimeOnly } from '#ui/text/date-time.tsx';
import { byDay } from './by-day.ts';
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

/** The beginnings of the notifications, under the day of each. */
export function NotificationList({ list, notifications, openId }: NotificationListProps) {
  const days = byDay(notifications, useNow());
  return (
    <div className={classes.list}>
      {days.map(([day, ofDay]) => (
        <Day key={day} day={day} notifications={ofDay} openId={openId} />
      ))}
      {list.hasNextPage ? <MoreOnScroll list={list} shown={notifications.length} /> : null}
    </div>
  );
}

interface DayProps extends Pick<NotificationListProps, 'notifications' | 'openId'> {
  day: string;
}

function Day({ day, notifications, openId }: DayProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.day}>
        {day}
      </h2>
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
              <TimeOnly value={createdAt} />
              <Preview content={content} />
              {read ? null : <span className={classes.unread}>Unread</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Preview({ content }: { content: string }) {
  const { first, rest } = preview(content);
  return (
    <bdi className={classes.preview}>
      {first}
      {rest ? (
        <>
          <span className={classes.cut}>…</span>
          <span className={classes.rest}>{rest}</span>
        </>
      ) : null}
    </bdi>
  );
}
