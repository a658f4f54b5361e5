import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import classes from '#features/reports/cases/cases.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

const LARGEST = 4;

export interface CasePicture {
  /** Of the report or reply that it came with. */
  id: string;
  url: string;
  /** Who sent it. */
  of: string;
}

interface PictureViewerProps {
  pictures: CasePicture[];
  /** The id of the one that is shown; null if none is. */
  shown: string | null;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** A case's pictures one at a time, with buttons and arrow keys, and to be enlarged and turned. */
export function PictureViewer({ pictures, shown, onShow, onClose }: PictureViewerProps) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const index = pictures.findIndex(({ id }) => id === shown);
  const picture = pictures[index];

  function step(by: number) {
    const to = pictures[index + by];
    if (!to) return;
    setZoom(1);
    setTurns(0);
    onShow(to.id);
  }
  useWindowEvent('keydown', ({ key }) => {
    // They move an enlarged picture.
    if (!picture || zoom > 1) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  return (
    <Dialog
      opened={picture !== undefined}
      onClose={onClose}
      title={`Picture ${index + 1} of ${pictures.length}`}
      wide
    >
      {picture ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture is scrolled
        <section className={classes.stage} tabIndex={0} aria-label="Picture">
          <div className={classes.canvas} data-zoom={zoom}>
            <img src={picture.url} alt={`Evidence of ${picture.of}`} data-turns={turns} />
          </div>
        </section>
      ) : null}
      <div className="row gap-xs mt-md">
        <Button variant="default" disabled={index <= 0} onClick={() => step(-1)}>
          Previous
        </Button>
        <Button variant="default" disabled={index + 1 >= pictures.length} onClick={() => step(1)}>
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
