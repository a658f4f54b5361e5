import type { ReportStatus } from '@redflag/shared/reports';
import classes from '#features/reports/cases/cases.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { KeyHint } from '#ui/buttons/key-hint.tsx';

/** What can be decided, and by which key. */
export const decisions = [
  { key: '1', label: 'Resolve', status: 'Resolved' },
  { key: '2', label: 'Under Review', status: 'Under Review' },
  { key: '3', label: 'Reject', status: 'Rejected' },
  { key: '4', label: 'Close', status: 'Closed' },
] as const satisfies { key: string; label: string; status: ReportStatus }[];

interface DecisionBarProps {
  selected: number;
  waiting: number;
  /** The status that is being set, or null. */
  busy: ReportStatus | null;
  withKeys: boolean;
  onDecide: (status: ReportStatus) => void;
  /** Asks what else to do; null if there is nothing. */
  onAlso: (() => void) | null;
  /** Asks why the target is no scam; null if that cannot be said now. */
  onClear: (() => void) | null;
  onNext: () => void;
}

/** What can be decided about the selected reports, always within reach. */
export function DecisionBar(props: DecisionBarProps) {
  const { selected, waiting, busy, withKeys, onDecide, onAlso, onClear, onNext } = props;
  const hint = (key: string) => (withKeys ? <KeyHint key={key}>{key}</KeyHint> : null);
  const shortcut = (key: string) => (withKeys ? key : undefined);
  return (
    <section className={classes.bar} aria-label="Decision">
      <p className={classes.count} role="status">
        {waiting > 0 ? (
          <>
            {selected === waiting ? `All ${waiting} marked` : `${selected} of ${waiting} marked`}
            {['J', 'K', 'X'].map(hint)}
          </>
        ) : (
          'No report waits'
        )}
      </p>
      <Button variant="subtle" narrow aria-keyshortcuts={shortcut('n')} onClick={onNext}>
        Next case
        {hint('N')}
      </Button>
      <div className={classes.choices}>
        {(waiting > 0 ? decisions : []).map(({ key, label, status }) => (
          <Button
            key={key}
            variant={status === 'Resolved' ? 'filled' : 'default'}
            aria-keyshortcuts={shortcut(key)}
            disabled={selected === 0}
            loading={busy === status}
            // The second click of a double click would decide the next case.
            onClick={({ detail }) => (detail < 2 ? onDecide(status) : undefined)}
          >
            {label}
            {hint(key)}
          </Button>
        ))}
        {onClear ? (
          <Button variant="default" aria-keyshortcuts={shortcut('5')} onClick={onClear}>
            No scam
            {hint('5')}
          </Button>
        ) : null}
        {onAlso ? (
          <Button variant="default" aria-keyshortcuts={shortcut('6')} onClick={onAlso}>
            Also…
            {hint('6')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
