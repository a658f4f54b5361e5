import type { CategoryValue } from '@redflag/shared/categories';
import { useEffect, useState } from 'react';

type Normaliser = typeof import('@redflag/shared/targets');

let atHand: Normaliser | null = null;

/** The normaliser brings the world's phone numbers and public suffixes: loaded when first needed. */
async function loadNormaliser(): Promise<Normaliser> {
  atHand = await import('@redflag/shared/targets');
  return atHand;
}

interface TypedTarget {
  /** Empty for the category that the target looks like. */
  category: CategoryValue | '';
  subcategory: string;
  target: string;
}

/**
 * What a person is told whose target has not the format of its category, or null. A normaliser that
 * cannot be loaded lets everything pass: the server checks again.
 */
export async function targetMessage(typed: TypedTarget): Promise<string | null> {
  const normaliser = await loadNormaliser().catch(() => null);
  return normaliser && messageBy(normaliser, typed);
}

/** The same at once, for whoever must not wait: null also while the normaliser is not loaded. */
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

/** The target once it has the format of its category; until then, and for any other, empty. */
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

/** Loads the normaliser while a form is being filled in, so that nobody waits for it at the end. */
export function useNormaliserAtHand() {
  useEffect(() => {
    loadNormaliser().catch(() => undefined);
  }, []);
}

/** The category that a target looks like; null while that is unknown. */
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
