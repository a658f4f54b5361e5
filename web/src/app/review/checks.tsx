import { CheckCase } from '#features/reports/checking/check-case.tsx';
import { pageMeta } from '#ui/brand.ts';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Check reports';
export const meta = () => pageMeta(title);

/** Where volunteers say what they think of cases, one at a time. */
export default function ReviewChecks() {
  usePageTitle(title);
  return (
    <>
      <PageTitle
        focused
        lead="Look at one case at a time and say what you think. Two who agree bring it before a reviewer sooner."
      >
        {title}
      </PageTitle>
      <CheckCase />
    </>
  );
}
