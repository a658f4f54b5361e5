import type { Notification } from '@redflag/shared/notifications';
import type { Report } from '@redflag/shared/reports';
import type { FlagGroup } from '@redflag/shared/review/flags';
import { showTarget } from '@redflag/shared/text/show-target';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { flags, reports, users } from '#platform/database/schema.ts';
import { freshPhone, receiveCode, verifyCode } from '#testing/accounts/phone.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, PASSWORD } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const admin = await createClient(server, { role: 'admin', username: 'Chidi' });
const ada = await createClient(server);
const DESCRIPTION = 'They asked for my card number.';
const SETTLED = { note: 'Looked at it.' };
const SHOWN = {
  ...{ hidden: false, hiddenBy: null, pictureHiddenUntil: null, description: DESCRIPTION },
  evidence: { source: 'IMG_1.jpg' },
};

const aReport = () => createReport(ada, { target: `${crypto.randomUUID()}.example.com` });

async function flag(client: Client, id: string, reason: string, of = 'reports') {
  return client.request('POST', `/v1/${of}/${id}/flags`, { reason });
}

/** Flags by as many new people as there are reasons. Returns the id of the last. */
async function flagAll(id: string, ...reasons: string[]): Promise<string> {
  let last = '';
  for (const reason of reasons) {
    last = (await flag(await createClient(server), id, reason)).json().id;
  }
  return last;
}

async function read(client: Client, id: string): Promise<Report> {
  return (await client.request('GET', `/v1/reports/${id}`)).json();
}

function settle(id: string, outcome: string, by = admin) {
  return by.request('PATCH', `/v1/flags/${id}`, { outcome, ...SETTLED });
}

const setStatus = (id: string, status: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'Looked at it.', flagged: true });

async function groupsOn(reportId: string, state = 'open'): Promise<FlagGroup[]> {
  const { body } = await admin.request('GET', `/v1/flags?state=${state}&reportId=${reportId}`);
  return JSON.parse(body).items;
}

test('a person flags a report once, and the second time is told so', async () => {
  const { id } = await aReport();
  const person = await createClient(server);
  const first = await person.request('POST', `/v1/reports/${id}/flags`, {
    reason: 'not-a-scam',
    text: ' It is my shop. ',
  });
  expect(first.statusCode, first.body).toBe(201);
  expect(first.json()).toMatchObject({ reason: 'not-a-scam', text: 'It is my shop.' });
  const second = expectProblem(await flag(person, id, 'offensive'), 409);
  expect(second).toMatchObject({
    code: 'flag/already-flagged',
    detail: 'You have already told us about this.',
  });
  const [shown] = await groupsOn(id);
  expect(shown).toMatchObject({ count: 1, reasons: [{ reason: 'not-a-scam', count: 1 }] });
});

test('what does not exist cannot be flagged', async () => {
  const nothing = '01a1faea-1605-7878-901d-68770449dab5';
  expectProblem(await flag(ada, nothing, 'about-me'), 404);
  expectProblem(await flag(ada, nothing, 'about-me', 'targets'), 404);
  expectProblem(await settle(nothing, 'handled'), 404);
});

test('reporters say of their own report that it shows their data, but delete one that is wrong', async () => {
  const { id } = await aReport();
  const refused = expectProblem(await flag(ada, id, 'not-a-scam'), 422);
  expect(refused.detail).toBe('This is your own report. To take it back, delete it.');
  expect((await flag(ada, id, 'personal-data')).statusCode).toBe(201);
  expect(await read(await createClient(server), id)).toMatchObject({ hidden: true });
});

test('the third flag hides text and picture from others, not from the reporter and administrators', async () => {
  const { id, target } = await aReport();
  const reader = await createClient(server);
  const picture = `/v1/reports/${id}/evidence`;
  const { etag } = (await reader.request('GET', picture)).headers;
  await flagAll(id, 'not-a-scam', 'about-me');
  expect(await read(reader, id)).toMatchObject({ hidden: false, description: DESCRIPTION });
  await flagAll(id, 'offensive');

  const withheld = {
    hidden: true,
    hiddenBy: 'flags',
    description: '',
    evidence: null,
    flags: null,
  };
  expect(await read(reader, id)).toMatchObject(withheld);
  const list = await reader.request('GET', `/v1/reports?target=${target}`);
  expect(list.json().items).toMatchObject([withheld]);
  for (const size of ['full', 'thumb']) {
    const held = { 'if-none-match': String(etag) };
    const answer = await reader.request('GET', `${picture}?size=${size}`, undefined, held);
    expectProblem(answer, 404);
  }
  for (const client of [ada, admin]) {
    expect(await read(client, id)).toMatchObject({
      hidden: true,
      description: DESCRIPTION,
      evidence: { source: 'IMG_1.jpg' },
    });
    expect((await client.request('GET', picture)).statusCode).toBe(200);
  }
  const reasons = ['about-me', 'not-a-scam', 'offensive'];
  expect(await read(admin, id)).toMatchObject({ flags: { count: 3, reasons } });
});

