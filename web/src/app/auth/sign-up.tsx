import { PageTitle } from '../../ui/page-title.tsx';

export default function SignUp() {
  return <PageTitle>SignUp</PageTitle>;
}
