import { PageTitle } from '../../ui/page-title.tsx';

export default function VerifyEmail() {
  return <PageTitle>VerifyEmail</PageTitle>;
}
