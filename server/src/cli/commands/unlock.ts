import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { parseEmail } from '#cli/arguments.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { unlockAccount } from '#modules/accounts/index.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

export const unlockCommand = new Command('unlock')
  .summary('forget the failed attempts on an account')
  .description(
    'Forgets what was counted against an account: wrong passwords, emails, and codes by text message. Its owner can try again immediately. The audit log records it.',
  )
  .argument('<email>', 'the email address of the account', parseEmail)
  .addHelpText('after', '\nExample:\n  npm run redflag -- unlock ada@redflag.example')
  .action((email: string) =>
    withPlatform(async ({ database }) => {
      if (!(await unlockAccount(database, email))) {
        throw new OperatorError(`There is no account with the address ${email}.`);
      }
      answer(`Nothing is counted against ${email} any more.`, { email });
    }),
  );
