import { useLocation, useNavigate } from 'react-router';
import type { SignUpAccount } from '#features/accounts/sign-up/account-step.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

/** Returns what the previous screen passed on in the history entry; nothing while the page is as built. */
export function useCarriedState<State>(): Partial<State> {
  const { state } = useLocation();
  return (useHydrated() && state) || {};
}

/** What the screens that verify an address or reset a password pass on in the history entry. */
export interface CarriedEmail {
  /** The address that the previous screen used; empty if this screen was opened directly. */
  email: string;
  /**
   * Whether an email was certainly sent to it. If it was only asked for, the answer does not say
   * whether the address has an account.
   */
  sent: boolean;
  /** When it was sent or asked for, in milliseconds since 1970. */
  sentAt: number;
}

/** What the first step of the registration passes on to the second. It survives a reload, but not the tab. */
export interface CarriedAccount {
  account: SignUpAccount;
  /** Whether another screen than `/signup` asked for it. */
  askedBefore?: true;
}

/** Reads what the previous screen passed on. */
export function useCarriedEmail(): CarriedEmail {
  const { email = '', sent = false, sentAt = 0 } = useCarriedState<CarriedEmail>();
  return { email, sent, sentAt };
}

/** Returns a function that notes in the history entry that the email was sent again. */
export function useNoteResent(): () => void {
  const navigate = useNavigate();
  const carried = useCarriedEmail();
  return () => {
    const state: CarriedEmail = { ...carried, sentAt: Date.now() };
    void navigate('.', { replace: true, state });
  };
}
