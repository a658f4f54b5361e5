import type { UserChange, UserDeletion } from '@redflag/shared/accounts/users';
import { userDeletionSchema } from '@redflag/shared/accounts/users';
import { InvalidArgumentError } from 'commander';
import { answer } from '#cli/answer.ts';
import { accountCommand } from '#cli/command.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import {
  mailPasswordReset,
  makeAdmin,
  openSessions,
  removeFactors,
  replacePassword,
  unlockAccount,
} from '#modules/accounts/index.ts';
import { changeUser } from '#modules/users/users.service.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

export const adminCommand = accountCommand('admin', {
  summary: 'create or promote an administrator',
  description: `Makes the account with this email address an administrator. Its password stays and its sessions end. If there is no such account, creates one and shows its random password once. Either way, the audit log records it.`,
}).action((email: string) =>
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

export const resetPasswordCommand = accountCommand('reset-password', {
  summary: 'give an account a new password',
  description: `Gives an account a random password and shows it once. The email address of the account becomes verified, and all its sessions end. With --mail, the password stays and the owner gets an email with a link to set a new one. Either way, the audit log records it.`,
})
  .option('--mail', 'email the owner a link instead')
  .action((email: string, { mail }: { mail?: true }) =>
    withPlatform(async (platform) => {
      const done = mail
        ? await mailPasswordReset(platform, email)
        : await replacePassword(platform, email);
      if (!done) throw noAccount(email);
      answer(
        done === true
          ? `An email with a link to set a new password was sent to ${email}.`
          : `The password was changed, and all sessions of the account have ended. The password is shown only this once:\n  email:    ${email}\n  password: ${done}`,
        done === true ? { email } : { email, password: done },
      );
    }),
  );

export const unlockCommand = accountCommand('unlock', {
  summary: 'forget the failed attempts on an account',
  description:
    'Forgets what was counted against an account: wrong passwords, emails, and codes by text message. Its owner can try again immediately. The audit log records it.',
}).action((email: string) =>
  withPlatform(async ({ database }) => {
    if (!(await unlockAccount(database, email))) throw noAccount(email);
    answer(`Nothing is counted against ${email} any more.`, { email });
  }),
);

export const removeFactorCommand = accountCommand('remove-second-factor', {
  summary: 'remove the second factor of an account',
  description:
    'Removes the passkeys, the app and the recovery codes of somebody who has lost them. All their sessions end, and they are emailed. The password alone then signs them in; staff are asked to add a second factor. Make sure that it is them. The audit log records it.',
}).action((email: string) =>
  withPlatform(async (platform) => {
    const user = await selectUserByEmail(platform.database, email);
    if (!user) throw noAccount(email);
    // It adds a job.
    await platform.jobs.start();
    await removeFactors(platform, openSessions(platform), null, user.id).catch(explain);
    answer(`The second factor of ${email} was removed, and its sessions have ended.`, { email });
  }),
);

export const suspendCommand = accountCommand('suspend', {
  summary: 'suspend an account',
  description:
    'Suspends the account with this email address, as an administrator can: its sessions end immediately, on all running servers, and its owner cannot sign in. The last administrator cannot be suspended. The audit log records it.',
  example: 'suspend ada@redflag.example --reason "Floods the queue"',
})
  .requiredOption('--reason <text>', 'why, for the audit log', parseReason)
  .action((email: string, { reason }: UserDeletion) =>
    setStatus(email, { status: 'suspended', reason }),
  );

export const activateCommand = accountCommand('activate', {
  summary: 'activate a suspended account',
  description:
    'Activates the suspended account with this email address, as an administrator can. Its owner can sign in again. The audit log records it.',
}).action((email: string) => setStatus(email, { status: 'active' }));

function parseReason(text: string): string {
  const { data, error } = userDeletionSchema.shape.reason.safeParse(text);
  if (error) throw new InvalidArgumentError(`${error.issues[0]?.message}.`);
  return data;
}

function setStatus(email: string, change: UserChange): Promise<void> {
  const { status } = change;
  return withPlatform(async (platform) => {
    const user = await selectUserByEmail(platform.database, email);
    if (!user) throw noAccount(email);
    // It adds a job.
    await platform.jobs.start();
    await changeUser(platform, openSessions(platform), null, user.id, change).catch(explain);
    const changed = user.status !== status;
    const done = status === 'suspended' ? 'suspended, and its sessions have ended' : 'active';
    answer(changed ? `${email} is now ${done}.` : `${email} is already ${status}.`, {
      email,
      status,
      changed,
    });
  });
}

function noAccount(email: string): OperatorError {
  return new OperatorError(`There is no account with the address ${email}.`);
}

function explain(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error;
  throw new OperatorError(error.message, { cause: error });
}
