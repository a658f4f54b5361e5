import type { LegalSection } from './legal-page.tsx';
import { SupportLink } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

export const retention: LegalSection = {
  id: 'how-long',
  title: 'How long we keep it',
  content: (
    <>
      <LegalTable
        caption="How long we keep it"
        columns={['What', 'How long']}
        rows={[
          [
            'Account, password, phone number, picture, Google sign-in, notifications',
            'Until the account is deleted. There is no other end, also where an account is not used or its email was never verified. A notification stays when the report that it names is deleted.',
          ],
          [
            'Sign-ins',
            'Until you sign out, or have been inactive: for 30 minutes, unless our administrators have set another time between 1 minute and 24 hours. Removed within minutes after that.',
          ],
          [
            'Codes and links',
            'Email verification: 24 hours. New password: 30 minutes. Phone code: 10 minutes. Each works once, and is removed when it is used or within minutes after its end.',
          ],
          [
            'Counters of attempts',
            'Attempts to sign in, by email address and IP address: 1 minute. Mails sent, by email address: 1 hour. Phone codes, by account and IP address: 1 hour. Phone codes, by number: 24 hours. Requests, by IP address: 1 minute. Removed within minutes after that.',
          ],
          ['Solved robot checks', '20 minutes.'],
          ['Searches', '90 days after you last searched for the same target.'],
          ['Mails to you', 'About a day after the mail was sent.'],
          [
            'Reports and evidence pictures',
            'Until you delete the report, or we remove it. If you delete your account they stay, by ‘Deleted user’.',
          ],
          [
            'What our administrators did to an account or report: who did what, when, from which IP address, and what it was before, with the username or target',
            'For good, so that nobody can hide what they did. Where it was done to your account, or by you as an administrator, your username stays there, also when the account is deleted. A report that they removed is there with its target and description, and without your name.',
          ],
          ['Letters to us', 'As long as your matter needs, and as the law demands.'],
        ]}
      />
      <h3>Logs</h3>
      <p>
        Our program writes a line for each request: the time, the kind of page, the result and how
        long it took. It holds no IP address, no name and nothing that you searched or typed. Where
        something fails, the message of another system can be in it, and that may quote an email
        address.
      </p>
      <p>
        The computers that we run on may keep logs of their own, with IP addresses and the addresses
        of pages. How long all these logs and our backups are kept is set where the service is
        hosted. Ask us, and we tell you.
      </p>
    </>
  ),
};

export const deletion: LegalSection = {
  id: 'deletion',
  title: 'What happens when you delete',
  content: (
    <>
      <h3>A report</h3>
      <p>
        The report and its status history are deleted at once, its pictures moments later. We cannot
        take back what others saw or copied before.
      </p>
      <h3>Your account</h3>
      <p>
        You delete it on your <a href="/user/account">account screen</a>. Your username, email
        address, phone number, password, searches, notifications and sign-ins are deleted at once,
        your profile picture moments later. One last mail confirms it. Our administrators can delete
        an account, too, to the same effect; the mail then says so.
      </p>
      <ul>
        <li>
          Your reports stay to protect others. They show ‘Deleted user’ in place of your name. You
          cannot delete them yourself any more, so delete those that you want gone before.
        </li>
        <li>
          Counters of attempts and the records of mails, which hold your address or number, run out
          as the table above says: within about a day.
        </li>
        <li>
          What our administrators did to your account stays in their record, with your username.
        </li>
        <li>Copies in backups go when the backup is replaced.</li>
      </ul>
      <p>
        If you cannot sign in, for instance because your account is suspended, or if you are an
        administrator, write to <SupportLink />.
      </p>
    </>
  ),
};
