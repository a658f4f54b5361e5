/** Masks every digit of an E.164 number except the last four: `+*********4567`. */
export function maskPhone(e164: string): string {
  return e164.replace(/\d(?=\d{4})/g, '*');
}
