import { useAppConfig } from '#api/app-config.ts';
import { Button } from '#ui/buttons/button.tsx';

interface StaffSignInProps {
  /** The path to open afterwards. */
  redirect: string | null;
}

/** Offers staff the sign-in with their own provider, where it is set up. */
export function StaffSignIn({ redirect }: StaffSignInProps) {
  const name = useAppConfig().data?.staffSignIn;
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  if (!name) return null;
  return (
    <Button component="a" href={`/v1/auth/staff${query}`} variant="subtle" fullWidth>
      Staff: sign in with {name}
    </Button>
  );
}
