import { emailSchema } from '@redflag/shared/accounts';
import { InvalidArgumentError } from 'commander';

/**
 * Parses the email address of an account.
 * @throws InvalidArgumentError when it is not an email address
 */
export function parseEmail(text: string): string {
  const { success, data } = emailSchema.safeParse(text);
  if (!success) throw new InvalidArgumentError('It must be an email address.');
  return data;
}

/** Returns a parser for whole numbers from `least` to `most`. */
export function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const number = Number(text || Number.NaN);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}
