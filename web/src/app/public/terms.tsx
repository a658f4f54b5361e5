import { brand, pageMeta } from '../../ui/brand.ts';
import classes from './legal.module.css';

export const meta = () => pageMeta('Terms and Conditions');

export default function Terms() {
  return (
    <article className={classes.page}>
      <h1>Terms and Conditions</h1>
      <p>
        {brand.name} is an app for protection against phishing. People report scams, phishing and
        security vulnerabilities here, and look up what others have reported. By making an account
        you agree to these terms.
      </p>
      <h2>Your account</h2>
      <p>
        You must be at least 13 years old. Give your own email address, keep your password to
        yourself, and use one account.
      </p>
      <h2>Your reports</h2>
      <p>
        Report what you have seen or what happened to you, truthfully and with evidence that you may
        share. A report cannot be changed once it is submitted; you can delete it. Other signed-in
        people see your reports and your username.
      </p>
      <h2>What a report means</h2>
      <p>
        A report is what a person told us; an administrator reviews it and sets its status. Nothing
        found here is proof that someone is guilty, and finding nothing is no proof that someone is
        honest. Decide for yourself before you answer, click or pay.
      </p>
      <h2>Misuse</h2>
      <p>
        False reports, insults, and attempts to disturb the service or to reach other people's
        accounts lead to the suspension of the account.
      </p>
      <h2>Contact</h2>
      <p>
        Questions, or a report about you that is wrong? Write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </article>
  );
}
