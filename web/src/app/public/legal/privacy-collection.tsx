import type { LegalSection } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

export const collected: LegalSection = {
  id: 'what-we-collect',
  title: 'What we collect',
  content: (
    <>
      <p>
        Most of this you give us yourself. An account needs a username, an email address and a
        password, or a sign-in with Google. The rest comes only with the parts that you use.
      </p>
      <LegalTable
        caption="What we collect"
        columns={['Kind', 'What we keep']}
        rows={[
          [
            'Account',
            'Your username, your email address and when you verified it, the day you joined, whether the account is active or suspended, whether it is an administrator’s, and how many reports you have filed.',
          ],
          [
            'Password',
            'Only a hash: a scrambled form from which nobody can read the password back. Also when it was last changed.',
          ],
          ['Phone number', 'The number you asked us to send a code to, and when you verified it.'],
          ['Profile picture', 'If you add one: a small square copy.'],
          [
            'Google sign-in',
            'Only if you choose it: the identifier that Google has for you, your email address, and your name, which becomes your username. We do not get your Google password or your contacts.',
          ],
          [
            'Reports',
            'Category, type, what you reported (such as a phone number or website), your description, the date, the status, and every change of status with its reason.',
          ],
          [
            'Evidence pictures',
            'The picture without its hidden data, a small copy of it, and the name of the file.',
          ],
          [
            'Searches',
            'Which target you searched for (such as a phone number or website), its category, and when you last did. Only full targets, and only while you are signed in; not what you type to find your own reports.',
          ],
          ['Notifications', 'What we told you, when, and whether you have read it.'],
          [
            'Sign-ins',
            'For each place where you are signed in: what your browser calls itself (its name, version and system), when you signed in and when you were last active. After a sign-in with a password you also get a notification that names the time and the browser.',
          ],
          [
            'Codes and links',
            'A scrambled form of each code or link that we sent you, when it ends, and for a phone code the number that it went to.',
          ],
          [
            'Mails to you',
            'While a mail is on its way, and for about a day after it: the address it goes to and, for some mails, your username or the name of your browser. Also whether you want mails about the status of your reports.',
          ],
          [
            'IP address',
            'The network address that you come from, for a short time, to count attempts to sign in, codes sent to phones, and requests in general. We do not store it with your account.',
          ],
          [
            'Robot check',
            'That a puzzle was solved. Your browser solves it with us alone; it says nothing about you.',
          ],
          [
            'What administrators do',
            'Who did what to an account or report, when, from which IP address, and what it was before. What administrators publish stays when their account is deleted, without their name.',
          ],
          ['Letters to us', 'What you write to our contact address, and our answer.'],
        ]}
      />
      <p>
        We remember which targets you search for to warn you if one of them is confirmed as a scam,
        and use it for nothing else. We forget each 90 days after you last searched for it, and all
        of them with your account; they are in the file that you can download. Nobody else sees
        them, and we do not put them together into a picture of you. A search is also part of the
        address of the page, so your browser’s history has it, and a log of the company that hosts
        us may have it (see <a href="#how-long">How long we keep it</a>).
      </p>
      <p>
        We do not ask for your location, your contacts, your date of birth, or anything about
        payments.
      </p>
    </>
  ),
};

export const pictures: LegalSection = {
  id: 'pictures',
  title: 'What happens to your pictures',
  content: (
    <>
      <p>
        Phones write hidden data into pictures, such as the place and time. We save every picture
        anew with nothing but what can be seen in it. The file that you sent is not kept. If you may
        need it as proof, keep it yourself.
      </p>
      <ul>
        <li>
          What can be seen stays. Cover names, faces and numbers that have nothing to do with it.
        </li>
        <li>
          The name of the file of an evidence picture is shown with the report. Rename the file
          first if its name gives away something private.
        </li>
      </ul>
    </>
  ),
};

export const purposes: LegalSection = {
  id: 'why',
  title: 'Why we use it',
  content: (
    <>
      <p>The law asks for a reason, a “legal ground”, for each use. These are ours.</p>
      <LegalTable
        caption="Purposes and legal grounds"
        columns={['Purpose', 'What we use', 'Legal ground']}
        rows={[
          [
            'To run your account',
            'Account, password, phone number, picture, Google sign-in, sign-ins, notifications, mails',
            'Our agreement with you: the terms that you accept',
          ],
          [
            'To warn people of scams',
            'Reports, evidence pictures, your username',
            'The legitimate interest of the public, and ours, in protection against fraud',
          ],
          [
            'To warn you of a scam that you came across',
            'Your searches and your reports of the last 90 days',
            'Our legitimate interest, and yours, in protection against fraud',
          ],
          [
            'To keep false reports and misuse away',
            'Verified email and phone, codes, robot check, IP address, sign-ins, logs',
            'Our legitimate interest in a service that is safe and can be trusted',
          ],
          [
            'To hold administrators to account',
            'The record of what they did',
            'Our legitimate interest, and yours, in power over accounts and reports that is not misused',
          ],
          [
            'To answer you',
            'What you write to us',
            'Our agreement with you, or our legitimate interest in answering',
          ],
          ['To obey the law', 'What a court or an authority may lawfully demand', 'A legal duty'],
        ]}
      />
      <p>
        Where we rely on a legitimate interest you can object: see <a href="#rights">Your rights</a>
        .
      </p>
      <p>
        People, not programs, review reports and suspend accounts. The only thing that a program
        decides is to ask you to wait after too many attempts.
      </p>
    </>
  ),
};

export const cookies: LegalSection = {
  id: 'cookies',
  title: 'Cookies and browser storage',
  content: (
    <>
      <p>
        There are two cookies and one place in your browser’s storage. Each does something that you
        asked for, so there is no banner. You can read our public pages without any of them.
      </p>
      <LegalTable
        caption="Cookies and browser storage"
        columns={['Name', 'What it is for', 'Until']}
        rows={[
          [
            '__Host-session',
            'A cookie with a random key that keeps you signed in.',
            'You sign out. Your browser drops it after 30 days at most; it stops working much sooner, when you have been inactive.',
          ],
          [
            '__Secure-google-sign-in',
            'A cookie that ties your way back from Google to the browser that set out. Only if you choose Google.',
            'You are back, or 10 minutes have passed.',
          ],
          [
            'Unfinished report',
            'Storage, not a cookie: the report that you are writing, with its picture, so that it is not lost. It stays in your browser; we do not get it before you submit it.',
            'You submit it, discard it, or sign out.',
          ],
        ]}
      />
      <p>
        No other company sets cookies here. Our pages load no scripts, fonts or pictures from
        elsewhere, and there is nothing that counts or follows visitors.
      </p>
      <p>On a computer that others use, sign out when you leave.</p>
    </>
  ),
};
