import { anyTarget } from '@redflag/shared/categories/category.words';
import { FOUND_MAX, PRIVATE_CHECK_PROMISE } from '@redflag/shared/checks/values';

import { statusLabel, statusMeaning } from '@redflag/shared/reports/report.words';
import { reportStatuses } from '@redflag/shared/reports/values';
import { situations, stepsFor } from '#features/advice/steps.ts';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { brand, pageMeta } from '#ui/brand.ts';
import { clearedCounts, confirmedCounts, exampleOf } from './example-targets.ts';
import classes from './how-it-works.module.css';
import { privacy } from './legal/privacy.words.ts';
import { OwnMarkdown } from './reading/own-markdown.tsx';
import { readSections } from './reading/read-sections.ts';
import type { Section } from './reading/reading-page.tsx';
import { ReadingPage } from './reading/reading-page.tsx';

export const meta = () =>
  pageMeta(
    'How it works',
    `How to check something with ${brand.name}, what answers and statuses mean, how long a review takes, what to do after a scam, and who sees what.`,
  );

/** One for each verdict, the worst first. */
const examples = [
  confirmedCounts,
  { pending: 2, people: 2, verifiedPeople: 1 },
  { closed: 1, people: 1, verifiedPeople: 1 },
  clearedCounts,
  {},
].map(exampleOf);

const whoSeesIt = readSections(privacy).sections.find(({ id }) => id === 'who-sees-it');

const sections: Section[] = [
  {
    id: 'check',
    title: 'How do I check something?',
    content: (
      <>
        <p>
          Enter a {anyTarget()}, in any format. Or paste the whole message that you got: we mark and
          list up to {FOUND_MAX} things in it that can be looked up.
        </p>
        <p>
          The answer says what we know and what to do now, and shows the reports. If you have to
          sign in first, this browser keeps your question until you have, for a day at most.
        </p>
      </>
    ),
  },
  {
    id: 'verdicts',
    title: 'What do the answers mean?',
    content: (
      <>
        <p>Each answer says how we reached it. There are five kinds. Here is an example of each:</p>
        <div className={classes.verdicts}>
          {examples.map((target) => (
            <Verdict key={target.verdict.level} target={target} withoutTarget />
          ))}
        </div>
        <p>
          We count each person once, however many reports they make. We know people by their
          account, their verified phone number and their email address. So people who share a phone
          count as one. Rejected reports do not count, nor do waiting ones of people whose account
          is suspended. Others cannot find or read those either.
        </p>
        <p>
          Some people make accounts only to harm somebody. So an answer says how many people used
          accounts less than a day old. If there are at least three, all with such accounts and none
          with a verified phone number, the heading usually says so.
        </p>
        <p>
          It also says if our reviewers rejected earlier reports, or looked and found no scam.
          ‘Found no scam’ stays until somebody reports it again, and for a year at most. When nobody
          has reported something for two years, its answer usually names the year.
        </p>
        <p>
          If we know that an address, number or profile is a bank’s or another well-known company’s
          own, the answer says that. It then warns you only once our reviewers confirm a scam.
          Scammers can fake the sender of an email and the number of a call.
        </p>
      </>
    ),
  },
  {
    id: 'statuses',
    title: 'What do the statuses mean?',
    content: (
      <>
        <p>Every report has one of five statuses, which can change again when we learn more.</p>
        <dl className={classes.statuses}>
          {reportStatuses.map((status) => (
            <div key={status}>
              <dt>
                <StatusBadge status={status} label={statusLabel(status)} />
              </dt>
              <dd>{statusMeaning(status)}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  },
  {
    id: 'review',
    title: 'How long does a review take?',
    content: (
      <>
        <p>
          People review reports, so we cannot promise that they get to each one, or when.{' '}
          <span>#REVIEW_TIME</span>
        </p>
        <p>
          You need not wait for it: others can see your report as soon as you submit it, with the
          status Pending. When its status changes, you get a notification and, unless you have
          stopped them, an email.
        </p>
      </>
    ),
  },
  {
    id: 'scammed',
    title: 'What should I do after a scam?',
    content: (
      <>
        {situations.map(([situation, label]) => (
          <div key={situation}>
            <h3>{label}</h3>
            <ol>
              {/* The steps for calls fit most scams. */}
              {stepsFor(situation, 'phone-number').map((step) => (
                <li key={step}>{step}</li>
              ))}
              {situation === 'paid' ? (
                <li>Paid with crypto? {stepsFor('paid', 'crypto-wallet')[0]}</li>
              ) : null}
            </ol>
          </div>
        ))}
      </>
    ),
  },
  {
    id: 'who-sees-what',
    title: 'Who sees what?',
    content: <OwnMarkdown>{whoSeesIt?.body ?? ''}</OwnMarkdown>,
  },
  {
    id: 'private-check',
    title: 'What is a private check?',
    content: (
      <>
        <p>
          ‘Check privately’ gives you an answer without telling us what you ask about. Your browser
          turns it into a code and sends us only the beginning. We send back all answers whose codes
          begin like that, and your browser picks yours.
        </p>
        <p>{PRIVATE_CHECK_PROMISE} We do not keep it, so we cannot warn you later.</p>
        <p>
          It does not tell you what we know of other addresses on a website, or of the same account
          elsewhere: asking for these would tell us more.
        </p>
      </>
    ),
  },
  {
    id: 'wrong',
    title: 'What if a report is wrong, or about me?',
    content: (
      <p>
        Choose ‘Something is wrong here’ on the report or the answer. Is your own number, site or
        account reported? Choose ‘This is mine’, prove it, and get a decision by a date, at no cost:{' '}
        <a href="/how-we-decide#replies">How we decide</a>. Without an account, write to us:{' '}
        <a href="/terms-and-conditions#contest">what we need to know</a>.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Still stuck?',
    content: (
      <p>
        Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. We never ask for
        your password or a code by email, phone or text message.
      </p>
    ),
  },
];

/** Help, without scripts. The server fills in how long reviews took (server/src/modules/site/review-time.ts). */
export default function HowItWorks() {
  return (
    <ReadingPage
      title="How it works"
      summary={
        <>
          <h2>In short</h2>
          <p>
            Check before you pay, reply or click. Report what happened to you. Our reviewers check
            reports and publish what they found. If nobody has reported something, that does not
            mean it is safe.
          </p>
        </>
      }
      sections={sections}
    />
  );
}
