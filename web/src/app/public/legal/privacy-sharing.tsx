import { brand } from '#ui/brand.ts';
import type { LegalSection } from './legal-page.tsx';
import { SupportLink } from './legal-page.tsx';

export const whoWeAre: LegalSection = {
  id: 'who-we-are',
  title: 'Who we are',
  content: (
    <>
      <p>
        {brand.name} (“we”) runs this website, where people report scams, phishing and security
        vulnerabilities and check what others have reported. We decide how the data described here
        is used and answer for it: in the words of the law, we are the controller.
      </p>
      <p>
        You reach us at <SupportLink />. There we also tell you our registered name and postal
        address, and who is in charge of data protection.
      </p>
      <p>This policy is about this website, not about the websites that reports name.</p>
    </>
  ),
};

export const readers: LegalSection = {
  id: 'who-sees-it',
  title: 'Who sees it',
  content: (
    <>
      <ul>
        <li>
          <strong>Visitors who are not signed in, and search engines</strong> see no reports and no
          usernames. Sign-up does say when an email address already has an account.
        </li>
        <li>
          <strong>Everyone who is signed in</strong> sees each report from the moment it is filed:
          what was reported, category, type, description, picture with its file name, date, status
          and your username. Anybody aged 13 or over can make an account, so write a report as if it
          were public.
        </li>
        <li>
          <strong>Our administrators</strong> also see your email address, your phone number,
          whether both are verified, your profile picture, the day you joined, and whether your
          account is suspended. They do not see your password or your notifications.
        </li>
        <li>
          <strong>You alone</strong> see your notifications, your searches and where you are signed
          in.
        </li>
        <li>
          <strong>The people who look after our computers</strong> can reach the stored data when
          their work needs it.
        </li>
        <li>
          <strong>Courts and authorities</strong> get what the law obliges us to hand over, and no
          more.
        </li>
      </ul>
    </>
  ),
};

export const providers: LegalSection = {
  id: 'providers',
  title: 'Companies that work for us',
  content: (
    <>
      <p>These companies get what their task needs, and may use it for nothing else:</p>
      <ul>
        <li>
          <strong>Hosting:</strong> the company whose computers store our database, files and
          backups.
        </li>
        <li>
          <strong>Mail:</strong> gets your email address and the mails that we send you.
        </li>
        <li>
          <strong>Text messages:</strong> gets your phone number and the message with your code.
        </li>
      </ul>
      <p>
        Google comes in only if you press ‘Continue with Google’. Google then knows that you sign in
        here, and uses that by{' '}
        <a href="https://policies.google.com/privacy" rel="noreferrer">
          its own privacy policy
        </a>
        .
      </p>
      <p>
        Which companies these are, and in which countries they work, depends on where this website
        is run. Write to us and we name them. Where your data goes to a country with weaker
        protection, we use the safeguards that the law asks for, such as standard contracts.
      </p>
    </>
  ),
};

export const security: LegalSection = {
  id: 'security',
  title: 'How we protect it',
  content: (
    <>
      <ul>
        <li>Pages and data travel over encrypted connections (https).</li>
        <li>
          Passwords are kept as a slow, salted hash (Argon2id). Session keys, links and codes are
          kept as hashes, too.
        </li>
        <li>The key that keeps you signed in is out of reach of scripts in the page.</li>
        <li>
          Reports and pictures go only to people who are signed in; the server checks who asks.
        </li>
        <li>
          A changed password ends every other sign-in, and a mail tells you. Your account screen
          shows where you are signed in and lets you end it.
        </li>
        <li>Attempts to guess passwords and codes are limited.</li>
      </ul>
      <p>
        No system is perfectly safe. If your data is ever exposed in a way that puts you at risk, we
        tell you and the data protection authority, as the law demands.
      </p>
    </>
  ),
};

export const advertising: LegalSection = {
  id: 'no-advertising',
  title: 'No advertising, no selling, no profiling',
  content: (
    <p>
      We show no advertising. We do not sell or rent your data. We do not follow you across websites
      and do not work out what kind of person you are. Our mails are about your account and your
      reports; we send no newsletters.
    </p>
  ),
};

export const changes: LegalSection = {
  id: 'changes',
  title: 'Changes to this policy',
  content: (
    <p>
      When the service changes, this policy may have to. The date at the top says when it last did.
      Before a change that matters to you takes effect, we tell you on this website or by mail.
      Write to us if you want an earlier version.
    </p>
  ),
};
