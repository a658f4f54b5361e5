import { SEARCHES_KEPT_DAYS } from '@redflag/shared/notifications/alerts';
import {
  PROOF_DAYS,
  REFUSAL_MONTHS,
  REPLY_TEXT_MAX,
  REPLY_TEXT_MIN,
  SECOND_LOOK_DAYS,
  STATEMENT_MAX,
  TAKEN_BACK_MAX,
} from '@redflag/shared/replies/values';
import { DESCRIPTION_MAX } from '@redflag/shared/reports/values';
import { HIDING_FLAGS } from '@redflag/shared/review/flags';
import { UNDO_SECONDS } from '@redflag/shared/review/values';
import type { TargetCounts } from '@redflag/shared/verdicts/judge';
import {
  CLEARED_FOR_MONTHS,
  NEW_PEOPLE_NAMED,
  STALE_AFTER_MONTHS,
} from '@redflag/shared/verdicts/judge';
import { verdictLevels } from '@redflag/shared/verdicts/values';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { brand, pageMeta } from '#ui/brand.ts';
import { clearedCounts, confirmedCounts, exampleOf } from './example-targets.ts';
import classes from './how-it-works.module.css';
import type { Section } from './reading/reading-page.tsx';
import { ReadingPage } from './reading/reading-page.tsx';
import { TargetSearch } from './target-search.tsx';

export const meta = () =>
  pageMeta(
    'How we decide',
    `The rules by which ${brand.name} answers, reviews reports, and decides when somebody says that a report is wrong.`,
  );

type Level = (typeof verdictLevels)[number];

/** When something has an answer of each kind, with the counts of an example. */
export const rules: Record<Level, { rule: string; example: Partial<TargetCounts> }> = {
  confirmed: {
    rule: 'Our reviewers accepted at least one report of a scam.',
    example: confirmedCounts,
  },
  reported: {
    rule: 'At least one report waits for our reviewers, and they have accepted none.',
    example: { pending: 2, people: 2, verifiedPeople: 1 },
  },
  'not-confirmed': {
    rule: 'Our reviewers rejected or closed all reports, or the only accepted ones are about a weakness, which is no scam.',
    example: { closed: 1, people: 1, verifiedPeople: 1 },
  },
  cleared: {
    rule: `A reviewer rejected all reports and said that it is no scam. It lasts until the next report that is not rejected, and ${CLEARED_FOR_MONTHS} months at most.`,
    example: clearedCounts,
  },
  unknown: { rule: 'There are no reports.', example: {} },
};

const sections: Section[] = [
  {
    id: 'answers',
    title: 'Which answer does something get?',
    content: (
      <>
        <p>The answer follows from counts alone. The first of these rules that fits decides.</p>
        {[...verdictLevels].sort(byRule).map((level) => (
          <div key={level} className={classes.verdicts}>
            <p>{rules[level].rule}</p>
            <Verdict target={exampleOf(rules[level].example)} withoutTarget />
          </div>
        ))}
        <p>
          Age does not change the answer. After {STALE_AFTER_MONTHS} months without a report it
          names the year. If {NEW_PEOPLE_NAMED} or more people reported something, all with accounts
          less than a day old and none with a verified phone number, the answer says so.
        </p>
      </>
    ),
  },
  {
    id: 'reviews',
    title: 'How are reports reviewed?',
    content: (
      <>
        <p>
          A person decides about each report. Answers of those whom the reports are about come
          first, by their dates; then what most people reported; then what has waited longest. A
          decision can be taken back for {UNDO_SECONDS} seconds, before anybody is told.
        </p>
        <p>
          Nobody decides about their own report or answer. What reviewers do is kept in a log that
          they cannot change. <span>#REVIEW_TIME</span>
        </p>
        <p>
          One person who says that a waiting report shows private details hides its words and
          picture until a reviewer looks. So do {HIDING_FLAGS} people who say that something else is
          wrong with it.
        </p>
      </>
    ),
  },
  {
    id: 'replies',
    title: 'What if the reports are about me?',
    content: (
      <>
        <p>
          Choose ‘This is mine’ below, or on the answer, and tell us in {REPLY_TEXT_MIN} to{' '}
          {REPLY_TEXT_MAX} characters what is wrong. We decide within #REPLY_DAYS days. Removal
          costs nothing. Nobody will write to you about a fee.
        </p>
        <TargetSearch isMine />
        <p>
          Only you and our reviewers see what you write. If you prove that it is yours, the answer
          says that you disagree and by when we decide. A proof holds for {PROOF_DAYS} days. It
          changes nothing else: scammers can prove that their own number is theirs.
        </p>
        <ul>
          <li>
            <b>We agree</b>: we reject or close the reports. Who made them is told, and can answer
            once within {SECOND_LOOK_DAYS} days.
          </li>
          <li>
            <b>You are a new owner</b>: reports from before your time count apart, once a reviewer
            has seen proof of the date.
          </li>
          <li>
            <b>The reports stay</b>, and your own words, of {STATEMENT_MAX} characters at most,
            stand beside them.
          </li>
          <li>
            <b>We refuse</b>, and say why. You can ask once for another decision, which another
            reviewer makes where there is one. For {REFUSAL_MONTHS} months the answer does not say
            again that somebody disagrees, unless a reviewer allows it.
          </li>
          <li>
            <b>You take it back</b>, as you can until we decide. Once {TAKEN_BACK_MAX} answers with
            a proof were taken back like this within {REFUSAL_MONTHS} months, the answer no longer
            says that somebody disagrees, unless a reviewer allows it.
          </li>
        </ul>
        <p>
          We are never late in silence. <span>#REPLY_TIMES</span>
        </p>
      </>
    ),
  },
  {
    id: 'second-look',
    title: 'What if you rejected my report, or suspended me?',
    content: (
      <p>
        You can ask for a second look once, within {SECOND_LOOK_DAYS} days, and say what happened.
        Open the rejected report, or the link in our email about the suspension. It waits in the
        same line as everything else, and where there are two reviewers, the other one decides.
      </p>
    ),
  },
  {
    id: 'kept',
    title: 'What is kept, and for how long?',
    content: (
      <p>
        Reports stay, of up to {DESCRIPTION_MAX} characters and a picture, until who made them takes
        them back; what our reviewers decided stays without a name. What you looked up is kept for{' '}
        {SEARCHES_KEPT_DAYS} days, to warn you. The <a href="/privacy-policy">privacy policy</a> has
        the rest.
      </p>
    ),
  },
];

/** Confirmed and reported come before what reviewers found. */
function byRule(one: Level, other: Level): number {
  const order: Level[] = ['confirmed', 'reported', 'cleared', 'not-confirmed', 'unknown'];
  return order.indexOf(one) - order.indexOf(other);
}

/** The rules, without scripts, from the code that applies them. The server fills in how long decisions took. */
export default function HowWeDecide() {
  return (
    <ReadingPage
      title="How we decide"
      summary={
        <>
          <h2>In short</h2>
          <p>
            People decide, by the same rules for everybody. Whom a report is about can answer it, at
            no cost, and gets a decision by a date. These rules come from the program itself.
          </p>
        </>
      }
      sections={sections}
    />
  );
}
