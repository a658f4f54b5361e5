import { subjectOf } from '@redflag/shared/categories/subcategory.words';
import type { Target } from '@redflag/shared/checks';
import {
  adviceOn,
  wordLookAlike,
  wordOwnPart,
  wordWhole,
} from '@redflag/shared/verdicts/advice.words';
import { isWarning, signOf, toneOf } from '@redflag/shared/verdicts/tone-of';
import { wordStatementBy } from '@redflag/shared/verdicts/verdict.words';
import type { ReactNode } from 'react';
import { VerdictSign } from '#ui/badges/verdict-sign.tsx';
import { Breakable, ShownTarget } from '#ui/text/breakable.tsx';
import { VerdictFrame } from './verdict-frame.tsx';

interface VerdictProps {
  target: Omit<Target, 'linked'>;
  /** Omits what is judged, where it stands beside the verdict. */
  withoutTarget?: boolean;
  /** Whether the person who reads it is one of those who reported it. */
  own?: boolean;
  /** For the answer that the screen is about: larger, with a heading of level 2. */
  large?: boolean | undefined;
  /** What to do, instead of the usual advice. */
  children?: ReactNode;
  /** The way to more, at the end. */
  more?: ReactNode;
}

/** What is known of one target, as the server words it, and what to do. Fetches nothing, needs no context. */
export function Verdict(props: VerdictProps) {
  const { target, withoutTarget, own, large = false, children, more } = props;
  const { shown, lookAlike, notes, verdict } = target;
  const advice = adviceOn(target);
  const whole = wordWhole(verdict);
  return (
    <VerdictFrame
      tone={toneOf(target)}
      sign={<VerdictSign kind={signOf(target)} size={large ? 56 : 32} />}
      title={verdict.heading}
      large={large}
    >
      {withoutTarget ? null : (
        <p>
          {subjectOf(target)}: <ShownTarget>{shown}</ShownTarget>
        </p>
      )}
      {lookAlike ? (
        <p>
          <strong>Look-alike:</strong> {wordLookAlike()}
        </p>
      ) : null}
      {notes.map(({ kind, text }) => (
        <p key={kind}>{isWarning(kind) ? <strong>{text}</strong> : text}</p>
      ))}
      <p>
        {verdict.brief}.{own ? ` ${wordOwnPart(verdict)}` : null}
      </p>
      {children ??
        (advice ? (
          <p>
            <strong>{advice}</strong>
          </p>
        ) : null)}
      {verdict.statement ? (
        <figure>
          <figcaption>{wordStatementBy(verdict.statement)}</figcaption>
          <blockquote className="typed" dir="auto">
            <Breakable>{verdict.statement.text}</Breakable>
          </blockquote>
        </figure>
      ) : null}
      {whole ? (
        <details>
          <summary>{whole.summary}</summary>
          <p>{whole.text}</p>
        </details>
      ) : null}
      {more}
    </VerdictFrame>
  );
}
