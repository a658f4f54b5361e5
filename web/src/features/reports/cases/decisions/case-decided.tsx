import type { UnchangedReport } from '@redflag/shared/review/bulk-changes';
import classes from '#features/reports/cases/cases.module.css';
import { useLastChange } from '#features/reports/use-last-change.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { countOf } from '#ui/text/counts.ts';

interface CaseDecidedProps {
  /** Those that the reviewer wanted to change, but somebody else had decided. */
  unchanged: UnchangedReport[];
  /** One of the case's reports. */
  reportId: string | undefined;
  /** Opens the next case; null while something waits here. */
  onNext: (() => void) | null;
  /** Asks why the target is no scam; null if that cannot be said now. */
  onClear: (() => void) | null;
}

/** Says what others have decided in the meantime. */
export function CaseDecided({ unchanged, reportId, onNext, onClear }: CaseDecidedProps) {
  const by = useLastChange(reportId ?? '')?.changedBy;
  const title = by ? `Decided by ${by}` : 'Nothing waits here any more';
  return (
    <div className="mb-lg">
      <Notice
        tone="neutral"
        role="alert"
        icon={<CheckIcon size={24} />}
        title={
          unchanged.length > 0
            ? `${countOf(unchanged.length, { one: '# report', other: '# reports' })} not changed`
            : title
        }
      >
        {[...new Set(unchanged.map(({ detail }) => detail))].map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {onNext ? (
          <p className={classes.choices}>
            <Button onClick={onNext}>Next case</Button>
            {onClear ? (
              <Button variant="default" onClick={onClear}>
                No scam
              </Button>
            ) : null}
          </p>
        ) : null}
      </Notice>
    </div>
  );
}
