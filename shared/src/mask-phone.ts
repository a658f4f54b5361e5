/** An E.164 number with every digit but the last four hidden: `+*********4567`. */
export function maskPhone(e164: string): string {
  return e164.replace(/\d(?=\d{4})/g, '*');
}
