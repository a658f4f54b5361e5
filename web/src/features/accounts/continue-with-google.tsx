import { useAppConfig } from '#api/app-config.ts';
import { Button } from '#ui/button.tsx';
import classes from './forms.module.css';

/** Google sign-in; `redirect` is the path to open afterwards. */
export function ContinueWithGoogle({ redirect }: { redirect: string | null }) {
  const { data: config } = useAppConfig();
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <>
      <div className={classes.divider}>or</div>
      {config?.google ? (
        <>
          <Button component="a" href={`/v1/auth/google${query}`} variant="default" fullWidth>
            Continue with Google
          </Button>
          <p className={classes.consent}>
            By creating an account, you accept the <a href="/terms-and-conditions">terms</a> and
            confirm that you are 13 or older. See the <a href="/privacy-policy">privacy policy</a>.
          </p>
        </>
      ) : (
        <Button disabled variant="default" fullWidth className={classes.unavailable}>
          {config ? 'Google sign-in is not set up here' : 'Continue with Google'}
        </Button>
      )}
    </>
  );
}
