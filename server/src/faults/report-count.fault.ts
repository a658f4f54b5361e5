import { contentDefaults } from '@redflag/shared/reports';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { beginImport } from '#modules/reports/index.ts';
import { mergeAllCounts, recount } from '#modules/stats/index.ts';
import { recountAllTargets } from '#modules/targets/index.ts';
import { users } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  PASSWORD,
  photograph,
  startSession,
  submitReport,
} from '#testing/factories.ts';
import { startTwoInstances } from '#testing/two-instances.ts';

const OPERATIONS = 1_000;
const AT_ONCE = 20;
const FEED = {
  name: 'A feed',
  account: { username: 'Imported reports', email: 'a-feed@feeds.invalid' },
} as const;

test('after 1,000 mixed operations on two instances every count of reports and on targets is exact', async () => {
  await using instances = await startTwoInstances();
  const { server, second } = instances;
  const { database } = server.platform;
  const admin = await createClient(server, { role: 'admin' });
  const admins = [admin, await startSession(second, admin.user)];
  const people: Client[][] = [];
  for (let count = 0; count < 12; count += 1) people.push(await instances.createClients());
  const picture = { content: await photograph(64), name: 'a.jpg' };
  const begun = await beginImport(server.platform, FEED, null);
  const filed: string[] = [];
  const answers = new Map<string, number>();

  const file = async (client: Client, number: number) => {
    // Many report the same few targets.
    const target = `count-${number % 7}.example.com`;
    const answer = await submitReport(client, { target }, picture);
    if (answer.statusCode === 201) filed.push(answer.json().id);
    return answer.statusCode;
  };
  const imported = async (number: number) => {
    const row = (part: number) => ({
      ...contentDefaults,
      // Every second entry is sent twice.
      key: `entry-${Math.floor(number / 2)}-${part}`,
      category: 'website' as const,
      subcategory: null,
      type: 'Phishing' as const,
      target: part === 1 ? `count-${number % 7}.example.com` : 'feed.example.com',
      description: 'As the feed says.',
      status: 'Pending' as const,
      createdAt: new Date(),
      decidedAt: new Date(),
    });
    await begun.add([row(1), row(2)], (added) => ({ read: 2, added, known: 2 - added, bad: 0 }));
    return 200;
  };

  async function operate(number: number): Promise<number> {
    const side = number % 2;
    const office = admins[side] as Client;
    const person = people[(number * 7) % people.length]?.[side] as Client;
    const id = filed[(number * 13) % Math.max(1, filed.length)];
    const kind = number % 10;
    // Four of the people delete their accounts along the way, and return with the same mailbox.
    if (number % 250 === 249) {
      const place = Math.floor(number / 250) % people.length;
      const leaving = people[place]?.[side] as Client;
      const left = await leaving.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
      const email = leaving.user.email.replace('@', `+${number}@`);
      const returned = await createClient(server, { email });
      people[place] = [returned, await startSession(second, returned.user)];
      return left.statusCode;
    }
    if (number % 60 === 45) {
      const status = number % 120 === 45 ? 'suspended' : 'active';
      const path = `/v1/users/${people[5]?.[0]?.user.id}`;
      return (await office.request('PATCH', path, { status, reason: 'Spam' })).statusCode;
    }
    if (number % 60 === 15) {
      const { items } = (await office.request('GET', '/v1/cases?limit=50')).json();
      if (items.length === 0) return file(person, number);
      const { id: targetId } = items[number % items.length].target;
      const waiting = (await office.request('GET', `/v1/cases/${targetId}`)).json().reports;
      const reports = waiting.map((report: { id: string }) => report.id);
      const clearing = { reason: 'An honest shop', reports };
      return (await office.request('PUT', `/v1/targets/${targetId}/cleared`, clearing)).statusCode;
    }
    if (number % 40 === 39) {
      // Two numbers go from one to the other. As the product does, which begins again after a deadlock.
      const phone = `+234803120000${Math.floor(number / 80) % 2}`;
      const isVerified = number % 80 === 39;
      await database.transaction(async (transaction) => {
        await transaction
          .update(users)
          .set({ phone: null, phoneVerifiedAt: null })
          .where(eq(users.phone, phone));
        await transaction
          .update(users)
          .set({
            phone,
            phoneVerifiedAt: isVerified ? new Date() : null,
            ...(isVerified && { phonePrint: server.platform.pepper.print('phone', phone) }),
          })
          .where(eq(users.id, person.user.id));
      });
      return 200;
    }
    if (number % 40 === 19) {
      return (await person.request('PATCH', '/v1/me', { username: `Ada ${number}` })).statusCode;
    }
    if (number % 50 === 0) await mergeAllCounts(server.platform);
    if (number % 150 === 0) await recount(second.platform);
    if (kind < 5 || !id) return file(person, number);
    if (kind === 5) return imported(number);
    if (number % 100 === 46) {
      // Decided, and then taken back.
      const answer = await submitReport(
        person,
        { target: `count-${number % 7}.example.com` },
        picture,
      );
      if (answer.statusCode !== 201) return answer.statusCode;
      const path = `/v1/reports/${answer.json().id}`;
      await office.request('PATCH', path, { status: 'Rejected', reason: 'Because' });
      return (await person.request('DELETE', path)).statusCode;
    }
    if (kind === 6) return (await person.request('DELETE', `/v1/reports/${id}`)).statusCode;
    if (kind === 7) return (await office.request('DELETE', `/v1/reports/${id}`)).statusCode;
    if (number % 30 === 8) {
      const flag = { reason: 'about-me' };
      return (await person.request('POST', `/v1/reports/${id}/flags`, flag)).statusCode;
    }
    if (number % 30 === 18) {
      const change = { reportIds: filed.slice(-9), status: number % 4 ? 'Closed' : 'Pending' };
      return (await office.request('POST', '/v1/reports/status', change)).statusCode;
    }
    const status = ['Resolved', 'Under Review', 'Rejected', 'Closed'][number % 4];
    const change = { status, reason: 'Because', flagged: true };
    return (await office.request('PATCH', `/v1/reports/${id}`, change)).statusCode;
  }

  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < OPERATIONS) {
        const number = next;
        next += 1;
        const status = await operate(number);
        answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
      }
    }),
  );

  const known = ['200', '201', '204', '401', '403', '404', '409'];
  expect([...answers.keys()].filter((status) => !known.includes(status))).toEqual([]);
  expect(answers.get('201')).toBeGreaterThan(300);
  const { rows } = await database.execute(sql`
    select username, report_count, (select count(*)::int from reports where reporter_id = users.id)
    from users where report_count <> (select count(*) from reports where reporter_id = users.id)`);
  expect(rows).toEqual([]);
  expect(Math.max(...(await recount(server.platform)).values())).toBe(0);
  expect(await recountAllTargets(server.platform)).toBe(0);
  const counted = await database.execute(sql`
    select (select count(*)::int from nameless_decisions) as nameless,
      (select count(*)::int from target_reporters where same_as is not null) as joined,
      (select count(*)::int from targets where cleared_at is not null) as cleared`);
  for (const [name, count] of Object.entries(counted.rows[0] ?? {})) {
    expect([name, count]).not.toEqual([name, 0]);
  }
});
