import type { FlagGroup as Group } from '@redflag/shared/review/flags';
import type { ReactNode } from 'react';
import { AccountName } from '#ui/badges/account-name.tsx';
import { FlagBadge, reasonWords } from '#ui/badges/flag-badge.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import classes from './flags.module.css';
import { SettleForm } from './settle-form.tsx';

interface FlagGroupProps {
  flagged: Group;
  heading?: ReactNode;
  /** Whether the form is folded, where something else is to be decided first. */
  folded?: boolean;
}

/** The flags on one report or target, with what was decided or the form that decides it. For administrators. */
export function FlagGroup({ flagged, heading, folded = false }: FlagGroupProps) {
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
              <AccountName name={settled.by} mark="team" />
            </>
          ) : null}{' '}
          <DateTime value={settled.at} />
          <br />
          <bdi>{settled.note}</bdi>
          {settled.answer ? (
            <>
              <br />
              Told those who flagged it: <bdi>{settled.answer}</bdi>
            </>
          ) : null}
        </p>
      ) : (
        <details open={!folded}>
          <summary hidden={!folded}>Settle</summary>
          <SettleForm key={id} flagged={flagged} />
        </details>
      )}
    </article>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
