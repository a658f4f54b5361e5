import { useReviewArea } from '#app/review-area.ts';
import { FlagList } from '#features/flags/flag-list.tsx';
import { reportAddress } from '#features/reports/review/filter-address.ts';
import { searchFor } from '#features/reports/search-for.ts';
import { VerdictLevel } from '#features/reports/verdicts/verdict-level.tsx';
import { pageMeta } from '#ui/brand.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Flags';
export const meta = () => pageMeta(title);

/** What people object to (product specification section 2, "Admin screens"). */
export default function AdminFlags() {
  const { paths } = useReviewArea();
  return (
    <>
      <PageTitle
        lead="What people say is wrong with reports and targets."
        actions={<BackButton fallback={paths.reports} />}
      >
        {title}
      </PageTitle>
      <FlagList
        reportPath={paths.report}
        verdictOn={(target) => <VerdictLevel target={target} />}
        targetPath={(target) =>
          `${paths.reports}?${reportAddress.write({ ...reportAddress.unfiltered, ...searchFor(target) })}`
        }
      />
    </>
  );
}
