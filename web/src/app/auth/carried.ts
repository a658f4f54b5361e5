import type { Me } from '@redflag/shared/accounts';
import { useLocation, useNavigate } from 'react-router';
import { useCarriedState } from './carried-state.ts';

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

/** What the screens that change a password pass on in the history entry. */
export const CHANGED = { passwordChanged: true };

/** Whether a history entry says that this tab has just changed a password. */
export function saysChanged(state: unknown): boolean {
  return (state as Partial<typeof CHANGED> | null)?.passwordChanged ?? false;
}
