import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isVisitor, useSession } from './session.ts';

/**
 * Saves what was typed into a form when the session ends under it: kept in this tab alone, until the
 * same person opens the form again.
 * @param form names the form
 * @returns `found` is what was saved; `note` takes what a visitor would lose now, or null for nothing
 */
export function useUnsavedText<Text extends Record<string, string>>(form: string) {
  const queries = useQueryClient();
  const { me } = useSession();
  const [slot] = useState(`unsaved ${form} ${me?.id}`);
  const [found] = useState(() => read<Text>(slot));
  const text = useRef<Text | null>(null);

  useEffect(() => {
    sessionStorage.removeItem(slot);
    return () => {
      if (text.current && isVisitor(queries)) {
        sessionStorage.setItem(slot, JSON.stringify(text.current));
      }
    };
  }, [queries, slot]);

  const note = useCallback((typed: Text | null) => {
    text.current = typed;
  }, []);
  return { found, note };
}

function read<Text>(slot: string): Partial<Text> {
  return JSON.parse(sessionStorage.getItem(slot) ?? '{}');
}
