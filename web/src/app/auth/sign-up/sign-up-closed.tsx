import { SIGN_UP_CLOSED } from '@redflag/shared/accounts/values';
import { Notice } from '#ui/states/notice.tsx';

/** In place of the sign-up form, where nobody can sign up with an email address. */
export default function SignUpClosed() {
  return (
    <Notice tone="caution">
      <p>{SIGN_UP_CLOSED}</p>
    </Notice>
  );
}
