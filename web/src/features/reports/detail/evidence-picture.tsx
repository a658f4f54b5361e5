import type { Report } from '@redflag/shared/reports';
import { showTarget } from '@redflag/shared/text/show-target';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import classes from './detail.module.css';

interface EvidencePictureProps {
  report: Pick<Report, 'evidence' | 'target'>;
}

/** The evidence, whole and as wide as its place, and in full size in a popup that Escape or a click outside closes. */
export function EvidencePicture({ report: { evidence, target } }: EvidencePictureProps) {
  const [opened, setOpened] = useState(false);
  const [missing, setMissing] = useState(false);
  const about = target ? `Sent with the report on ${showTarget(target)}` : 'Sent with the report';
  if (!evidence) return <p className="dimmed">No picture</p>;
  if (missing) return <p className="dimmed">The picture cannot be shown right now.</p>;
  return (
    <div className={classes.evidence}>
      <img
        className={classes.thumbnail}
        src={`${evidence.url}?size=medium`}
        alt={about}
        onError={() => setMissing(true)}
      />
      <p className="note" dir="auto">
        {evidence.source}
      </p>
      <Button variant="default" onClick={() => setOpened(true)}>
        View Image
      </Button>
      {/* Browsers fetch it only when they print. */}
      <img className={classes.onPaper} src={evidence.url} alt={about} loading="lazy" />
      <LargePicture
        opened={opened}
        onClose={() => setOpened(false)}
        src={evidence.url}
        alt={about}
      />
    </div>
  );
}

interface EvidenceThumbnailProps {
  evidence: NonNullable<Report['evidence']>;
  reportedBy: string;
}

/** The evidence beside what a report says; a press opens it large. Nothing, if it cannot be shown. */
export function EvidenceThumbnail({ evidence, reportedBy }: EvidenceThumbnailProps) {
  const [opened, setOpened] = useState(false);
  const [missing, setMissing] = useState(false);
  const about = `Picture sent by ${reportedBy}`;
  if (missing) return null;
  return (
    <>
      <button
        type="button"
        className={classes.opens}
        aria-label={`View the picture of ${reportedBy}`}
        onClick={() => setOpened(true)}
      >
        <img
          src={`${evidence.url}?size=thumb`}
          srcSet={`${evidence.url}?size=medium 3x`}
          alt=""
          loading="lazy"
          onError={() => setMissing(true)}
        />
      </button>
      <LargePicture
        opened={opened}
        onClose={() => setOpened(false)}
        src={evidence.url}
        alt={about}
      />
    </>
  );
}

interface LargePictureProps {
  opened: boolean;
  onClose: () => void;
  src: string;
  alt: string;
}

function LargePicture({ opened, onClose, src, alt }: LargePictureProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Evidence" wide>
      <img className={classes.picture} src={src} alt={alt} />
    </Dialog>
  );
}