test('one flag for personal data hides a report immediately', async () => {
  const { id } = await aReport();
  await flagAll(id, 'personal-data');
  expect(await read(await createClient(server), id)).toMatchObject({ hidden: true });
});

test('flags at the same moment are all counted, and the third hides', async () => {
  const { id } = await aReport();
  const people = await Promise.all(Array.from({ length: 5 }, () => createClient(server)));
  await Promise.all(people.map((person) => flag(person, id, 'offensive')));
  const [shown, ...others] = await groupsOn(id);
  expect(shown).toMatchObject({ count: 5, report: { hiddenBy: 'flags' } });
  expect(others).toEqual([]);
});

test('what a hidden description names is not linked to its target', async () => {
  const named = `${crypto.randomUUID()}.example.net`;
  const target = `${crypto.randomUUID()}.example.com`;
  const { id, targetId } = await createReport(ada, { target, description: `Pay at ${named}` });
  await createReport(await createClient(server), { target, description: `Pay at ${named}` });
  const linked = async () => (await ada.request('GET', `/v1/targets/${targetId}`)).json().linked;
  expect(await linked()).toMatchObject([{ key: named }]);
  await flagAll(id, 'personal-data');
  expect(await linked()).toEqual([]);
  await setStatus(id, 'Resolved');
  expect(await linked()).toMatchObject([{ key: named }]);
  await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: true });
  expect(await linked()).toEqual([]);
});

test('a dismissed flag shows the report again, and later flags reach the list but hide nothing', async () => {
  const { id } = await aReport();
  const last = await flagAll(id, 'not-a-scam', 'not-a-scam', 'about-me');
  const settled = await settle(last, 'dismissed');
  expect(settled.statusCode, settled.body).toBe(200);
  expect(settled.json()).toMatchObject({
    count: 3,
    report: { hiddenBy: null },
    settled: { outcome: 'dismissed', note: 'Looked at it.', by: 'Chidi' },
  });
  const reader = await createClient(server);
  expect(await groupsOn(id)).toEqual([]);
  await flagAll(id, 'personal-data', 'about-me', 'offensive');
  expect(await read(reader, id)).toMatchObject(SHOWN);
  const counts = (groups: FlagGroup[]) => groups.map(({ count }) => count);
  expect(counts(await groupsOn(id))).toEqual([3]);
  expect(counts(await groupsOn(id, 'settled'))).toEqual([3]);
  await settle(await flagAll(id, 'personal-data'), 'handled');
  expect(await read(reader, id)).toMatchObject({ hiddenBy: 'administrator', description: '' });
});

test('after the dismissal of a flag that hid nothing, others hide nothing either', async () => {
  const { id } = await aReport();
  await settle(await flagAll(id, 'not-a-scam'), 'dismissed');
  await flagAll(id, 'personal-data');
  expect(await read(await createClient(server), id)).toMatchObject(SHOWN);
});

