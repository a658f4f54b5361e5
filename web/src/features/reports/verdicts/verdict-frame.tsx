import type { Tone } from '@redflag/shared/verdicts/tone-of';
import type { ReactNode } from 'react';
import classes from './verdict-frame.module.css';

interface VerdictFrameProps {
  tone: Tone;
  sign: ReactNode;
  /** The main point in a few words. */
  title: string;
  /** For the main point of the whole screen: larger, and the title is a heading. */
  large: boolean;
  children: ReactNode;
}

/** What every verdict looks like: its sign and heading on the colour of its tone, the reasons below. */
export function VerdictFrame({ tone, sign, title, large, children }: VerdictFrameProps) {
  const Title = large ? 'h2' : 'p';
  return (
    <div className={classes.verdict} data-tone={tone} data-large={large || undefined}>
      <div className={classes.head}>
        {sign}
        <Title className={classes.title}>{title}</Title>
      </div>
      <div className={classes.reasons}>{children}</div>
    </div>
  );
}
