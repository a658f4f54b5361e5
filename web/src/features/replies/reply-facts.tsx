import type { Reply } from '@redflag/shared/replies';
import { groundLabel, proofLabel } from '@redflag/shared/replies/reply.words';
import { isOpenReply } from '@redflag/shared/replies/values';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Section } from '#ui/section.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import { DateOnly, DateTime } from '#ui/text/date-time.tsx';
import classes from './replies.module.css';

/** What the holder said, as they wrote it. */
export function ReplyFacts({ reply }: { reply: Reply }) {
  const { ground, since, text, picture, statement, appeal, proof, createdAt, state } = reply;
  const noProof = isOpenReply(state) ? 'None yet' : 'None';
  return (
    <Section title="What you told us">
      <dl className={classes.facts}>
        <Fact term="Sent">
          <DateTime value={createdAt} />
        </Fact>
        <Fact term="What is wrong">
          {groundLabel(ground)}
          {since ? (
            <>
              {' '}
              (since <DateOnly value={since} />)
            </>
          ) : null}
        </Fact>
        <Fact term="Proof">
          {proof ? (
            <>
              It is yours, proven by {proofLabel(proof.method)} on <DateOnly value={proof.at} />.
              This holds until <DateOnly value={proof.until} />.
            </>
          ) : (
            noProof
          )}
        </Fact>
        <Fact term="What we should know">
          <Typed>{text}</Typed>
        </Fact>
        {picture ? (
          <Fact term="Picture">
            <Picture url={picture} />
          </Fact>
        ) : null}
        {statement ? (
          <Fact
            term={
              state === 'published'
                ? 'Your words for everybody'
                : 'Your words for everybody, if we publish them'
            }
          >
            <Typed>{statement}</Typed>
          </Fact>
        ) : null}
        {appeal ? (
          <Fact term="Why we should decide again">
            <Typed>{appeal.text}</Typed>
          </Fact>
        ) : null}
      </dl>
    </Section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Typed = ({ children }: { children: string | null }) => (
  <p className="typed" dir="auto">
    <Breakable>{children ?? ''}</Breakable>
  </p>
);

function Picture({ url }: { url: string }) {
  const [missing, setMissing] = useState(false);
  return missing ? (
    <p className="dimmed">The picture cannot be shown right now.</p>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      <img
        className={classes.picture}
        src={`${url}?size=medium`}
        alt="What you sent, in full size"
        onError={() => setMissing(true)}
      />
    </a>
  );
}
