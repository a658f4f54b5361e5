import { useReviewArea } from '#app/review-area.ts';
import { SecondReview } from '#features/reports/reviewing/second-review.tsx';
import { pageMeta } from '#ui/brand.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Another look';
export const meta = () => pageMeta(title);

/** A decision of somebody else, looked at without knowing it. */
export default function AdminSecondReview() {
  const { paths } = useReviewArea();
  usePageTitle(title);
  return (
    <>
      <PageTitle
        focused
        lead="Say what you would decide, as if nobody had."
        actions={<BackButton fallback={paths.queue} />}
      >
        {title}
      </PageTitle>
      <SecondReview queuePath={paths.queue} reportPath={paths.report} />
    </>
  );
}
