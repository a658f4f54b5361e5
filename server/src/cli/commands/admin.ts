import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { parseEmail } from '#cli/arguments.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { makeAdmin } from '#modules/accounts/index.ts';

export const adminCommand = new Command('admin')
  .summary('create or promote an administrator')
  .description(
    `Makes the account with this email address an administrator. Its password stays and its sessions end. If there is no such account, creates one and shows its random password once. Either way, the audit log records it.`,
  )
  .argument('<email>', 'the email address of the account', parseEmail)
  .addHelpText('after', '\nExample:\n  npm run redflag -- admin ada@redflag.example')
  .action((email: string) =>
    withPlatform(async (platform) => {
      const made = await makeAdmin(platform, email);
      answer(
        made
          ? `Administrator created. The password is shown only this once:\n  email:    ${made.email}\n  password: ${made.password}`
          : `${email} is now an administrator. The password has not changed.`,
        made ?? { email },
      );
    }),
  );
