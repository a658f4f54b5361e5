import { UserList } from '#features/users/user-list.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'User Management';
export const meta = () => pageMeta(title);

/** Product specification section 2, "Admin screens". */
export default function AdminUserManagement() {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <UserList userPath={(id) => `/admin/user/${id}`} />
    </>
  );
}
