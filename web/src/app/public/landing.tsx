import { anyTarget } from '@redflag/shared/categories/category.words';
import type { CategoryValue } from '@redflag/shared/categories/values';
import { categoryPlural } from '@redflag/shared/checks/check.words';
import { WAKE_UP_EVERY_MS } from '#api/wake-up.ts';
import { FlaggedMessageIllustration, InspectIllustration } from '#app/illustrations.tsx';
import byRole from '#app/layouts/public/by-role.module.css';
import { StoreBadges } from '#app/layouts/public/store-badges.tsx';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { brand, describePage } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { icon } from '#ui/icons.tsx';
import { MailIcon, UsersIcon } from '#ui/more-icons.tsx';
import { confirmedCounts, exampleOf } from './example-targets.ts';
import classes from './landing.module.css';
import { TargetSearch } from './target-search.tsx';

export const meta = () =>
  describePage(
    `${brand.name} – Report and review cases of scams`,
    `Check whether a ${anyTarget({ email: 'email' })} has been reported as a scam, and report what you find.`,
  );

const steps = [
  {
    title: 'Suspect a scam',
    text: 'A call, message, shop or offer does not feel right.',
  },
  {
    title: 'Sign up',
    text: 'Create a free account with your email address.',
    className: 'signs-up',
  },
  {
    title: 'Verify your email and phone number',
    text: 'This helps to keep out fake reports.',
  },
  {
    title: 'Report and review',
    text: 'Report scams and security vulnerabilities, and check what others have reported.',
  },
];

// Not in a file of icons, which the app would load too.
const icons: Record<CategoryValue, typeof MailIcon> = {
  'phone-number': icon(
    'M5 3.5h4l1.5 5L8 10a13 13 0 0 0 6 6l1.5-2.5 5 1.5v4a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5 1.5 1.5 0 0 1 5 3.5z',
  ),
  email: MailIcon,
  website: icon(
    'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z',
  ),
  'social-media': UsersIcon,
  bank: icon('m3.5 9 8.5-5 8.5 5zM6 9v8m4-8v8m4-8v8m4-8v8M3.5 20h17'),
  'crypto-wallet': icon(
    'M17.5 7.5V4.5h-12a2 2 0 0 0 0 4h15v11h-15a2 2 0 0 1-2-2v-11M20.5 12h-4a2 2 0 0 0 0 4h4',
  ),
};
const checkable = Object.entries(icons).map(([category, Icon]) => {
  const noun = categoryPlural(category as CategoryValue);
  return { kind: noun.charAt(0).toUpperCase() + noun.slice(1), Icon };
});

/** The wake-up call of the app, which this page does not load. Nobody here needs to know if it fails. */
const wakeUp = `(function wake() {
  fetch('/v1/server/get-ready').catch(function () {});
  setTimeout(wake, ${WAKE_UP_EVERY_MS});
})();`;

export default function Landing() {
  return (
    <>
      <script>{wakeUp}</script>
      <section id="Home" className={classes.hero}>
        <div>
          <h1>Report and review Cases of scams</h1>
          <p className={classes.lead}>
            {brand.name} helps people report, verify and review data on scams, phishing and security
            vulnerabilities online.
          </p>
          <TargetSearch />
          <Button
            component="a"
            href="/user/dashboard?type=Scam"
            variant="default"
            className={classes.report}
          >
            Report a Scam or Phish
          </Button>
          <p className="to-trends">
            <a href="/trends" className="touch">
              See what is going round
            </a>
          </p>
          <figure className={classes.example}>
            <figcaption>An example of an answer</figcaption>
            <Verdict target={exampleOf(confirmedCounts)} />
          </figure>
          <div className={classes.stores}>
            <StoreBadges />
          </div>
        </div>
        <div className={classes.picture}>
          <FlaggedMessageIllustration />
        </div>
      </section>

      <About />
      <HowToUse />
    </>
  );
}

function About() {
  return (
    <section id="About" className={classes.about}>
      <div className={classes.picture}>
        <InspectIllustration />
      </div>
      <div>
        <h2>About {brand.name}</h2>
        <p>
          {brand.name} collects data on phishing attacks and scams from people who have met them.
          Has one of these been flagged as fraudulent? Check before you reply, click or pay.
        </p>
        <ul className={classes.checkable}>
          {checkable.map(({ kind, Icon }) => (
            <li key={kind}>
              <Icon />
              {kind}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function HowToUse() {
  return (
    <section id="HowItWorks" className={classes.how}>
      <h2>How to Use</h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text, className }) => (
          <li key={title} className={className}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <span className={`${byRole.visitor} signs-up`}>
        <Button component="a" href="/signup">
          Create an account
        </Button>
      </span>
      <Button component="a" href="/user/dashboard" className={byRole.user}>
        Go to your dashboard
      </Button>
      <Button component="a" href="/admin/dashboard" className={byRole.admin}>
        Go to your dashboard
      </Button>
    </section>
  );
}
