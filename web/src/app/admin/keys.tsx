import { Suspense } from 'react';
import { OrganisationKeys } from '#features/keys/organisation-keys.tsx';
import { pageMeta } from '#ui/brand.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const Webhooks = lazyPart(() => import('#features/webhooks/webhooks.tsx'));

const title = 'Keys';
export const meta = () => pageMeta(title);

export default function AdminKeys() {
  return (
    <>
      <OrganisationKeys title={title} userPath={(id) => `/admin/user/${id}`} />
      <div className="mt-lg">
        <Suspense>
          <Webhooks />
        </Suspense>
      </div>
    </>
  );
}
