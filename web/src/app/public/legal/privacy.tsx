import { brand, pageMeta } from '#ui/brand.ts';
import { LegalPage } from './legal-page.tsx';
import { collected, cookies, pictures, purposes } from './privacy-collection.tsx';
import { deletion, retention } from './privacy-retention.tsx';
import { children, contact, reportedPeople, rights } from './privacy-rights.tsx';
import {
  advertising,
  changes,
  providers,
  readers,
  security,
  whoWeAre,
} from './privacy-sharing.tsx';

export const meta = () =>
  pageMeta(
    'Privacy Policy',
    `What ${brand.name} keeps about you, why, for how long and who sees it, and how you get, correct or delete it.`,
  );

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary={
        <>
          <h2>In short</h2>
          <p>
            We keep what your account and your reports need, and nothing to advertise with. Everyone
            who is signed in can see your reports and your username; your email address and phone
            number are shown to our administrators alone. We do not sell your data, show advertising
            or build profiles. You can download your data and delete your account yourself. When you
            delete your account your reports stay, without your name: delete them first if you want
            them gone.
          </p>
        </>
      }
      sections={[
        whoWeAre,
        collected,
        pictures,
        purposes,
        readers,
        providers,
        cookies,
        retention,
        deletion,
        rights,
        reportedPeople,
        children,
        security,
        advertising,
        changes,
        contact,
      ]}
    />
  );
}
