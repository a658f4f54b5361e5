import { Command } from 'commander';
import { parseEmail } from '#cli/arguments.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { makeAdmin } from '#modules/accounts/index.ts';

export const adminCommand = new Command('admin')
  .summary('make or promote an administrator')
  .description(
    `Makes an administrator: promotes the account of an address, whose password stays and whose sessions end, or adds one with a random password, which is shown once. It is recorded in the audit log.`,
  )
  .argument('<email>', 'the address of the account', parseEmail)
  .addHelpText('after', '\nExample:\n  npm run redflag -- admin ada@redflag.example')
  .action((email: string) =>
    withPlatform(async (platform) => {
      const made = await makeAdmin(platform, email);
      process.stdout.write(
        made
          ? `An administrator was made. This is shown once:\n  email:    ${made.email}\n  password: ${made.password}\n`
          : `${email} is an administrator now, with the password as it was.\n`,
      );
    }),
  );
