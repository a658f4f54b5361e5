import { parseArgs } from 'node:util';
import { emailSchema } from '@redflag/shared/accounts';
import { makeAdmin } from '../modules/accounts/index.ts';
import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { OperatorError, runProgram } from '../platform/operator.ts';

const USAGE = `Makes an administrator: promotes the account of an address, or adds one with a random password.

  npm run admin -- ada@redflag.example

Settings are those of the server; stop one that runs on the embedded database first.
`;

runProgram(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const email = emailSchema.safeParse(positionals[0]);
  if (!email.success || positionals.length > 1) {
    throw new OperatorError(
      'Give the email address of the administrator to be; --help tells more.',
    );
  }
  const { platform, close } = await openPlatform(readConfig(process.env), openLog('warn'));
  try {
    const made = await makeAdmin(platform, email.data);
    process.stdout.write(
      made
        ? `An administrator was made. This is shown once:\n  email:    ${made.email}\n  password: ${made.password}\n`
        : `${email.data} is an administrator now, with the password as it was.\n`,
    );
  } finally {
    await close();
  }
});
