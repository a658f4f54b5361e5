import { brand } from '#ui/brand.ts';
import type { LegalSection } from './legal-page.tsx';
import { SupportLink } from './legal-page.tsx';

export const rights: LegalSection = {
  id: 'rights',
  title: 'Your rights',
  content: (
    <>
      <p>They cost nothing, and you need give no reason to ask.</p>
      <ul>
        <li>
          <strong>See and take along your data.</strong> ‘Download my data’ on your{' '}
          <a href="/user/account">account screen</a> gives you one file (JSON) with your account,
          reports and what was decided about them, searches, notifications, sign-ins, codes and
          counters that run, and what our administrators did to your account. Pictures are not in
          it: open them in your reports. Nor are copies of your address in mails that are on their
          way.
        </li>
        <li>
          <strong>Correct it.</strong> You change your username, profile picture and password
          yourself. For a wrong email address or phone number, write to us. A report cannot be
          changed, so delete it and file it anew.
        </li>
        <li>
          <strong>Delete it.</strong> You delete reports and your account yourself: see{' '}
          <a href="#deletion">What happens when you delete</a>.
        </li>
        <li>
          <strong>Stop mails.</strong> Every mail about the status of a report has a link that stops
          such mails at once; the switch on your account screen does the same.
        </li>
        <li>
          <strong>Object, or ask for a pause.</strong> Tell us why a use is wrong in your case. We
          stop it unless there are stronger reasons, and leave the data alone while we look.
        </li>
        <li>
          <strong>Complain.</strong> You may go to a data protection authority at any time: in
          Nigeria the{' '}
          <a href="https://ndpc.gov.ng" rel="noreferrer">
            Nigeria Data Protection Commission
          </a>
          , elsewhere the one where you live or work. We would be glad if you tried us first.
        </li>
      </ul>
      <p>
        For anything that the account screen does not do, write to <SupportLink /> from the address
        of your account. We answer within one month. If we cannot tell that it is you, we ask for
        proof, and for no more than we need.
      </p>
    </>
  ),
};

export const reportedPeople: LegalSection = {
  id: 'reported',
  title: 'If a report names you',
  content: (
    <>
      <p>
        A report may hold a phone number, an email address, a bank account or something else that is
        yours, though you never used {brand.name}. We got it from the person who filed the report,
        and show it so that others can protect themselves.
      </p>
      <p>
        If you think that a report is wrong, or that it should not be here, write to <SupportLink />
        . You need no account.
      </p>
      <ul>
        <li>Tell us what was reported, such as the number or address, and what is wrong.</li>
        <li>
          An administrator looks at it again, and may ask you for proof that it is yours, or the
          reporter for more.
        </li>
        <li>We reject or remove a report that does not hold up, and tell you what we did.</li>
      </ul>
      <p>
        You may also ask what the reports say about you. The rights above are yours, too. We do not
        give you a reporter’s email address or phone number unless the law obliges us to.
      </p>
    </>
  ),
};

export const children: LegalSection = {
  id: 'children',
  title: 'Children',
  content: (
    <p>
      {brand.name} is not for children under 13, and we do not knowingly keep their data. We do not
      ask for your age. If you are a parent or guardian and think that a child under 13 has an
      account, write to <SupportLink /> and we delete it. If the law where you live asks for a
      parent’s consent at a higher age, you need that consent.
    </p>
  ),
};

export const contact: LegalSection = {
  id: 'contact',
  title: 'Contact',
  content: (
    <p>
      Questions about your data, or about anything on this page: <SupportLink />. What you and we
      may expect of each other is in the <a href="/terms-and-conditions">Terms and Conditions</a>.
    </p>
  ),
};
