import type { CategoryValue } from '@redflag/shared/categories';
import { useEffect, useState } from 'react';

/** The normaliser brings the world's phone numbers and public suffixes: loaded when first needed. */
const loadNormaliser = () => import('@redflag/shared/targets');

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
export async function targetMessage({
  category,
  subcategory,
  target,
}: TypedTarget): Promise<string | null> {
  const normaliser = await loadNormaliser().catch(() => null);
  if (!normaliser) {
    return null;
  }
  const meant = category || normaliser.detectCategory(target) || 'website';
  return normaliser.normaliseTarget(meant, target, subcategory || null) === null
    ? normaliser.invalidTargetMessage(meant)
    : null;
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
