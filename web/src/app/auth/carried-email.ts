import { useLocation } from 'react-router';

interface CarriedEmail {
  /** The address that the previous screen used; empty if this screen was opened directly. */
  email: string;
  /**
   * Whether an email was certainly sent to it. If it was only asked for, the answer does not say
   * whether the address has an account.
   */
  sent: boolean;
}

/** Reads what the previous verification screen passed on in the history entry. */
export function useCarriedEmail(): CarriedEmail {
  const { state } = useLocation() as { state: Partial<CarriedEmail> | null };
  return { email: state?.email ?? '', sent: state?.sent ?? false };
}
