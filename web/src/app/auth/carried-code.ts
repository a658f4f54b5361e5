import { useLocation } from 'react-router';

/** What the phone screens pass on in the history entry. It survives a reload, but not the tab. */
export interface SentCode {
  /** The number as typed, for sending a new code. */
  phone: string;
  masked: string;
  /** In milliseconds since 1970. */
  sentAt: number;
}

/** Returns where the last code was sent, or null if the screen was opened directly. */
export function useSentCode(): SentCode | null {
  const { state } = useLocation() as { state: SentCode | null };
  return state;
}
