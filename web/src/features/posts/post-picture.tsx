import { useState } from 'react';
import classes from './posts.module.css';

interface PostPictureProps {
  /** Null shows the default picture. */
  url: string | null;
  /** Alternative text; empty if the text beside it says enough. */
  alt: string;
}

/** A post's picture, or the default one if there is none or it fails to load. */
export function PostPicture({ url, alt }: PostPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (url && url !== missing) {
    return <img className={classes.picture} src={url} alt={alt} onError={() => setMissing(url)} />;
  }
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" opacity=".3">
        <circle cx="160" cy="90" r="66" strokeDasharray="4 8" />
        <circle cx="160" cy="90" r="96" />
        <circle cx="160" cy="90" r="132" strokeDasharray="2 10" />
      </g>
      <path
        d="M160 46c14 10 27 13 41 14 0 38-12 62-41 80-29-18-41-42-41-80 14-1 27-4 41-14z"
        fill="currentColor"
      />
      <path
        d="M147 74v44M147 76c9-4 16 4 30 0-3 6-3 12 0 18-14 4-21-4-30 0"
        className={classes.flag}
      />
    </svg>
  );
}
