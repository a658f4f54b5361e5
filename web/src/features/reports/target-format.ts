import type { CategoryValue } from '@redflag/shared/categories';
import { useEffect, useState } from 'react';

type Normaliser = typeof import('@redflag/shared/targets');

let atHand: Normaliser | null = null;

/** Loads the normaliser when first needed: it includes the world's phone numbers and public suffixes. */
async function loadNormaliser(): Promise<Normaliser> {
  atHand = await import('@redflag/shared/targets');
  return atHand;
}

interface TypedTarget {
  /** Empty to detect it from the target. */
  category: CategoryValue | '';
  subcategory: string;
  target: string;
}

/**
 * Returns the message for a target that does not match its category's format, or null. If the
 * normaliser cannot be loaded, everything passes: the server checks again.
 */
export async function targetMessage(typed: TypedTarget): Promise<string | null> {
  const normaliser = await loadNormaliser().catch(() => null);
  return normaliser && messageBy(normaliser, typed);
}

/** The same, without waiting: also null while the normaliser is not loaded. */
export function targetMessageAtHand(typed: TypedTarget): string | null {
  return atHand && messageBy(atHand, typed);
}

function messageBy(
  { detectCategory, normaliseTarget, invalidTargetMessage }: Normaliser,
  { category, subcategory, target }: TypedTarget,
): string | null {
  const meant = category || detectCategory(target) || 'website';
  return normaliseTarget(meant, target, subcategory || null) === null
    ? invalidTargetMessage(meant)
    : null;
}

/** Returns the target if it has the format of its category; empty otherwise and until that is known. */
export function useValidTarget({ category, subcategory, target }: TypedTarget): string {
  const [valid, setValid] = useState('');
  useEffect(() => {
    let current = true;
    setValid('');
    if (target !== '') {
      void targetMessage({ category, subcategory, target }).then(
        (message) => current && message === null && setValid(target),
      );
    }
    return () => {
      current = false;
    };
  }, [category, subcategory, target]);
  return valid;
}

/** Loads the normaliser while a form is being filled in, so that nobody waits for it on submit. */
export function useNormaliserAtHand() {
  useEffect(() => {
    loadNormaliser().catch(() => undefined);
  }, []);
}

/** Detects the category of a target; null while it is unknown. */
export function useDetectedCategory(target: string): CategoryValue | null {
  const [detected, setDetected] = useState<CategoryValue | null>(null);
  useEffect(() => {
    let current = true;
    if (target.trim() === '') {
      setDetected(null);
    } else {
      loadNormaliser().then(
        ({ detectCategory }) => current && setDetected(detectCategory(target)),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [target]);
  return detected;
}