test('one account hides few reports, however many it flags, and all its flags reach the list', async () => {
  const eve = await createClient(server);
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push((await aReport()).id);
  const answers = await Promise.all(ids.map((id) => flag(eve, id, 'personal-data')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  const reader = await createClient(server);
  const hidden = await Promise.all(ids.map(async (id) => (await read(reader, id)).hidden));
  expect(hidden.filter(Boolean)).toHaveLength(5);
  for (const id of ids) expect(await groupsOn(id)).toMatchObject([{ count: 1 }]);
  const shown = ids[hidden.indexOf(false)] ?? '';
  await flagAll(shown, 'personal-data');
  expect(await read(reader, shown)).toMatchObject({ hidden: true });
});

describe('accounts of one person', () => {
  const flagBy = async (people: Client[], id: string) => {
    for (const person of people) expect((await flag(person, id, 'about-me')).statusCode).toBe(201);
    return (await read(ada, id)).hidden;
  };

  test('with one mailbox or phone count once, also when one is gone', async () => {
    const name = crypto.randomUUID();
    const [first, second, third] = [
      await createClient(server, { email: `${name}@example.com` }),
      await createClient(server, { email: `${name}+2@example.com` }),
      await createClient(server),
    ];
    const phone = freshPhone();
    await verifyCode(second, await receiveCode(server, second, phone));
    const { id } = await aReport();
    expect(await flagBy([first, second], id)).toBe(false);
    await second.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
    await verifyCode(third, await receiveCode(server, third, phone));
    const again = await createClient(server, { email: `${name}+3@example.com` });
    expect(await flagBy([third, again], id)).toBe(false);
    expect(await flagBy([await createClient(server)], id)).toBe(true);
  });

  test('hide few reports together, however often the person comes back', async () => {
    const name = crypto.randomUUID();
    const hidden: boolean[] = [];
    for (let count = 0; count < 8; count += 1) {
      const eve = await createClient(server, { email: `${name}+${count}@example.com` });
      const { id } = await aReport();
      await flag(eve, id, 'personal-data');
      await eve.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
      hidden.push((await read(ada, id)).hidden);
    }
    expect(hidden.filter(Boolean)).toHaveLength(5);
  });
});

test('a flag that is refused leaves the next ones their effect', async () => {
  const eve = await createClient(server);
  const flagged = await aReport();
  for (let count = 0; count < 8; count += 1) await flag(eve, flagged.id, 'personal-data');
  const { id } = await aReport();
  await flag(eve, id, 'personal-data');
  expect(await read(ada, id)).toMatchObject({ hidden: true });
});

describe('on a report that a reviewer has decided about', () => {
  const picture = (client: Client, id: string) =>
    client.request('GET', `/v1/reports/${id}/evidence?size=thumb`);

  /** Lets so many hours go by since flags hid the report. */
  async function age(id: string, hours: number) {
    const hiddenAt = new Date(Date.now() - hours * 3_600_000);
    await server.platform.database.update(reports).set({ hiddenAt }).where(eq(reports.id, id));
  }

  test.each(['Resolved', 'Rejected', 'Closed'])(
    'and that is %s, flags hide the picture alone, for 24 hours at most, and only once',
    async (status) => {
      const { id, target } = await aReport();
      await setStatus(id, status);
      await flagAll(id, 'personal-data');
      const reader = await createClient(server);
      const withoutPicture = {
        ...{ hidden: false, hiddenBy: 'flags', evidence: null, description: DESCRIPTION },
        pictureHiddenUntil: expect.any(String),
      };
      const found = await read(reader, id);
      expect(found).toMatchObject(withoutPicture);
      const left = Date.parse(String(found.pictureHiddenUntil)) - Date.now();
      expect(left / 3_600_000).toBeCloseTo(24, 1);
      const list = (await reader.request('GET', `/v1/reports?target=${target}`)).json();
      expect(list.items).toMatchObject([withoutPicture]);
      expectProblem(await picture(reader, id), 404);
      for (const client of [ada, admin]) {
        expect(await read(client, id)).toMatchObject({ evidence: { source: 'IMG_1.jpg' } });
        expect((await picture(client, id)).statusCode).toBe(200);
      }
      expect(await groupsOn(id)).toMatchObject([
        { report: { hiddenBy: 'flags', pictureHiddenUntil: found.pictureHiddenUntil } },
      ]);

      await age(id, 24);
      expect(await read(reader, id)).toMatchObject(SHOWN);
      expect((await picture(reader, id)).statusCode).toBe(200);
      expect(await groupsOn(id)).toMatchObject([
        { report: { hiddenBy: null, pictureHiddenUntil: null } },
      ]);
      await flagAll(id, 'personal-data');
      expect(await read(reader, id)).toMatchObject(SHOWN);
      expect(await groupsOn(id)).toMatchObject([{ count: 2 }]);
    },
  );

  test('earlier flags hide its text no more, and its picture as long as they would have', async () => {
    const { id } = await aReport();
    await flagAll(id, 'personal-data');
    await age(id, 23);
    const reader = await createClient(server);
    await setStatus(id, 'Under Review');
    expect(await read(reader, id)).toMatchObject({ hidden: true, description: '' });
    await setStatus(id, 'Resolved');
    const found = { hidden: false, hiddenBy: 'flags', description: DESCRIPTION, evidence: null };
    expect(await read(reader, id)).toMatchObject(found);
    await age(id, 25);
    expect(await read(reader, id)).toMatchObject(SHOWN);
    await setStatus(id, 'Pending');
    expect(await read(reader, id)).toMatchObject({ hidden: true, description: '' });
  });

  test('what an administrator has hidden stays hidden', async () => {
    const { id } = await aReport();
    await settle(await flagAll(id, 'personal-data'), 'handled');
    await setStatus(id, 'Resolved');
    expect(await read(await createClient(server), id)).toMatchObject({
      ...{ hidden: true, hiddenBy: 'administrator', description: '', evidence: null },
      pictureHiddenUntil: null,
    });
  });

  test('a handled flag hides nothing whose day is over, unless what it shows is wrong', async () => {
    const { id } = await aReport();
    await setStatus(id, 'Resolved');
    const last = await flagAll(id, 'about-me', 'about-me', 'not-a-scam');
    await age(id, 24);
    await settle(last, 'handled');
    expect(await read(ada, id)).toMatchObject(SHOWN);
    await settle(await flagAll(id, 'personal-data'), 'handled');
    expect(await read(ada, id)).toMatchObject({ hiddenBy: 'administrator' });
  });

  test('a flag at the moment of the decision never hides the text', async () => {
    const reader = await createClient(server);
    for (let turn = 0; turn < 4; turn += 1) {
      const { id } = await aReport();
      await Promise.all([flagAll(id, 'personal-data'), setStatus(id, 'Resolved')]);
      expect(await read(reader, id)).toMatchObject({ hidden: false, hiddenBy: 'flags' });
    }
  });
});

test.each([
  ['personal-data', 'administrator'],
  ['offensive', 'administrator'],
  ['about-me', null],
])('a handled flag for %s leaves the report hidden by %s', async (reason, hiddenBy) => {
  const { id } = await aReport();
  await settle(await flagAll(id, reason), 'handled');
  expect(await read(ada, id)).toMatchObject({ hiddenBy });
});

test('what an administrator has hidden stays hidden until one shows it, whatever else is dismissed', async () => {
  const { id } = await aReport();
  await settle(await flagAll(id, 'personal-data'), 'handled');
  await settle(await flagAll(id, 'not-a-scam'), 'dismissed');
  const reader = await createClient(server);
  expect(await read(reader, id)).toMatchObject({ hiddenBy: 'administrator' });
  const answer = await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: false });
  expect(answer.json()).toEqual({ hidden: false });
  expect(await read(reader, id)).toMatchObject({ hidden: false, description: DESCRIPTION });
});

