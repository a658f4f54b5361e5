import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#modules/audit/audit.schema.ts';
import { addCodeApp } from '#testing/accounts/code-app.ts';
import { allMailsTo } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, signIn } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { runRedflagHere } from '#testing/processes/redflag.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();

async function expectRemoved({ user, request }: Client, by: string | null, mailed: string) {
  await eventually(async () => {
    expect((await request('GET', '/v1/me')).statusCode).toBe(401);
  });
  // The password alone signs in again.
  const { request: again } = await signIn(server, user);
  const { methods, recoveryCodesLeft } = (await again('GET', '/v1/me/factors')).json();
  expect([methods, recoveryCodesLeft]).toEqual([[], 0]);
  const acts = await server.platform.database
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'user.remove-factors'), eq(auditLog.subjectId, user.id)));
  expect(acts).toEqual([{ actorId: by }]);
  const [mail] = await allMailsTo(server, user.email);
  expect(mail?.text).toContain(`${mailed} removed the second factor of your account`);
}

test('another administrator removes what somebody has lost, which is recorded and emailed', async () => {
  const ada = await createClient(server);
  await addCodeApp(server, ada);
  const admin = await createClient(server, { role: 'admin' });
  const removal = await admin.request('POST', `/v1/user-factors/${ada.user.id}/remove`);
  expect(removal.statusCode).toBe(204);
  await expectRemoved(ada, admin.user.id, 'An administrator');
  const again = await admin.request('POST', `/v1/user-factors/${ada.user.id}/remove`);
  expect(expectProblem(again, 409).code).toBe('auth/no-factor');
});

test('nobody removes their own as an administrator', async () => {
  const admin = await createClient(server, { role: 'admin' });
  await addCodeApp(server, admin);
  const removal = await admin.request('POST', `/v1/user-factors/${admin.user.id}/remove`);
  expect(expectProblem(removal, 409).code).toBe('auth/own-factor');
  expect((await admin.request('GET', '/v1/me/factors')).json().methods).toContain('app');
});

test("the operator's command removes it, too", async () => {
  const ada = await createClient(server);
  await addCodeApp(server, ada);
  const line = ['remove-second-factor', ada.user.email];
  const { code, stdout } = await runRedflagHere(server, line);
  expect([code, stdout]).toEqual([0, expect.stringContaining('was removed')]);
  await expectRemoved(ada, null, 'The operator');
  const again = await runRedflagHere(server, line);
  expect([again.code, again.stderr]).toEqual([
    1,
    expect.stringContaining('This account has no second factor.'),
  ]);
});
