import type { Me } from '@redflag/shared/accounts';
import { useLocation } from 'react-router';

/** What the phone screens pass on in the history entry. It survives a reload, but not the tab. */
export interface SentCode {
  /** Whom it was sent to: after them, someone else may sign in here. */
  userId: string;
  /** The number as typed, for sending a new code. */
  phone: string;
  masked: string;
  /** In milliseconds since 1970. */
  sentAt: number;
}

/** Returns where this tab last sent the person a code, or null if it has not. */
export function useSentCode({ id }: Pick<Me, 'id'>): SentCode | null {
  const { state } = useLocation() as { state: SentCode | null };
  return state?.userId === id ? state : null;
}
