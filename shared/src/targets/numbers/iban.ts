/** How long the account numbers of a country are. Source: SWIFT's IBAN registry. */
const lengths = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28
  EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26
  IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28
  NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25
  SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const country = /^[A-Z]{2}[ .\p{Dash}]?\d{2}/iu;
const LONGEST = 34;
const SHORTEST = 15;
const anyLength = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, at) => LONGEST - at);

/** An IBAN in a text, perhaps with more after it. */
export const ibans = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ .\p{Dash}]?[A-Z0-9]){11,40}/giu;

/**
 * Reads an IBAN, with any grouping, at the beginning of a text, as typed. Its country says where it
 * ends, otherwise the check digits (ISO 7064), which it must have. Null if there is none.
 */
export function readIban(text: string): string | null {
  if (!country.test(text)) return null;
  const length = lengths.get(text.slice(0, 2).toUpperCase());
  // A code in small letters is more often a part of another id.
  const others = /^[A-Z]{2}/.test(text) ? anyLength : [];
  for (const characters of length ? [length, ...others] : others) {
    const typed = beginning(text, characters);
    if (typed !== null && hasCheckDigits(plainIban(typed))) return typed;
  }
  return null;
}

/** An IBAN without its grouping. */
export const plainIban = (typed: string) => typed.replace(/[^a-z\d]/gi, '').toUpperCase();

/** Whether a text is an IBAN by its form, of a country that has them, perhaps mistyped. */
export function hasIbanForm(compact: string): boolean {
  return (
    /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(compact) && lengths.get(compact.slice(0, 2)) === compact.length
  );
}

/** Returns the beginning of a text that has so many letters and digits, unless a word goes on after it. */
function beginning(text: string, characters: number): string | null {
  const form = new RegExp(`^(?:[^\\p{L}\\p{N}]?[a-z\\d]){${characters}}`, 'iu');
  const typed = form.exec(text)?.[0] ?? null;
  return typed !== null && /^[\p{L}\p{N}]/u.test(text.slice(typed.length)) ? null : typed;
}

function hasCheckDigits(compact: string): boolean {
  const moved = compact.slice(4) + compact.slice(0, 4);
  let remainder = 0;
  for (const character of moved) {
    for (const digit of String(Number.parseInt(character, 36))) {
      remainder = (remainder * 10 + Number(digit)) % 97;
    }
  }
  return remainder === 1;
}
