import { AuditLog } from '#features/audit/audit-log.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Audit log';
export const meta = () => pageMeta(title);

export default function AdminAuditLog() {
  return (
    <>
      <PageTitle lead="What administrators have done, and reports that their reporters deleted. No administrator can change entries. Old ones lose names and texts.">
        {title}
      </PageTitle>
      <AuditLog subjectPath={(kind, id) => `/admin/${kind}/${id}`} />
    </>
  );
}
