import type { Me } from '@redflag/shared/accounts';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

/** Signs in with a passkey, without an address, where the browser has them. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
  const [busy, setBusy] = useState(false);
  const hydrated = useHydrated();
  async function signIn() {
    setBusy(true);
    const passkeys = await import('#features/accounts/second-factor/passkeys.ts');
    await passkeys.signInByPasskey().then(onSignedIn, passkeys.toastFailure);
    setBusy(false);
  }
  return hydrated && 'PublicKeyCredential' in window ? (
    <Button variant="default" fullWidth className="mt-sm" loading={busy} onClick={signIn}>
      Continue with a passkey
    </Button>
  ) : null;
}
