import { Link, useNavigate } from 'react-router';
import classes from '#app/auth/auth.module.css';
import { useCarriedEmail } from '#app/auth/carried.ts';
import { ForgottenPasswordForm } from '#features/accounts/passwords/password-forgotten-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

export const meta = () => pageMeta('Forgot password');

export default function ForgotPassword() {
  const navigate = useNavigate();
  const { email } = useCarriedEmail();
  return (
    <>
      <PageTitle lead="We'll email you a link to set a new password.">Forgot password</PageTitle>
      <ForgottenPasswordForm
        key={email}
        email={email}
        onSent={(address) => void navigate('/reset-password', { state: { email: address } })}
      />
      <p className={classes.other}>
        Remembered your password? <Link to="/login">Sign in</Link>
      </p>
    </>
  );
}
