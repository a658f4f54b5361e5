import { splitAtBlocks } from '@redflag/shared/text/redaction';
import { Breakable } from './breakable.tsx';
import { DateTime } from './date-time.tsx';

interface Told {
  description: string;
  /** When words were last removed; null if none were. */
  redactedAt: string | null;
  /** By whom, for administrators. */
  redactedBy?: string | null;
}

/** What a report says. Screen readers name the blocks in the place of removed words. */
export function Described({ report }: { report: Pick<Told, 'description' | 'redactedAt'> }) {
  const { description, redactedAt } = report;
  if (!redactedAt) return <Breakable>{description}</Breakable>;
  let at = 0;
  return splitAtBlocks(description).map((piece, place) => {
    const start = at;
    at += piece.length;
    return place % 2 === 0 ? (
      <Breakable key={start}>{piece}</Breakable>
    ) : (
      <span key={start} role="img" aria-label="removed words">
        {piece}
      </span>
    );
  });
}

/** Says below a text that words were removed from it. */
export function RemovedNote({ report }: { report: Pick<Told, 'redactedAt' | 'redactedBy'> }) {
  const { redactedAt, redactedBy } = report;
  if (!redactedAt) return null;
  return (
    <p className="note" dir="ltr">
      {redactedBy ? (
        <>
          Personal details removed by {redactedBy} <DateTime value={redactedAt} />
        </>
      ) : (
        'Personal details removed by a reviewer'
      )}
    </p>
  );
}
