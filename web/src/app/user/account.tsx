import { Suspense } from 'react';
import { useSession } from '#api/session.ts';
import { useExpectEnding } from '#app/layouts/area-layout.tsx';
import { FactorsSection } from '#features/accounts/second-factor/factors-section.tsx';
import { AlertsList } from '#features/alerts/alerts-list.tsx';
import { DeleteAccount } from '#features/profile/delete-account.tsx';
import { DownloadData } from '#features/profile/download-data.tsx';
import { PhotoField } from '#features/profile/photo/photo-field.tsx';
import { ProfileDetails } from '#features/profile/profile-details.tsx';
import { SessionsList } from '#features/profile/sessions-list.tsx';
import { StatusMailsSwitch } from '#features/profile/status-mails-switch.tsx';
import { UsernameField } from '#features/profile/username-field.tsx';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { pageMeta } from '#ui/brand.ts';
import { lazyExtra } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section, SectionPair } from '#ui/section.tsx';

/** Few people have answered any. */
const OwnRepliesLink = lazyExtra(() => import('#features/replies/own-replies-link.tsx'));

/** Few people have any. */
const OwnKeys = lazyExtra(() => import('#features/keys/own-keys.tsx'));

const title = 'My Profile';
export const meta = () => pageMeta(title);

/** Product specification section 2, "Account (user)". */
export default function UserAccount() {
  const { me } = useSession();
  const refreshReports = useRefreshReports();
  const expectEnding = useExpectEnding();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {me ? (
        <div style={{ maxWidth: '46rem' }}>
          <Section title="Profile">
            <PhotoField url={me.photoUrl} />
            <ProfileDetails
              me={me}
              username={<UsernameField username={me.username} onChanged={refreshReports} />}
              verifyPhonePath="/verify-phone"
            />
          </Section>
          <Section title="Emails to you">
            <StatusMailsSwitch on={me.statusMails} />
          </Section>
          <Section title="Scam alerts">
            <AlertsList searchPath="/user/dashboard" />
          </Section>
          <Suspense>
            <OwnRepliesLink listPath="/user/replies" />
          </Suspense>
          <FactorsSection />
          <Suspense>
            <OwnKeys />
          </Suspense>
          <Section title="Where you are signed in">
            <SessionsList />
          </Section>
          <SectionPair>
            <Section title="Your data">
              <p>
                Your account, reports, searches, notifications and sign-ins, with the pictures, in
                one ZIP file.
              </p>
              <DownloadData />
            </Section>
            <Section title="Delete Account">
              <p>
                This deletes your account, photo and notifications. Your reports stay to protect
                others, but no longer show your name.
              </p>
              <DeleteAccount
                onDeleting={(underWay) => expectEnding(underWay ? 'deletion' : null)}
              />
            </Section>
          </SectionPair>
        </div>
      ) : null}
    </>
  );
}
