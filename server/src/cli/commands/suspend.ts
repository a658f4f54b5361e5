import type { UserChange } from '@redflag/shared/users';
import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { parseEmail } from '#cli/arguments.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import { openSessions } from '#modules/accounts/index.ts';
import { changeUser } from '#modules/users/users.service.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

export const suspendCommand = new Command('suspend')
  .summary('suspend an account')
  .description(
    'Suspends the account with this email address, as an administrator can: its sessions end immediately, on all running servers, and its owner cannot sign in. The last administrator cannot be suspended. The audit log records it.',
  )
  .argument('<email>', 'the email address of the account', parseEmail)
  .addHelpText('after', '\nExample:\n  npm run redflag -- suspend ada@redflag.example')
  .action((email: string) => setStatus(email, 'suspended'));

export const activateCommand = new Command('activate')
  .summary('activate a suspended account')
  .description(
    'Activates the suspended account with this email address, as an administrator can. Its owner can sign in again. The audit log records it.',
  )
  .argument('<email>', 'the email address of the account', parseEmail)
  .addHelpText('after', '\nExample:\n  npm run redflag -- activate ada@redflag.example')
  .action((email: string) => setStatus(email, 'active'));

function setStatus(email: string, status: UserChange['status']): Promise<void> {
  return withPlatform(async (platform) => {
    const user = await selectUserByEmail(platform.database, email);
    if (!user) throw new OperatorError(`There is no account with the address ${email}.`);
    await changeUser(platform, openSessions(platform), null, user.id, { status }).catch(explain);
    const changed = user.status !== status;
    const done = status === 'suspended' ? 'suspended, and its sessions have ended' : 'active';
    answer(changed ? `${email} is now ${done}.` : `${email} is already ${status}.`, {
      email,
      status,
      changed,
    });
  });
}

function explain(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error;
  throw new OperatorError(error.message, { cause: error });
}
