import { Button } from '@mantine/core';
import { useAppConfig } from '../../api/app-config.ts';
import classes from './forms.module.css';

/** The way in by Google, where the service is set up for it; `redirect` is the path to go on to. */
export function ContinueWithGoogle({ redirect }: { redirect: string | null }) {
  const { data: config } = useAppConfig();
  if (!config?.google) {
    return null;
  }
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <>
      <div className={classes.divider}>or</div>
      <Button component="a" href={`/v1/auth/google${query}`} variant="default" fullWidth>
        Continue with Google
      </Button>
    </>
  );
}
