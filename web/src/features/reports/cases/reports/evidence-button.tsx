import { useState } from 'react';
import classes from '#features/reports/cases/cases.module.css';

interface EvidenceButtonProps {
  url: string;
  of: string;
  /** Shows it large. */
  onView: () => void;
}

/** A picture that somebody sent, which opens large. */
export function EvidenceButton({ url, of, onView }: EvidenceButtonProps) {
  const [missing, setMissing] = useState(false);
  return missing ? (
    <p className="dimmed">The picture cannot be shown right now.</p>
  ) : (
    <button type="button" className={classes.evidence} onClick={onView}>
      <img
        src={`${url}?size=medium`}
        alt={`View evidence of ${of}`}
        loading="lazy"
        onError={() => setMissing(true)}
      />
    </button>
  );
}
