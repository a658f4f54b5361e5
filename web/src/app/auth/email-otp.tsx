import { PageTitle } from '../../ui/page-title.tsx';

export default function EmailOtp() {
  return <PageTitle>EmailOtp</PageTitle>;
}
