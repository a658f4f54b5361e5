import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { subcategoryLabel } from '@redflag/shared/categories/subcategory.words';
import { wordNotification } from '@redflag/shared/notifications/notification.words';
import { THUMBNAIL_PIXELS } from '@redflag/shared/pictures';
import pg from 'pg';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';

/*
 * The upper bound: a hand-written server with the product's SQL and JSON. It has no validation,
 * permissions, limits, log or security headers, and looks up each session only once. To create a
 * report, it encodes the picture as the product does, stores both sizes and inserts one row.
 * It reads DATABASE_URL and PICTURES, a folder, and listens on PORT.
 */

// As in the product.
sharp.concurrency(1);
sharp.cache(false);
const JPEG = { quality: 85, optimiseCoding: false };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const sessions = new Map<string, Promise<string>>();

function findUser(cookie: string): Promise<string> {
  const token = cookie.slice(cookie.indexOf('=') + 1);
  const known = sessions.get(token);
  if (known) return known;
  const found = pool
    .query('select user_id as id from sessions where token_hash = sha256($1)', [Buffer.from(token)])
    .then(({ rows }) => String(rows[0].id));
  sessions.set(token, found);
  return found;
}

const newest = 'order by created_at desc, id desc limit 21';
const reportsIn = (rows: string, total = 'null') => `
  select r.id, r.target, c.value as category, s.value as subcategory, r.type, r.description,
    r.status, r.reporter_id as "reporterId",
    (select json_build_object('username', username, 'role', role, 'email', email)
      from users u where u.id = r.reporter_id) as reporter,
    r.evidence_key as "evidenceKey", r.evidence_source as "evidenceSource",
    r.created_at as "createdAt", r.target_id as "targetId", r.hidden_by as "hiddenBy",
    (select array_agg(reason) from flags f where f.report_id = r.id and settled_at is null) as flags,
    ${total} as total
  from (${rows} ${newest}) r
  join categories c on c.id = r.category_id
  left join subcategories s on s.id = r.subcategory_id
  order by r.created_at desc, r.id desc`;

const ofStatus =
  '(select coalesce(sum(count), 0)::int as total from report_counts where status = $1)';

const statements = {
  search: `
    with recorded as (
      insert into target_searches (user_id, category_id, target_key)
      select $3::uuid, c.id, $2::text
      from categories c, (select set_config('synchronous_commit', 'off', true)) hasty
      where c.value = $1 and not exists (
        select from target_searches s
        where s.user_id = $3::uuid and s.category_id = c.id and s.target_key = $2
          and s.searched_at > now() - interval '1 hour'
      )
      on conflict (user_id, category_id, target_key) do update set searched_at = now()
    ) ${reportsIn(`
    select r.* from targets t cross join lateral (
      select * from reports where target_id = t.id ${newest}
    ) r where t.category_id = (select id from categories where value = $1) and t.key = $2`)}`,
  list: reportsIn('select * from reports where status = $1', ofStatus),
  deepList: reportsIn(
    'select * from reports where status = $1 and (created_at, id) < ($2, $3)',
    ofStatus,
  ),
  notifications: `select id, kind, parameters, read, report_id as "reportId",
      created_at as "createdAt",
      (select count(*)::int from notifications where user_id = $1 and not read) as unread
    from notifications where user_id = $1 ${newest}`,
  me: `select id, username, email, phone, null as "photoUrl", role, status,
      email_verified_at is not null as "emailVerified",
      phone_verified_at is not null as "phoneVerified", report_count as "reportCount",
      status_mails as "statusMails", created_at as "createdAt"
    from users where id = $1`,
  create: `
    insert into reports (id, category_id, subcategory_id, type, target, target_id, description,
      reporter_id, evidence_key, evidence_source)
    select $1, c.id, s.id, 'Scam', $2, find_target(gen_random_uuid(), c.id, lower($2), $2, $4), $3, $4, $5, 'picture.jpg'
    from categories c left join subcategories s on s.category_id = c.id and s.value = $7
    where c.value = $6 returning created_at`,
};

