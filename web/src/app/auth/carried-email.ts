import { useLocation } from 'react-router';

interface CarriedEmail {
  /** The address that the screen before was about; empty where this one was opened by itself. */
  email: string;
  /** Whether a mail has just gone out to it. */
  sent: boolean;
}

/** Reads what one screen of the verification hands to the next, in the history entry. */
export function useCarriedEmail(): CarriedEmail {
  const { state } = useLocation() as { state: Partial<CarriedEmail> | null };
  return { email: state?.email ?? '', sent: state?.sent ?? false };
}
