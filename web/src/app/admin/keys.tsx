import { OrganisationKeys } from '#features/keys/organisation-keys.tsx';
import { pageMeta } from '#ui/brand.ts';

const title = 'Keys';
export const meta = () => pageMeta(title);

export default function AdminKeys() {
  return <OrganisationKeys title={title} userPath={(id) => `/admin/user/${id}`} />;
}
