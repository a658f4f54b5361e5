import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { parseEmail } from '#cli/arguments.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { mailPasswordReset, replacePassword } from '#modules/accounts/index.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

export const resetPasswordCommand = new Command('reset-password')
  .summary('give an account a new password')
  .description(
    `Gives an account a random password and shows it once. The email address of the account becomes verified, and all its sessions end. With --mail, the password stays and the owner gets an email with a link to set a new one. Either way, the audit log records it.`,
  )
  .argument('<email>', 'the email address of the account', parseEmail)
  .option('--mail', 'email the owner a link instead')
  .addHelpText('after', '\nExample:\n  npm run redflag -- reset-password ada@redflag.example')
  .action((email: string, { mail }: { mail?: true }) =>
    withPlatform(async (platform) => {
      const done = mail
        ? await mailPasswordReset(platform, email)
        : await replacePassword(platform, email);
      if (!done) throw new OperatorError(`There is no account with the address ${email}.`);
      answer(
        done === true
          ? `An email with a link to set a new password was sent to ${email}.`
          : `The password was changed, and all sessions of the account have ended. The password is shown only this once:\n  email:    ${email}\n  password: ${done}`,
        done === true ? { email } : { email, password: done },
      );
    }),
  );
