import { useLocation } from 'react-router';

/** What the phone screens hand on in the history entry: it outlives a reload, not the tab. */
export interface SentCode {
  /** The number as it was typed, to send another code to it. */
  phone: string;
  masked: string;
  /** In milliseconds since 1970. */
  sentAt: number;
}

/** Reads where the last code went; null where the screen was opened by itself. */
export function useSentCode(): SentCode | null {
  const { state } = useLocation() as { state: SentCode | null };
  return state;
}