test('a report that flags hide and an administrator hides, too, is not shown by a dismissal', async () => {
  const { id, target } = await aReport();
  const last = await flagAll(id, 'personal-data');
  await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: true });
  await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: true });
  await settle(last, 'dismissed');
  expect(await read(ada, id)).toMatchObject({ hiddenBy: 'administrator' });
  const log = await admin.request('GET', `/v1/audit-log?q=${target}&action=report.hide`);
  const [hide, ...others] = log.json().items;
  expect(hide).toMatchObject({
    before: { hiddenBy: 'flags' },
    after: { hiddenBy: 'administrator' },
  });
  expect(others).toEqual([]);
});

test('what an administrator has shown is hidden by no flags, and the old ones stay open', async () => {
  const { id } = await aReport();
  await flagAll(id, 'personal-data', 'about-me', 'offensive');
  await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: false });
  await flagAll(id, 'not-a-scam', 'personal-data');
  expect(await read(ada, id)).toMatchObject(SHOWN);
  expect(await groupsOn(id)).toMatchObject([{ count: 5 }]);
});

test('only what an administrator has seen is settled: later flags stay open', async () => {
  const { id } = await aReport();
  const seen = await flagAll(id, 'not-a-scam', 'about-me');
  await flagAll(id, 'personal-data');
  await settle(seen, 'dismissed');
  expect(await read(ada, id)).toMatchObject(SHOWN);
  expect(await groupsOn(id)).toMatchObject([{ count: 1, flags: [{ reason: 'personal-data' }] }]);
  expect(await groupsOn(id, 'settled')).toMatchObject([{ count: 2, id: seen }]);
});

