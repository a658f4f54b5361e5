import { Command } from 'commander';
import { parseEmail } from '#cli/arguments.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { mailPasswordReset, replacePassword } from '#modules/accounts/index.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

export const resetPasswordCommand = new Command('reset-password')
  .summary('give an account a new password')
  .description(
    `Gives an account a random password, which is shown once, and ends all of its sessions. With --mail the password stays, and its owner gets the mail with the link that sets a new one. Either is recorded in the audit log.`,
  )
  .argument('<email>', 'the address of the account', parseEmail)
  .option('--mail', 'send the link to the owner instead')
  .addHelpText('after', '\nExample:\n  npm run redflag -- reset-password ada@redflag.example')
  .action((email: string, { mail }: { mail?: true }) =>
    withPlatform(async (platform) => {
      const done = mail
        ? await mailPasswordReset(platform, email)
        : await replacePassword(platform, email);
      if (!done) throw new OperatorError(`There is no account with the address ${email}.`);
      process.stdout.write(
        done === true
          ? `The link to set a new password was sent to ${email}.\n`
          : `The password was changed, and all sessions of the account ended. This is shown once:\n  email:    ${email}\n  password: ${done}\n`,
      );
    }),
  );
