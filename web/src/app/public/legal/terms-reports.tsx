import { brand } from '#ui/brand.ts';
import type { LegalSection } from './legal-page.tsx';
import { SupportLink } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

export const reports: LegalSection = {
  id: 'reports',
  title: 'Your reports',
  content: (
    <>
      <p>A report may ruin somebody’s name, so it has to be right. When you file one:</p>
      <ul>
        <li>
          Tell the truth. Report what you have seen or what happened to you, and say where you are
          not sure.
        </li>
        <li>
          Add evidence that you may share: a picture that you took or received, and did not make up
          or alter. You may cover what is private.
        </li>
        <li>
          Leave out people who have nothing to do with it. Cover their names, faces, addresses and
          numbers.
        </li>
        <li>
          Leave out your own secrets: passwords, codes, card numbers, keys of wallets, pictures of
          papers.
        </li>
        <li>
          Put in nothing that is against the law: no threats, no hate, no pictures of abuse, nothing
          whose rights belong to others and that you may not pass on.
        </li>
      </ul>
      <p>
        A report is seen by everyone who is signed in as soon as you submit it, with your username.
        It cannot be changed afterwards. You can delete it for as long as you have your account; if
        you delete the account, your reports stay, by ‘Deleted user’.
      </p>
    </>
  ),
};

export const licence: LegalSection = {
  id: 'licence',
  title: 'What you allow us to do with your reports',
  content: (
    <>
      <p>
        Your reports and pictures remain yours. You allow us, free of charge and everywhere in the
        world, to store them, to show them to people who use {brand.name}, to adapt them for that
        (such as a smaller picture without hidden data), and to use them to review reports and to
        warn people.
      </p>
      <p>
        You may allow the same to others: this is not exclusive. It ends when the report is deleted,
        but for backups, which go later. It does not end when you delete your account only.
      </p>
    </>
  ),
};

export const review: LegalSection = {
  id: 'review',
  title: 'Review and status',
  content: (
    <>
      <p>
        Our administrators review reports and set their status. We tell the reporter of every
        change. We do not promise that a report is reviewed, or by when.
      </p>
      <LegalTable
        caption="What a status means"
        columns={['Status', 'What it means']}
        rows={[
          ['Pending', 'Filed, and not reviewed yet. Every report starts with this.'],
          ['Under Review', 'An administrator is looking at it.'],
          ['Resolved', 'The review is finished, and we accept the report.'],
          ['Rejected', 'We do not accept the report. The reporter is told why.'],
          ['Closed', 'We ended the review without accepting or rejecting the report.'],
        ]}
      />
      <p>A status can change again, for instance when we learn more.</p>
    </>
  ),
};

export const meaning: LegalSection = {
  id: 'meaning',
  title: 'What a report means, and what it does not',
  content: (
    <>
      <ul>
        <li>
          A report says what one person told us. It is not our statement, and no proof that anybody
          is guilty, whatever its status.
        </li>
        <li>
          That you find no report does not mean that something is safe. Many scams are never
          reported, and new ones appear every day.
        </li>
        <li>
          Numbers, accounts and websites change hands, are forged or are broken into. Who is behind
          one today may not be who was reported.
        </li>
      </ul>
      <p>
        Use what you find here as one sign among others, and decide for yourself before you answer,
        click or pay. Never threaten, expose or attack anybody because of a report.
      </p>
    </>
  ),
};

export const removal: LegalSection = {
  id: 'removal',
  title: 'What we may remove, and suspension',
  content: (
    <>
      <p>
        We may delete a report, a picture or a profile that breaks these terms or the law, or that
        may harm somebody without need.
      </p>
      <p>
        We may suspend an account that breaks these terms, or delete it in serious or repeated
        cases. Suspension ends every sign-in at once. Where we can, we choose the mildest step that
        works, and tell you the reason when you ask.
      </p>
      <p>
        If you think that we were wrong, write to <SupportLink />. A person looks at it again.
      </p>
    </>
  ),
};

export const contesting: LegalSection = {
  id: 'contest',
  title: 'If a report is about you',
  content: (
    <>
      <p>
        You may contest a report about you or about something of yours. You need no account. Write
        to <SupportLink /> with:
      </p>
      <ul>
        <li>what was reported, such as the phone number or website;</li>
        <li>what is wrong, and what shows that it is;</li>
        <li>how it is yours, and how we can reach you.</li>
      </ul>
      <p>
        We look at the report again and tell you what comes of it. We reject or remove it if it does
        not hold up. Your rights over your data are in the{' '}
        <a href="/privacy-policy#reported">Privacy Policy</a>.
      </p>
    </>
  ),
};