test('all flags are settled also if the clock was set back between them', async () => {
  const { id } = await aReport();
  const first = await flagAll(id, 'about-me');
  const { database } = server.platform;
  await database
    .update(flags)
    .set({ createdAt: new Date('2100-01-01T00:00:00Z') })
    .where(eq(flags.id, first));
  await settle(await flagAll(id, 'not-a-scam'), 'dismissed');
  expect(await groupsOn(id)).toEqual([]);
  const reasons = [{ reason: 'not-a-scam' }, { reason: 'about-me' }];
  expect(await groupsOn(id, 'settled')).toMatchObject([{ count: 2, flags: reasons }]);
  await database.delete(reports).where(eq(reports.id, id));
});

test('the second administrator is told what the first decided', async () => {
  const { id } = await aReport();
  const flagId = await flagAll(id, 'about-me');
  const ngozi = await createClient(server, { role: 'admin', username: 'Ngozi' });
  const answers = await Promise.all([
    settle(flagId, 'dismissed'),
    settle(flagId, 'dismissed', ngozi),
  ]);
  const [lost] = answers.filter(({ statusCode }) => statusCode !== 200);
  const { code, detail } = expectProblem(lost ?? answers[0], 409);
  expect(code).toBe('flag/already-settled');
  expect(detail).toMatch(/^It has since been dismissed by (Chidi|Ngozi): Looked at it\.$/);
});

test('a decision needs a note', async () => {
  const { id } = await aReport();
  const url = `/v1/flags/${await flagAll(id, 'about-me')}`;
  const refused = await admin.request('PATCH', url, { outcome: 'handled', note: ' ' });
  expect(expectProblem(refused, 422).detail).toBe('Please write a note');
});

test('decisions are in the audit log, with reasons and note', async () => {
  const { id, target } = await aReport();
  await settle(await flagAll(id, 'about-me', 'offensive'), 'handled');
  await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: false });
  await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: false });
  const log = await admin.request('GET', `/v1/audit-log?q=${target}`);
  expect(log.json().items).toMatchObject([
    { action: 'report.hide', before: { hiddenBy: 'administrator' }, after: { hiddenBy: null } },
    {
      action: 'flag.settle',
      actor: 'Chidi',
      subjectId: id,
      subjectExists: true,
      after: { outcome: 'handled', note: 'Looked at it.', reasons: 'about-me, offensive' },
    },
  ]);
});

test('those who flagged something are told once how it ended, with the answer and without the note', async () => {
  const { id, target, targetId } = await aReport();
  const [eve, ngozi, uche] = await Promise.all([1, 2, 3].map(() => createClient(server)));
  if (!eve || !ngozi || !uche) throw new Error('There are three');
  await flag(eve, id, 'offensive');
  const last = (await flag(ngozi, id, 'about-me')).json().id;
  const ofTarget = (await flag(uche, targetId, 'not-a-scam', 'targets')).json().id;
  const answer = 'The picture is gone.';
  const body = { outcome: 'handled', answer, ...SETTLED };
  await Promise.all([1, 2].map(() => admin.request('PATCH', `/v1/flags/${last}`, body)));
  await settle(ofTarget, 'dismissed');
  const told = async (person: Client) =>
    (await person.request('GET', '/v1/me/notifications'))
      .json()
      .items.filter(({ title }: Notification) => title === 'What You Told Us');
  const shown = showTarget(target);
  for (const person of [eve, ngozi]) {
    expect(await told(person)).toEqual([
      expect.objectContaining({
        reportId: id,
        content: `Handled: ${shown}. A reviewer looked at what you told us, and acted on it. ${answer}`,
      }),
    ]);
  }
  expect(await told(uche)).toEqual([
    expect.objectContaining({
      reportId: null,
      content: `Left as it is: ${shown}. A reviewer looked at what you told us.`,
    }),
  ]);
  expect(await groupsOn(id, 'settled')).toMatchObject([{ settled: { answer } }]);
});

test('free text in a target is not repeated to those who flagged it', async () => {
  const { id } = await createReport(ada, { category: 'bank', target: 'Ada Obi of 12 Marina Road' });
  const person = await createClient(server);
  await settle((await flag(person, id, 'personal-data')).json().id, 'handled');
  const { items } = (await person.request('GET', '/v1/me/notifications')).json();
  expect(items[0].content).toBe('Handled. A reviewer looked at what you told us, and acted on it.');
});

test('the open flags on a target and on its reports are listed together', async () => {
  const { id, targetId } = await aReport();
  await flagAll(id, 'about-me');
  await flag(await createClient(server), targetId, 'not-a-scam', 'targets');
  await flagAll((await aReport()).id, 'about-me');
  const { items } = (await admin.request('GET', `/v1/flags?targetId=${targetId}`)).json();
  expect(items).toMatchObject([{ report: null }, { report: { id } }]);
});

