import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendScamAlerts } from '#modules/alerts/scam-alerts/scam-alerts.jobs.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let server: TestApp;
let admin: Client;
let eve: Client;
let reader: Client;
beforeAll(async () => {
  server = await startTestApp({ PUBLIC_CHECK: 'on' });
  admin = await createClient(server, { role: 'admin' });
  eve = await createClient(server);
  reader = await createClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

/** A word that nobody else has typed. */
const secretWord = () => `Marina${randomUUID().replaceAll(/[\d-]/g, '')}`;
const get = async (client: Client, url: string) => (await client.request('GET', url)).json();
const setStatus = (id: string, status: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'Looked at it.' });
const hide = (id: string, hidden: boolean) =>
  admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden });

/** Everything that somebody else can read of a report without knowing its target. */
async function readAll(client: Client, { id, targetId }: { id: string; targetId: string }) {
  const urls = [
    ...['', '?category=bank', '?category=social-media', '?category=crypto-wallet', '?sort=oldest'],
    ...[`/${id}`],
  ].map((query) => `/v1/reports${query}`);
  const answers = await Promise.all(
    [...urls, `/v1/targets/${targetId}`, `/v1/me/alerts?targetId=${targetId}`].map((url) =>
      client.request('GET', url),
    ),
  );
  return answers.map(({ body }) => body).join('\n');
}

async function file(client: Client, fields: Record<string, string>) {
  const { id } = await createReport(client, fields);
  const { targetId, target } = await get(client, `/v1/reports/${id}`);
  return { id, targetId: String(targetId), target: String(target) };
}

describe('a name or other words as target', () => {
  const secret = secretWord();
  const words = (word = secret) => `Ada Obi of 12 ${word} Road, NIN ${randomInt(1e10, 9e10)}`;
  const readBy = (client: Client, { id }: { id: string }) =>
    get(client, `/v1/reports/${id}`).then(({ target }) => target);
  const namedBy = (client: Client, { targetId }: { targetId: string }) =>
    get(client, `/v1/targets/${targetId}`).then(({ shown, key }) => ({ shown, key }));

  test.each<Record<string, string>>([
    { category: 'bank', target: words() },
    { category: 'bank', target: `<b>${words()}</b>` },
    { category: 'bank', target: `\u202e${words()}\u200b` },
    { category: 'bank', target: `${words().replaceAll(' ', '\u00a0')}` },
    { category: 'bank', target: `ada.obi.12.${secret}.road@${randomUUID()}.example` },
    { category: 'social-media', target: words() },
    { category: 'social-media', target: `@${words()}` },
    { category: 'social-media', subcategory: 'instagram', target: words() },
    { category: 'social-media', target: `https://nowhere.example/?id=${words()}` },
    { category: 'social-media', target: words().replaceAll(/[ ,]+/g, '/') },
    { category: 'website', target: `https://docs.google.com/${words()}` },
    {
      category: 'crypto-wallet',
      subcategory: 'other',
      target: words().replaceAll(/[ ,]+/g, '_'),
    },
  ])(
    'are read by nobody but its reporter and administrators before a review: $target',
    async (fields) => {
      const report = await file(eve, fields);
      const named = new RegExp(secret, 'i');
      for (const status of ['Under Review', 'Rejected']) {
        expect(await readAll(reader, report)).not.toMatch(named);
        await setStatus(report.id, status);
      }
      for (const client of [eve, admin]) {
        expect(await readBy(client, report)).toBe(report.target);
        expect((await namedBy(client, report)).key).toMatch(named);
      }
    },
  );

  test('are read by others in their plain form once a reviewer has resolved or closed a report', async () => {
    const report = await file(eve, { category: 'bank', target: 'ADA  OBI\u200b Ventures' });
    expect(await readBy(reader, report)).toBe('');
    expect(await namedBy(reader, report)).toEqual({ shown: '', key: '' });
    for (const status of ['Resolved', 'Closed']) {
      await setStatus(report.id, status);
      expect(await readBy(reader, report)).toBe('ada obi ventures');
      const name = { shown: 'ada obi ventures', key: 'ada obi ventures' };
      expect(await namedBy(reader, report)).toEqual(name);
    }
    await hide(report.id, true);
    expect(await readBy(reader, report)).toBe('');
    expect(await namedBy(reader, report)).toEqual({ shown: '', key: '' });
    await hide(report.id, false);
    await setStatus(report.id, 'Pending');
    expect(await readBy(reader, report)).toBe('');
    expect(await namedBy(reader, report)).toEqual({ shown: '', key: '' });
  });

  test('of two reports are read where a reviewer has looked at one that is not hidden', async () => {
    const target = words(secretWord());
    const first = await file(eve, { category: 'bank', target });
    const second = await file(await createClient(server), { category: 'bank', target });
    await setStatus(first.id, 'Resolved');
    expect(await readBy(reader, first)).toBe(target.toLowerCase());
    expect(await readBy(reader, second)).toBe('');
    expect((await namedBy(reader, second)).shown).toBe(target.toLowerCase());
    await hide(first.id, true);
    expect((await namedBy(reader, second)).shown).toBe('');
    await setStatus(second.id, 'Closed');
    expect((await namedBy(reader, second)).shown).toBe(target.toLowerCase());
  });

  test('are found by whoever knows them, who reads them as typed', async () => {
    const target = words(secretWord());
    const report = await file(eve, { category: 'bank', target });
    const typed = `  ${target.toUpperCase()}`;
    const query = new URLSearchParams({ category: 'bank', target: typed });
    const { items } = await get(reader, `/v1/reports?${query}`);
    expect(items).toMatchObject([{ id: report.id, target: typed.trim() }]);
    const [found] = (await get(reader, `/v1/targets?${query}`)).items;
    expect(found).toMatchObject({ shown: typed.trim(), verdict: { level: 'reported' } });
    const page = await visitor(server)('GET', `/search?${new URLSearchParams({ target })}`);
    expect(page.body).toContain(target);
    const [alert] = (await get(reader, '/v1/me/alerts')).items;
    expect(alert).toMatchObject({ shown: target.toLowerCase() });
  });
});

