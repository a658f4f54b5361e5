import type { ReactNode } from 'react';
import { useAppConfig } from '#api/app-config.ts';
import classes from '#features/accounts/forms.module.css';
import { Button } from '#ui/buttons/button.tsx';

interface ContinueWithGoogleProps {
  /** The path to open afterwards. */
  redirect: string | null;
  /** What follows. */
  children: ReactNode;
}

/** Offers Google sign-in where it is set up. What follows waits until that is known, so that nothing moves. */
export function ContinueWithGoogle({ redirect, children }: ContinueWithGoogleProps) {
  const { data: config, failed } = useAppConfig();
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  if (!(config || failed)) return null;
  return (
    <>
      {config?.google ? (
        <>
          <div className={classes.divider}>or</div>
          <Button component="a" href={`/v1/auth/google${query}`} variant="default" fullWidth>
            Continue with Google
          </Button>
          <p className="note mt-xs">
            By creating an account, you accept the <a href="/terms-and-conditions">terms</a> and
            confirm that you are 13 or older. See the <a href="/privacy-policy">privacy policy</a>.
          </p>
        </>
      ) : null}
      {children}
    </>
  );
}