describe('while a flag is open', () => {
  const QUESTION = {
    code: 'target/flagged',
    detail: 'A flag on it is not settled yet. Read what it says first.',
  };
  const resolve = (id: string, more: object = {}) =>
    admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved', ...more });

  test.each(['targets', 'reports'])(
    'on its %s, a target is confirmed only after a question',
    async (of) => {
      const { id, targetId } = await aReport();
      const person = await createClient(server);
      const made = await flag(person, of === 'targets' ? targetId : id, 'not-a-scam', of);
      expect(expectProblem(await resolve(id), 409)).toMatchObject(QUESTION);
      const body = { reportIds: [id], status: 'Resolved' };
      const bulk = await admin.request('POST', '/v1/reports/status', body);
      expect(bulk.json()).toMatchObject({ changed: 0, unchanged: [{ id, ...QUESTION }] });
      await settle(made.json().id, 'dismissed');
      expect((await resolve(id)).statusCode).toBe(200);
    },
  );

  test('an administrator who was asked confirms it, which the audit log says', async () => {
    const { id, target, targetId } = await aReport();
    await flag(await createClient(server), targetId, 'not-a-scam', 'targets');
    expect((await resolve(id, { flagged: true })).statusCode).toBe(200);
    const log = await admin.request('GET', `/v1/audit-log?q=${target}`);
    expect(log.json().items).toMatchObject([{ after: { status: 'Resolved', flagged: true } }]);
  });

  test('every other decision is made without a question', async () => {
    const { id } = await aReport();
    await flagAll(id, 'about-me');
    const body = { status: 'Under Review' };
    expect((await admin.request('PATCH', `/v1/reports/${id}`, body)).statusCode).toBe(200);
  });
});

test('a flagged target is listed under its name, and stays as it is', async () => {
  const { targetId, target } = await aReport();
  const made = await flag(await createClient(server), targetId, 'not-a-scam', 'targets');
  expect(made.statusCode, made.body).toBe(201);
  const { items, waiting } = (await admin.request('GET', '/v1/flags')).json();
  expect(items[0]).toMatchObject({
    report: null,
    target: { id: targetId, shown: target },
    count: 1,
  });
  expect(waiting).toBeGreaterThan(0);
  await settle(made.json().id, 'dismissed');
  const after = (await admin.request('GET', '/v1/flags?limit=1')).json();
  expect(after).toMatchObject({ waiting: waiting - 1, total: waiting - 1 });
});

test('the list pages, the newest flag first, and each report and target stands there once', async () => {
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) ids.push((await aReport()).id);
  for (const id of ids) await flagAll(id, 'about-me');
  await flagAll(ids[0] ?? '', 'not-a-scam');
  const first = (await admin.request('GET', '/v1/flags?limit=2')).json();
  const next = await admin.request('GET', `/v1/flags?limit=2&cursor=${first.nextCursor}`);
  const listed = [...first.items, ...next.json().items].map(({ report }) => report?.id);
  expect(listed.slice(0, 3)).toEqual([ids[0], ids[2], ids[1]]);
  expect(listed.slice(3)).not.toContain(ids[0]);
});

test('when an account is deleted, its flags stay without its name and words; with the report they go', async () => {
  const { id } = await aReport();
  const person = await createClient(server, { username: 'Ngozi Unmistakable' });
  const body = { reason: 'about-me', text: 'I am Ngozi.' };
  await person.request('POST', `/v1/reports/${id}/flags`, body);
  expect(await groupsOn(id)).toMatchObject([{ flags: [{ flaggedBy: 'Ngozi Unmistakable' }] }]);
  await person.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  expect(await groupsOn(id)).toMatchObject([
    { count: 1, flags: [{ reason: 'about-me', flaggedBy: null, text: null }] },
  ]);
  await ada.request('DELETE', `/v1/reports/${id}`);
  expect(await groupsOn(id)).toEqual([]);
});

test('the words of a flag go with the account, whatever deletes it', async () => {
  const { id } = await aReport();
  const person = await createClient(server);
  await person.request('POST', `/v1/reports/${id}/flags`, { reason: 'about-me', text: 'Ngozi' });
  await server.platform.database.delete(users).where(eq(users.id, person.user.id));
  expect(await groupsOn(id)).toMatchObject([{ flags: [{ flaggedBy: null, text: null }] }]);
});
