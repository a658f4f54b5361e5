import { anyTarget } from '@redflag/shared/categories/category.words';
import { PRIVATE_CHECK_PROMISE } from '@redflag/shared/checks/values';

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
    `How to check something with ${brand.name}, what verdicts and statuses mean, how long a review takes, what to do after a scam, and who sees what.`,
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
          Enter a {anyTarget()}, in any format. Or paste the whole message that you got: everything
          in it that can be looked up is marked and listed.
        </p>
        <p>
          The answer is a verdict, what to do now, and the reports. If you have not signed in, this
          browser keeps your question until you have, for a day at most.
        </p>
      </>
    ),
  },
  {
    id: 'verdicts',
    title: 'What do the verdicts mean?',
    content: (
      <>
        <p>A verdict says how we reached it. There are five, shown here with examples:</p>
        <div className={classes.verdicts}>
          {examples.map((target) => (
            <Verdict key={target.verdict.level} target={target} withoutTarget />
          ))}
        </div>
        <p>
          A person counts once, however many reports or accounts they have. We know people by their
          verified phone and their mailbox, so those who share a phone count as one. Rejected
          reports do not count, nor do waiting ones of people whose account is suspended.
        </p>
        <p>
          Anyone can make accounts to accuse somebody. So a verdict says how many people used
          accounts less than a day old. If all did, at least three of them and none with a verified
          phone number, its heading says so.
        </p>
        <p>
          It also says if our reviewers rejected earlier reports, or looked and found no scam. That
          they found none lasts until somebody reports it again, and for a year at most. When nobody
          has reported something for two years, its verdict names the year.
        </p>
        <p>
          On a bank’s or another well-known organisation’s own address, number or profile, the
          verdict says that, and warns you only once our reviewers confirm a scam. Scammers can fake
          the sender of an email and the number of a call.
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
          People review reports, so we cannot promise a time. <span>#REVIEW_TIME</span>
        </p>
        <p>
          You need not wait for it: others can see your report as soon as you submit it, marked as
          not reviewed yet. Whenever its status changes, you get a notification and an email.
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
                <li>Paid with cryptocurrency? {stepsFor('paid', 'crypto-wallet')[0]}</li>
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
          ‘Check privately’ gives you a verdict without telling us what you ask about. Your browser
          computes a code from it and sends us only the beginning. We answer with all verdicts whose
          codes begin like that, and your browser picks yours.
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
        Choose ‘Something is wrong here’ on the report or the answer. Without an account, write to
        us: <a href="/terms-and-conditions#contest">what we need to know</a>.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Still stuck?',
    content: (
      <p>
        Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. We never ask for
        your password or a code.
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
            Check before you pay, reply or click. Report what happened to you. Our reviewers look at
            each report and publish what they found. If nobody has reported something, that does not
            mean it is safe.
          </p>
        </>
      }
      sections={sections}
    />
  );
}