async function rows(name: keyof typeof statements, values: unknown[]) {
  return (await pool.query({ name, text: statements[name], values })).rows;
}

function toPage<Row extends { createdAt: Date; id: string }>(found: Row[]) {
  const items = found.slice(0, 20);
  const last = found.length > 20 ? items.at(-1) : undefined;
  const key = last && JSON.stringify([last.createdAt, last.id]);
  return { items, nextCursor: key ? Buffer.from(key).toString('base64url') : null };
}

function toReports(found: Awaited<ReturnType<typeof rows>>, userId: string, isAdmin: boolean) {
  const { items, nextCursor } = toPage(found);
  return {
    items: items.map(({ reporter, reporterId, evidenceKey, evidenceSource, total, ...report }) => ({
      ...report,
      category: categoryLabel(report.category),
      subcategory: report.subcategory && subcategoryLabel(report.subcategory),
      reportedBy: reporter?.username ?? 'Deleted user',
      reporterId: isAdmin ? reporterId : null,
      evidence: evidenceKey
        ? { url: `/v1/reports/${report.id}/evidence`, source: evidenceSource ?? '' }
        : null,
      own: reporterId === userId,
    })),
    nextCursor,
    total: found[0]?.total ?? null,
  };
}

async function create(request: IncomingMessage, userId: string) {
  const { 'content-type': contentType = '' } = request.headers;
  const body = new Response(await buffer(request), { headers: { 'content-type': contentType } });
  const { evidence, ...fields } = Object.fromEntries(await body.formData());
  if (!(evidence instanceof Blob)) throw new Error('There is no picture.');
  const picture = sharp(await evidence.arrayBuffer()).autoOrient();
  const flat = picture.flatten({ background: 'white' }).jpeg(JPEG);
  const { data: full, info } = await flat.toBuffer({ resolveWithObject: true });
  const id = uuidv7();
  const path = join(process.env.PICTURES ?? '', id);
  const writing = [writeFile(`${path}.jpg`, full, { flush: true })];
  if (Math.max(info.width, info.height) > THUMBNAIL_PIXELS) {
    const small = sharp(full).resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside' });
    const thumbnail = await small.jpeg(JPEG).toBuffer();
    writing.push(writeFile(`${path}.thumb.jpg`, thumbnail, { flush: true }));
  }
  await Promise.all(writing);
  const { category, subcategory, target, description } = fields;
  const values = [id, target, description, userId, `bare/${id}.jpg`, category, subcategory];
  const [created] = await rows('create', values);
  return { id, ...fields, createdAt: created.created_at };
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (pathname === '/readyz') return {};
  const userId = await findUser(request.headers.cookie ?? '');
  if (request.method === 'POST') return create(request, userId);
  const [category, status, cursor] = ['category', 'status', 'cursor'].map((name) =>
    searchParams.get(name),
  );
  if (pathname === '/v1/me') return (await rows('me', [userId]))[0];
  if (pathname === '/v1/me/notifications') {
    const found = await rows('notifications', [userId]);
    const page = toPage(found);
    const items = page.items.map(({ unread, kind, parameters, ...item }) => ({
      ...item,
      ...wordNotification({ kind, parameters }),
    }));
    return { ...page, items, unread: found[0]?.unread ?? 0 };
  }
  if (category) {
    const key = decodeURI(String(request.headers['x-target-key']));
    return toReports(await rows('search', [category, key, userId]), userId, false);
  }
  const after = cursor && JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const found = after ? await rows('deepList', [status, ...after]) : await rows('list', [status]);
  return toReports(found, userId, true);
}

createServer((request, response) => {
  answer(request).then(
    (found) => {
      const body = JSON.stringify(found);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env.PORT));
