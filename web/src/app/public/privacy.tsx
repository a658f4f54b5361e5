import { brand, pageMeta } from '../../ui/brand.ts';
import classes from './legal.module.css';

export const meta = () => pageMeta('Privacy Policy');

export default function Privacy() {
  return (
    <article className={classes.page}>
      <h1>Privacy Policy</h1>
      <p>
        {brand.name} is an app for protection against phishing. This page says what it keeps about
        you, why, and for how long.
      </p>
      <h2>What we keep</h2>
      <p>
        Your username, email address, phone number where you verified one, a scrambled form of your
        password, your reports with their pictures, your notifications, and where you are signed in.
        From pictures we remove what the camera wrote into them, such as the place.
      </p>
      <h2>What for</h2>
      <p>
        To let you sign in, to show your reports to other signed-in people under your username, and
        to tell you what becomes of them. We do not sell or rent what we keep, and we show no
        advertising.
      </p>
      <h2>Cookies</h2>
      <p>One cookie keeps you signed in. There are no others, and nobody else sets any here.</p>
      <h2>Deletion</h2>
      <p>
        You can delete a report at any time. Write to us to have your account removed: your profile,
        notifications and sessions go; your reports stay for the protection of others, without your
        name.
      </p>
      <h2>Children</h2>
      <p>Children under 13 may not use {brand.name}.</p>
      <h2>Contact</h2>
      <p>
        Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </article>
  );
}
