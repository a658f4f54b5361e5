import type { CategoryValue } from '@redflag/shared/categories';
import { TARGET_MAX, targetTooLong } from '@redflag/shared/reports/values';
import { useEffect, useState } from 'react';
import { readersCountry } from '#api/readers-country.ts';
import { loadPart } from '#ui/lazy-part.tsx';

/** Said where a search needs the normaliser, or another part that cannot be loaded. */
export const NOT_LOADED =
  'A part of this page could not be loaded. Check your connection, then search again.';

export type Normaliser = typeof import('@redflag/shared/targets');

let atHand: Normaliser | null = null;

/** Loads the normaliser when first needed: it includes the world's phone numbers and public suffixes. */
export async function loadNormaliser(): Promise<Normaliser> {
  atHand = await loadPart(() => import('@redflag/shared/targets'));
  return atHand;
}

interface TypedTarget {
  /** Empty to detect it from the target. */
  category: CategoryValue | '';
  subcategory: string;
  target: string;
  country?: string;
}

/**
 * Returns the message for a target that does not match its category's format, or null; null too if the normaliser
 * cannot be loaded, as the server checks again.
 */
export async function targetMessage(typed: TypedTarget): Promise<string | null> {
  const normaliser = await loadNormaliser().catch(() => null);
  return (
    normaliser &&
    messageBy(normaliser, (...it) => normaliser.normaliseTarget(...it) !== null, typed)
  );
}

/** The same for a target to search for. */
export function soughtMessage(normaliser: Normaliser, typed: TypedTarget): string | null {
  return messageBy(normaliser, (...it) => normaliser.searchKeys(...it).length > 0, typed);
}

function messageBy(
  { detectCategory, invalidTargetMessage, readCountry }: Normaliser,
  isValid: (...it: Parameters<Normaliser['normaliseTarget']>) => boolean,
  { category, subcategory, target, country }: TypedTarget,
): string | null {
  if (target.length > TARGET_MAX) return targetTooLong();
  const by = { country: readCountry(country || readersCountry()) };
  const meant = category || detectCategory(target, by) || 'website';
  return isValid(meant, target, subcategory || null, by) ? null : invalidTargetMessage(meant);
}

/** Returns the target if a search accepts it; empty otherwise and until that is known. */
export function useValidTarget({ category, subcategory, target }: TypedTarget): string {
  const [valid, setValid] = useState('');
  useEffect(() => {
    let current = true;
    setValid('');
    if (target !== '') {
      const accepts = (normaliser: Normaliser) =>
        soughtMessage(normaliser, { category, subcategory, target }) === null;
      loadNormaliser().then(
        (normaliser) => current && accepts(normaliser) && setValid(target),
        // The server checks again.
        () => current && setValid(target),
      );
    }
    return () => {
      current = false;
    };
  }, [category, subcategory, target]);
  return valid;
}

/**
 * Loads the normaliser while a form is being filled in, so that nobody waits for it on submit.
 * @returns null until it is loaded
 */
export function useNormaliserAtHand(): Normaliser | null {
  const [normaliser, setNormaliser] = useState(atHand);
  useEffect(() => {
    loadNormaliser().then(setNormaliser, () => undefined);
  }, []);
  return normaliser;
}

/** Whether a text is a whole message, without a form. If the normaliser cannot be loaded, it is none. */
export function isMessage(text: string): Promise<boolean> {
  return loadNormaliser().then(
    (normaliser) => normaliser.isMessage(text),
    () => false,
  );
}

/** What a text seems to be. */
export interface Look {
  category: CategoryValue | null;
  isMessage: boolean;
}

/**
 * Returns what a text looks like to a reader in a country, by default the one who uses this browser.
 * @throws PartMissing
 */
export async function lookAt(text: string, country = readersCountry()): Promise<Look> {
  const normaliser = await loadNormaliser();
  const by = { country: normaliser.readCountry(country) };
  return { category: normaliser.detectCategory(text, by), isMessage: normaliser.isMessage(text) };
}

/** What a text looks like to a reader in a country; null for blank text, and until that is known. */
export function useLook(text: string, country: string | undefined): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    let current = true;
    if (text.trim() === '') {
      setLook(null);
    } else {
      lookAt(text, country).then(
        (found) => current && setLook(found),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [text, country]);
  return look;
}
