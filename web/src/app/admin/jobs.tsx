import { JobsScreen } from '#features/jobs/jobs-screen.tsx';
import { pageMeta } from '#ui/brand.ts';

const title = 'Jobs';
export const meta = () => pageMeta(title);

export default function AdminJobs() {
  return <JobsScreen title={title} />;
}
