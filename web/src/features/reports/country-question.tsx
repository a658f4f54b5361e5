import { CountryField } from '#ui/form/phone/phone-input.tsx';
import type { Look } from './target-format.ts';

interface CountryQuestionProps {
  text: string;
  /** What the text looks like. */
  look: Look;
  /** Whose local phone numbers it has (ISO 3166), as far as that is known. */
  country: string | undefined;
  onCountry: (country: string) => void;
}

/** Asks whose local phone numbers a text has. A number with the code of its country says it itself. */
export default function CountryQuestion({ text, look, country, onCountry }: CountryQuestionProps) {
  return hasLocalNumber(look, text) ? (
    <CountryField
      label="Country of its phone numbers"
      value={country}
      onChange={(event) => onCountry(event.currentTarget.value)}
    />
  ) : null;
}

function hasLocalNumber({ category, isMessage }: Look, text: string): boolean {
  if (isMessage) return /(?<![+\d])\d[\d\s().-]{5,}\d/.test(text);
  return category === 'phone-number' && !/^\s*(?:\+|00|tel:)/.test(text);
}
