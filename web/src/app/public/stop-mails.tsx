import { useSearchParams } from 'react-router';
import { StopMails } from '#features/alerts/stop-mails.tsx';
import { pageMeta } from '#ui/brand.ts';

export const meta = () => pageMeta('Emails about your reports');

export default function StopMailsPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return <StopMails token={token} profilePath="/user/account" />;
}
