import { expect, test } from 'vitest';
import { createClient, createReport, PASSWORD, submitReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();

test('a new report is shown to its reporter as filed, and pending', async () => {
  const ada = await createClient(server, { username: 'Ada Obi' });
  const response = await submitReport(ada, {
    category: 'phone-number',
    subcategory: 'call',
    target: '0803 123 4567',
  });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    category: 'Phone Number',
    subcategory: 'Call',
    target: '0803 123 4567',
    status: 'Pending',
    type: 'Scam',
    reportedBy: 'Ada Obi',
    evidence: { source: 'IMG_1.jpg' },
    own: true,
  });
});

test.each([
  ['phone-number', '0803 123 4567', '+234 803-123-4567'],
  ['website', 'HTTPS://WWW.Example.com/x', 'example.com'],
  ['website', 'shop.example.org', 'hxxps://shop[.]example[.]org/pay'],
])(
  'a %s filed as %s is found as %s without choosing the category',
  async (category, filed, searched) => {
    const ada = await createClient(server);
    const { id } = await createReport(ada, { category, target: filed });
    const found = await ada.request('GET', `/v1/reports?target=${encodeURIComponent(searched)}`);
    expect(found.json().items.map((item: { id: string }) => item.id)).toContain(id);
  },
);

test("an administrator's report is marked as such, and a user's is not", async () => {
  const admin = await createClient(server, { username: 'Administrator', role: 'admin' });
  const ada = await createClient(server, { username: 'Administrator' });
  expect(await createReport(admin)).toMatchObject({ reporterMark: 'administrator' });
  expect(await createReport(ada)).toMatchObject({ reporterMark: null });
});

test("only administrators see the reporter's account, and nobody does once it is deleted", async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  const { id } = await createReport(ada);
  const reporterFor = async (reader: typeof ada) =>
    (await reader.request('GET', `/v1/reports/${id}`)).json().reporterId;
  expect(await reporterFor(admin)).toBe(ada.user.id);
  expect(await reporterFor(ada)).toBeNull();
  await ada.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  expect(await reporterFor(admin)).toBeNull();
});

test('people who ask for a report at the same time each get what they may see', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  const { id } = await createReport(ada, { description: 'They called me' });
  await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: true });
  const people = [ada, await createClient(server), admin];
  const answers = await Promise.all(
    people.map((reader) => reader.request('GET', `/v1/reports/${id}`)),
  );
  expect(answers.map((answer) => answer.json())).toMatchObject([
    { own: true, description: 'They called me', reporterId: null },
    { own: false, description: '', reporterId: null },
    { own: false, description: 'They called me', reporterId: ada.user.id },
  ]);
});
