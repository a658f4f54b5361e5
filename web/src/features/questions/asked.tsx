import type { Question } from '@redflag/shared/review/questions';
import { DateTime } from '#ui/text/date-time.tsx';
import classes from './questions.module.css';

interface AskedAndAnsweredProps {
  asked: Question;
  /** What stands there without an answer; by default nothing. */
  unanswered?: string;
}

/** What a reviewer asked a reporter, and the answer. */
export function AskedAndAnswered({ asked, unanswered }: AskedAndAnsweredProps) {
  const { question, askedAt, askedBy, answer, answeredAt } = asked;
  const said = answer ?? unanswered;
  return (
    <dl className={classes.asked}>
      <dt className="note">
        {askedBy ? `${askedBy} asked the reporter` : 'A reviewer asked'}{' '}
        <DateTime value={askedAt} />
      </dt>
      <dd dir="auto">{question}</dd>
      {said ? (
        <>
          <dt className="note">Answer {answeredAt ? <DateTime value={answeredAt} /> : null}</dt>
          <dd dir="auto">{said}</dd>
        </>
      ) : null}
    </dl>
  );
}
