import type { FlagGroup as Group } from '@redflag/shared/review/flags';
import type { ReactNode } from 'react';
import { AccountName } from '#ui/badges/account-name.tsx';
import { FlagBadge, reasonWords } from '#ui/badges/flag-badge.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import classes from './flags.module.css';
import { SettleForm } from './settle-form.tsx';

/** The flags on one report or target, with what was decided or the form that decides it. For administrators. */
export function FlagGroup({ flagged, heading }: { flagged: Group; heading?: ReactNode }) {
  const { id, count, reasons, flags, settled } = flagged;
  return (
    <article className={classes.group}>
      <div className={classes.head}>
        {heading}
        <FlagBadge count={count} reasons={reasons.map(({ reason }) => reason)} />
      </div>
      <ul className={classes.flags}>
        {flags.map((flag) => (
          <li key={flag.id}>
            <strong>{capitalised(reasonWords[flag.reason])}</strong>, by{' '}
            {flag.flaggedBy ? <AccountName name={flag.flaggedBy} mark={null} /> : 'a deleted user'}{' '}
            <DateTime value={flag.createdAt} />
            {flag.text ? (
              <p className={classes.text} dir="auto">
                {flag.text}
              </p>
            ) : null}
          </li>
        ))}
        {count > flags.length ? <li>and {count - flags.length} earlier ones</li> : null}
      </ul>
      {settled ? (
        <p className="anywhere">
          <strong>{capitalised(settled.outcome)}</strong>
          {settled.by ? (
            <>
              {' by '}
              <AccountName name={settled.by} mark="administrator" />
            </>
          ) : null}{' '}
          <DateTime value={settled.at} />
          <br />
          <bdi>{settled.note}</bdi>
        </p>
      ) : (
        <SettleForm key={id} flagged={flagged} />
      )}
    </article>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
