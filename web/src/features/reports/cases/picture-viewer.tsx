import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import classes from './cases.module.css';
import type { WaitingReport } from './waiting-report.tsx';

const LARGEST = 4;

interface PictureViewerProps {
  /** The reports that have a picture. */
  reports: WaitingReport[];
  /** The id of the one whose picture is shown; null if none is. */
  shown: string | null;
  onShow: (reportId: string) => void;
  onClose: () => void;
}

/** A case's pictures one at a time, with buttons and arrow keys, and to be enlarged and turned. */
export function PictureViewer({ reports, shown, onShow, onClose }: PictureViewerProps) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const index = reports.findIndex(({ id }) => id === shown);
  const report = reports[index];

  function step(by: number) {
    const to = reports[index + by];
    if (!to) return;
    setZoom(1);
    setTurns(0);
    onShow(to.id);
  }
  useWindowEvent('keydown', ({ key }) => {
    // They move an enlarged picture.
    if (!report || zoom > 1) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  return (
    <Dialog
      opened={report !== undefined}
      onClose={onClose}
      title={`Picture ${index + 1} of ${reports.length}`}
      wide
    >
      {report?.evidence ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture is scrolled
        <section className={classes.stage} tabIndex={0} aria-label="Picture">
          <div className={classes.canvas} data-zoom={zoom}>
            <img
              src={report.evidence.url}
              alt={`Evidence of ${report.reportedBy}`}
              data-turns={turns}
            />
          </div>
        </section>
      ) : null}
      <div className="row gap-xs mt-md">
        <Button variant="default" disabled={index <= 0} onClick={() => step(-1)}>
          Previous
        </Button>
        <Button variant="default" disabled={index + 1 >= reports.length} onClick={() => step(1)}>
          Next
        </Button>
        <Button variant="default" disabled={zoom === LARGEST} onClick={() => setZoom(zoom * 2)}>
          Larger
        </Button>
        <Button variant="default" disabled={zoom === 1} onClick={() => setZoom(zoom / 2)}>
          Smaller
        </Button>
        <Button variant="default" onClick={() => setTurns((turns + 1) % 4)}>
          Turn
        </Button>
      </div>
    </Dialog>
  );
}
