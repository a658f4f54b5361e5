import { emailSchema } from '@redflag/shared/accounts';
import { Command, InvalidArgumentError } from 'commander';

/** An option of the few commands that may make a database. */
export const CREATE = ['--create', 'create the database and its tables if there are none'] as const;

interface Words {
  summary: string;
  description: string;
  /** What to type; the name alone if nothing else. */
  example?: string;
}

/** Begins a command, with what its help says. */
export function command(name: string, { summary, description, example = name }: Words): Command {
  const heading = example.includes('\n') ? 'Examples' : 'Example';
  return new Command(name)
    .summary(summary)
    .description(description)
    .addHelpText('after', `\n${heading}:\n  npm run redflag -- ${example}`);
}

/** Begins a command on an account, whose email address is its argument. */
export function accountCommand(name: string, words: Words): Command {
  return command(name, { example: `${name} ada@redflag.example`, ...words }).argument(
    '<email>',
    'the email address of the account',
    parseEmail,
  );
}

/** Parses the email address of an account. Throws InvalidArgumentError when it is not one. */
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
