import { PageTitle } from '../../ui/page-title.tsx';

export default function EmailSuccess() {
  return <PageTitle>EmailSuccess</PageTitle>;
}
