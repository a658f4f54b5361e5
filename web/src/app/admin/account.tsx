import { Suspense } from 'react';
import { useSession } from '#api/session.ts';
import { FactorsSection } from '#features/accounts/second-factor/factors-section.tsx';
import { ProfileDetails } from '#features/profile/profile-details.tsx';
import { SessionsList } from '#features/profile/sessions-list.tsx';
import { pageMeta } from '#ui/brand.ts';
import { lazyExtra } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';

/** Few people have any. */
const OwnKeys = lazyExtra(() => import('#features/keys/own-keys.tsx'));

const title = 'Profile';
export const meta = () => pageMeta(title);

/** An administrator's own profile, read-only (product specification section 6). */
export default function AdminAccount() {
  const { me } = useSession();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {me ? (
        <div style={{ maxWidth: '46rem' }}>
          <Section title="Account">
            <ProfileDetails me={me} />
          </Section>
          <FactorsSection />
          <Suspense>
            <OwnKeys />
          </Suspense>
          <Section title="Where you are signed in">
            <SessionsList />
          </Section>
        </div>
      ) : null}
    </>
  );
}
