import { useDisclosure } from '@mantine/hooks';
import type { Report } from '@redflag/shared/reports';
import { CHANGED_MEANWHILE } from '@redflag/shared/review/values';
import { redact } from '@redflag/shared/text/redaction';
import { useId, useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { countOf } from '#ui/text/counts.ts';
import { Described } from '#ui/text/described.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './redaction.module.css';
import { WordPicker } from './word-picker.tsx';
import type { Piece } from './words-of.ts';
import { piecesOf } from './words-of.ts';

type Redactable = Pick<Report, 'id' | 'description' | 'redactedAt'>;

interface RedactReportProps {
  report: Redactable;
  /** What tells the button from others on the screen. */
  of?: string;
}

/** A button with which an administrator removes words from what a report says, for ever. */
export function RedactReport({ report, of }: RedactReportProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [conflict, setConflict] = useState<string | null>(null);
  if (!piecesOf(report.description).some(({ isWord }) => isWord)) return null;
  return (
    <>
      <Button
        variant="default"
        narrow
        onClick={() => {
          setConflict(null);
          open();
        }}
      >
        Remove personal details
        {of ? <span className="visually-hidden"> {of}</span> : null}
      </Button>
      {conflict ? (
        <Notice tone="caution" role="alert">
          <p>{conflict}</p>
        </Notice>
      ) : null}
      <Dialog opened={opened} onClose={close} title="Remove personal details" wide>
        <RedactForm
          report={report}
          onDone={close}
          onConflict={(sentence) => {
            setConflict(sentence);
            close();
          }}
        />
      </Dialog>
    </>
  );
}

interface RedactFormProps {
  report: Redactable;
  onDone: () => void;
  /** Receives a sentence on what another administrator did first. */
  onConflict: (sentence: string) => void;
}

function RedactForm({ report, onDone, onConflict }: RedactFormProps) {
  // As it was when the words were picked: the server refuses if it has changed since.
  const [{ id, description, redactedAt }] = useState(report);
  const [pieces] = useState(() => piecesOf(description));
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const refresh = useRefreshReports();
  const { mutate, isPending } = $api.useMutation('post', '/v1/reports/{id}/redactions', {
    onSuccess: () => {
      toastSuccess('Personal details removed');
      refresh();
      onDone();
    },
    onError: (error) => {
      const { code, detail } = problemOf(error);
      if (code !== CHANGED_MEANWHILE) return toastError(detail);
      refresh();
      onConflict(detail);
    },
  });
  const ids = useId();
  const ranges = pieces
    .filter(({ start }) => picked.has(start))
    .map(({ start, end }) => ({ start, end }));

  function pick(words: Piece[], on: boolean) {
    const starts = words.map(({ start }) => start);
    setPicked((before) =>
      on
        ? new Set([...before, ...starts])
        : new Set([...before].filter((one) => !starts.includes(one))),
    );
    setMissing(false);
  }

  return (
    <>
      <p id={`${ids}-words`}>Select the words that name or show who somebody is.</p>
      <p id={`${ids}-keys`} className="note">
        Click or tap a word, or drag over several. On a keyboard: arrow keys move, Space selects,
        Shift and an arrow key select several.
      </p>
      <WordPicker
        pieces={pieces}
        picked={picked}
        onPick={pick}
        labelledBy={`${ids}-words`}
        describedBy={`${ids}-keys`}
      />
      <p className="note" role="status">
        {countOf(picked.size, { one: '# word selected', other: '# words selected' })}
      </p>
      {isMissing ? (
        <p className={classes.error} role="alert">
          Please select the words to remove
        </p>
      ) : null}
      <h3 id={`${ids}-preview`} className={classes.heading}>
        What everyone will read
      </h3>
      <section
        className={classes.preview}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only the focused element
        tabIndex={0}
        dir="auto"
        aria-labelledby={`${ids}-preview`}
      >
        <Described report={{ description: redact(description, ranges).text, redactedAt: 'now' }} />
      </section>
      <p>
        Nobody can bring these words back. Only backups made before today still have them, until
        they are deleted.
      </p>
      <div className="row gap-md end mt-lg">
        <Button variant="default" onClick={onDone} disabled={isPending}>
          Cancel
        </Button>
        <Button
          danger
          loading={isPending}
          onClick={() =>
            ranges.length > 0
              ? mutate({ params: { path: { id } }, body: { ranges, redactedAt } })
              : setMissing(true)
          }
        >
          Remove for ever
        </Button>
      </div>
    </>
  );
}