describe('a number or address as target', () => {
  const host = () => `${randomUUID()}.example.com`;
  const number = () => String(randomInt(1e9, 1e10));
  const secret = secretWord();
  const named = new RegExp(secret, 'i');

  test.each([
    {
      of: 'a website',
      make: () => ({
        category: 'website',
        target: `https://${host()}/Ada-Obi-12-${secret}-Road`,
      }),
    },
    {
      of: 'an email',
      make: () => ({ category: 'email', target: `Ada Obi of 12 ${secret} Road <a@${host()}>` }),
    },
    {
      of: 'an account',
      make: () => ({
        category: 'bank',
        target: `GTBank ${number()} Ada Obi of 12 ${secret} Road`,
      }),
    },
    {
      of: 'a profile',
      make: () => ({
        category: 'social-media',
        target: `https://instagram.com/u${number()}?a=${secret}`,
      }),
    },
  ])('that is $of is read by others without what was typed around it', async ({ make }) => {
    const report = await file(eve, make());
    const searches = await Promise.all(
      ['reports', 'targets'].map((of) =>
        reader.request('GET', `/v1/${of}?${new URLSearchParams({ target: keyOf(report) })}`),
      ),
    );
    const found = [await readAll(reader, report), ...searches.map(({ body }) => body)];
    expect(found.join('\n')).not.toMatch(named);
    expect((await get(reader, `/v1/reports/${report.id}`)).target).not.toBe('');
    expect((await get(admin, `/v1/targets/${report.targetId}`)).shown).toMatch(named);
    expect((await get(eve, `/v1/reports/${report.id}`)).target).toMatch(named);
  });

  /** What somebody types who looks for it. */
  const keyOf = ({ target }: { target: string }) =>
    target.replace(/[/?](?:Ada|a=).*| ?Ada Obi.* Road ?/g, '');

  test('is hidden with its report, but not what is known of it', async () => {
    const target = host();
    const { id, targetId } = await file(eve, { target });
    await hide(id, true);
    expect(await get(reader, `/v1/reports/${id}`)).toMatchObject({ target: '', description: '' });
    expect(await get(reader, `/v1/targets/${targetId}`)).toMatchObject({ shown: target });
  });

  test('named in a description is read as its key', async () => {
    const [target, named] = [host(), host()];
    const description = `Pay at https://${named.toUpperCase()}/Ada-Obi-12-${secret}-Road`;
    const { id, targetId } = await file(eve, { target, description });
    await setStatus(id, 'Resolved');
    const linkedFor = async (client: Client) =>
      (await get(client, `/v1/targets/${targetId}`)).linked;
    expect(await linkedFor(reader)).toMatchObject([{ key: named, shown: named }]);
    expect(JSON.stringify(await linkedFor(admin))).toContain(secret);
  });

  test('is named by its key in alerts', async () => {
    const target = host();
    await reader.request('GET', `/v1/reports?target=${target}`);
    const { id } = await file(eve, { target: `https://${target}/Ada-Obi-12-${secret}-Road` });
    await setStatus(id, 'Resolved');
    await sendScamAlerts(server.platform, { reportId: id, after: null });
    await setStatus(id, 'Closed');
    await eventually(async () => {
      const { items } = await get(reader, '/v1/me/notifications');
      const told = items.map(({ title }: { title: string }) => title);
      expect(told).toEqual(expect.arrayContaining(['Scam Alert', 'Scam Alert Withdrawn']));
      expect(JSON.stringify(items)).not.toMatch(named);
      expect(JSON.stringify(items)).toContain(target.replaceAll('.', '[.]'));
    });
  });
});
