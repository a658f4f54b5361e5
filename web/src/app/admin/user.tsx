import { useNavigate, useParams } from 'react-router';
import { useSession } from '#api/session.ts';
import { AccountHistory } from '#features/audit/account-history.tsx';
import { CategoriesLoaded } from '#features/categories/categories-loaded.tsx';
import { UserNotes } from '#features/notes/team-notes.tsx';
import { CheckerAccuracy } from '#features/reports/checking/checker-accuracy.tsx';
import { UserReports } from '#features/reports/review/user-reports.tsx';
import { FiguresOf } from '#features/reports/reviewing/review-figures.tsx';
import { SuspensionLooks } from '#features/reports/second-looks/suspension-looks.tsx';
import { ChangeReviewRole } from '#features/users/change-review-role.tsx';
import { ChangeReviewedFirst } from '#features/users/change-reviewed-first.tsx';
import { ChangeStatus } from '#features/users/change-status.tsx';
import { DeleteUser } from '#features/users/delete-user.tsx';
import { RemoveFactors } from '#features/users/remove-factors.tsx';
import { UserDetails } from '#features/users/user-details.tsx';
import { UserLoaded, UserTitle } from '#features/users/user-loaded.tsx';
import { pageMeta } from '#ui/brand.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';

const title = 'User';
export const meta = () => pageMeta(title);

const USER_LIST = '/admin/user-management';

/** Product specification section 2, "Admin screens". */
export default function AdminUser() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { me } = useSession();
  return (
    <>
      <UserTitle id={id} what={title} actions={<BackButton fallback={USER_LIST} />} />
      <UserLoaded id={id} listPath={USER_LIST}>
        {(user) => (
          <>
            <UserDetails
              user={user}
              accuracy={user.reviewRole === 'checker' ? <CheckerAccuracy id={user.id} /> : null}
              actions={
                user.id === me?.id ? (
                  <p>This is you. Only another administrator can suspend or delete your account.</p>
                ) : (
                  <>
                    <ChangeReviewRole user={user} />
                    <ChangeReviewedFirst user={user} />
                    <ChangeStatus user={user} />
                    <RemoveFactors user={user} />
                    <DeleteUser user={user} onDeleted={() => navigate(USER_LIST)} />
                  </>
                )
              }
            />
            {user.role === 'admin' || user.reviewRole === 'reviewer' ? (
              <FiguresOf id={user.id} />
            ) : null}
            <SuspensionLooks userId={user.id} />
            {user.id === me?.id ? null : <UserNotes userId={user.id} />}
            <AccountHistory
              userId={user.id}
              logPath={`/admin/audit-log?${new URLSearchParams({ q: user.username })}`}
              subjectPath={(kind, subject) => `/admin/${kind}/${subject}`}
            />
            <CategoriesLoaded>
              {(categories) => (
                <UserReports
                  key={id}
                  userId={id}
                  count={user.reportCount}
                  categories={categories}
                  reportPath={(reportId) => `/admin/report/${reportId}`}
                />
              )}
            </CategoriesLoaded>
          </>
        )}
      </UserLoaded>
    </>
  );
}
