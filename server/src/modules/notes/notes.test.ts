import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import { downloadData } from '#testing/accounts/data-export.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const admin = await createClient(server, { role: 'admin', username: 'Grace' });
const ngozi = await createClient(server, { reviewRole: 'reviewer', username: 'Ngozi' });
const bola = await createClient(server, { reviewRole: 'reviewer', username: 'Bola' });

const read = async ({ request }: Client, path: string) => (await request('GET', path)).json().items;
const onTarget = (targetId: string | null) => `/v1/targets/${targetId}/notes`;
const aboutReporter = (reportId: string) => `/v1/reports/${reportId}/reporter-notes`;
const aboutUser = ({ user }: Client) => `/v1/user-notes/${user.id}`;

test('reviewers note something on a target, and delete what is theirs', async () => {
  const { targetId } = await createReport(await createClient(server));
  await ngozi.request('POST', onTarget(targetId), { text: ' Asked the bank. ' });
  const [note] = await read(bola, onTarget(targetId));
  expect(note).toMatchObject({ text: 'Asked the bank.', by: 'Ngozi', own: false });
  expectProblem(await bola.request('DELETE', `/v1/notes/${note.id}`), 404);
  expectProblem(await admin.request('DELETE', `/v1/notes/${note.id}`), 404);
  expect((await ngozi.request('DELETE', `/v1/notes/${note.id}`)).statusCode).toBe(204);
  expect(await read(bola, onTarget(targetId))).toEqual([]);
  for (const text of ['', 'x'.repeat(2_001)])
    expectProblem(await ngozi.request('POST', onTarget(targetId), { text }), 422);
});

test('reviewers note something about a reporter beside the report, administrators on the user', async () => {
  const ada = await createClient(server);
  const target = 'https://careful.example/';
  const { id, targetId } = await createReport(ada, { target });
  await ngozi.request('POST', aboutReporter(id), { text: 'Careful reports.' });
  await admin.request('POST', aboutUser(ada), { text: 'Wrote to us.' });
  const notes = [{ by: 'Grace' }, { by: 'Ngozi' }];
  expect(await read(admin, aboutUser(ada))).toMatchObject(notes);
  const response = await bola.request('GET', aboutReporter(id));
  expect(response.json().items).toMatchObject(notes);
  expect(response.body).not.toContain(ada.user.id);
  const found = (await bola.request('GET', `/v1/cases/${targetId}`)).json();
  expect(found.reports[0].reporter).toMatchObject({ notes: 2 });
});

test('nobody reads who noted what about them', async () => {
  const { id } = await createReport(ngozi);
  await bola.request('POST', aboutReporter(id), { text: 'Too quick.' });
  expectProblem(await ngozi.request('GET', aboutReporter(id)), 403);
  expectProblem(await ngozi.request('POST', aboutReporter(id), { text: 'Not so.' }), 403);
  const { json } = await downloadData(ngozi);
  expect(JSON.parse(json).notes).toMatchObject([{ text: 'Too quick.' }]);
  expect(json).not.toContain('Bola');
});

test('no answer to users has a note', async () => {
  const ada = await createClient(server);
  const ben = await createClient(server);
  const { id, targetId } = await createReport(ada, { target: 'https://noted.example/' });
  const secret = 'Inkling-of-the-team';
  await ngozi.request('POST', onTarget(targetId), { text: secret });
  await ngozi.request('POST', aboutReporter(id), { text: secret });
  await ngozi.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  const { paths } = (await ada.request('GET', '/v1/openapi.json')).json();
  const ids: Record<string, string> = { id, targetId: `${targetId}` };
  const urls = Object.entries(paths as Record<string, object>)
    .filter(([path, methods]) => 'get' in methods && path !== '/v1/events')
    // The download is the person's own file.
    .filter(([path]) => path !== '/v1/me/export')
    .flatMap(([path]) =>
      [id, `${targetId}`, ada.user.id].map((of) =>
        path.replace(/\{(\w+)\}/g, (_, name) => (name === 'id' ? of : (ids[name] ?? of))),
      ),
    );
  const searched = '?category=website&target=noted.example&q=Inkling';
  let answered = 0;
  for (const url of new Set(urls))
    for (const { request } of [ada, ben]) {
      const response = await request('GET', url + searched);
      const bare = await request('GET', url);
      if (bare.statusCode === 200) answered += 1;
      expect([url, response.body.includes(secret), bare.body.includes(secret)]).toEqual([
        url,
        false,
        false,
      ]);
    }
  expect(answered).toBeGreaterThan(20);
});

test('notes about a person go with the account, and what an author wrote stays without a name', async () => {
  const ada = await createClient(server);
  const chi = await createClient(server, { reviewRole: 'reviewer', username: 'Chi' });
  const { id, targetId } = await createReport(ada);
  await chi.request('POST', onTarget(targetId), { text: 'Seen before.' });
  await chi.request('POST', aboutReporter(id), { text: 'New here.' });
  await server.platform.database.delete(users).where(eq(users.id, chi.user.id));
  expect(await read(bola, onTarget(targetId))).toMatchObject([{ text: 'Seen before.', by: null }]);
  expect(await read(bola, aboutReporter(id))).toMatchObject([{ text: 'New here.', by: null }]);
  await server.platform.database.delete(users).where(eq(users.id, ada.user.id));
  expectProblem(await bola.request('GET', aboutReporter(id)), 404);
});
