import { brand } from '#ui/brand.ts';
import type { LegalSection } from './legal-page.tsx';
import { SupportLink } from './legal-page.tsx';

export const about: LegalSection = {
  id: 'about',
  title: 'About these terms',
  content: (
    <>
      <p>
        These terms are an agreement between you and {brand.name} (“we”), who runs this website. You
        accept them when you make an account or sign in. If you do not agree with them, please do
        not use the service.
      </p>
      <p>
        What we do with your data is in the <a href="/privacy-policy">Privacy Policy</a>.
      </p>
    </>
  ),
};

export const purpose: LegalSection = {
  id: 'service',
  title: 'What the service is',
  content: (
    <>
      <p>
        {brand.name} is an app for protection against phishing. People report scams, phishing and
        security vulnerabilities, and check whether others have reported a phone number, email
        address, website, social media account, bank account or crypto wallet.
      </p>
      <p>
        It costs nothing. We are not the police, a bank or a court. If you have lost money or are in
        danger, go to your bank and to the police first: we cannot get money back.
      </p>
    </>
  ),
};

export const audience: LegalSection = {
  id: 'who-may-use-it',
  title: 'Who may use it',
  content: (
    <ul>
      <li>You must be 13 years old or over.</li>
      <li>
        If you are not of age where you live, a parent or guardian must agree to these terms with
        you, where the law asks for that.
      </li>
      <li>You may not come back with another account after we suspended yours.</li>
    </ul>
  ),
};

export const account: LegalSection = {
  id: 'account',
  title: 'Your account',
  content: (
    <>
      <ul>
        <li>
          Use your own email address and your own phone number. We verify both with a link or a
          code, so that reports are not fake. You cannot sign in with a password before your email
          address is verified; Google vouches for it if you sign in that way.
        </li>
        <li>One person, one account. A phone number can be verified for one account only.</li>
        <li>
          Choose a username that others may read: no insults, and nobody else’s name to mislead.
        </li>
        <li>
          Keep your password and our codes to yourself. We never ask you for them by mail, phone or
          message.
        </li>
        <li>
          If somebody else has used your account, change your password and tell us. You answer for
          what happens with your account unless you could not help it.
        </li>
        <li>You are signed out after a while of inactivity.</li>
      </ul>
    </>
  ),
};

export const contact: LegalSection = {
  id: 'contact',
  title: 'Contact',
  content: (
    <p>
      Questions about these terms, or anything else: <SupportLink />.
    </p>
  ),
};
