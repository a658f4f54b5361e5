import type { SecondLook } from '@redflag/shared/replies';
import { EvidenceThumbnail } from '#features/reports/detail/evidence-picture.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import classes from './second-looks.module.css';

interface ToldProps {
  look: Pick<SecondLook, 'text' | 'picture'>;
  /** Whose it is, for who cannot see the picture. */
  by: string;
}

/** What somebody wrote who asks for a second look, with their picture. */
export function Told({ look: { text, picture }, by }: ToldProps) {
  return (
    <div className={classes.told}>
      {picture ? (
        <EvidenceThumbnail evidence={{ url: picture, source: '' }} reportedBy={by} />
      ) : null}
      <p className={classes.text} dir="auto">
        {text === null ? (
          <span className="dimmed">The account is deleted.</span>
        ) : (
          <Breakable>{text}</Breakable>
        )}
      </p>
    </div>
  );
}
