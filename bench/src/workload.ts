import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import type { Workload } from './peers/peer.ts';
import { PAGE } from './peers/peer.ts';

const TARGETS = 1_000;
const USERS = 100;
/** Several, since each may ask for only so many overviews a minute. */
const ADMINS = 20;
/** How many reports each user of the workload has, whatever the size of the database. */
const OWN_REPORTS = 20;
const DEEP_PAGE = 1_000;
const PICTURE_BYTES = 200_000;

/**
 * Draws the workload from a filled database and signs its people in there. Its users are new and
 * have the same number of reports in every database, so that sizes can be compared.
 */
export async function drawWorkload(databaseUrl: string): Promise<Workload> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const users = await addUsers(database);
    const { rows: targets } = await database.query<Workload['targets'][number]>(
      `select c.value as category, r.category_id as "categoryId", r.target,
         r.target_key as "targetKey", s.value as subcategory
       from reports r join categories c on c.id = r.category_id
       left join subcategories s on s.id = r.subcategory_id
       where r.reporter_id <> all ($1) order by md5(r.id::text) limit $2`,
      [users.map(({ id }) => id), TARGETS],
    );
    const { rows: deep } = await database.query<Workload['deepPage']>(
      `select created_at as "createdAt", id from reports where status = 'Pending'
       order by created_at desc, id desc offset $1 limit 1`,
      [Math.min(PAGE * (DEEP_PAGE - 1), (await countPending(database)) - PAGE) - 1],
    );
    const [deepPage] = deep;
    if (!deepPage) throw new Error('The database is not filled.');
    const { rows: ranges } = await database.query<{ range: string }>(
      `select report_range as range from users where report_range is not null
       group by report_range having count(*) >= $1 order by report_range`,
      [PAGE],
    );
    await database.query('analyze');
    return {
      targets,
      users,
      admins: await addAdmins(database),
      deepPage,
      ranges: ranges.map(({ range }) => range),
      contains: ['secure', 'pay', 'bonus', '803', 'login', 'gmail'],
      picture: await drawPicture(),
      smallPicture: await sharp({
        create: { width: 16, height: 16, channels: 3, background: 'white' },
      })
        .jpeg()
        .toBuffer(),
    };
  } finally {
    await database.end();
  }
}

async function countPending(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from reports where status = 'Pending'`,
  );
  return Number(rows[0]?.count);
}

/** Adds accounts that each have copies of some existing reports, with a notification for each. */
async function addUsers(database: pg.Client): Promise<Workload['users']> {
  const users = Array.from({ length: USERS }, (_, number) => ({
    id: uuidv7(),
    username: `Bench ${number}`,
  }));
  const ids = users.map(({ id }) => id);
  await database.query(
    `insert into users (id, username, email, email_verified_at)
     select id, name, id || '@gmail.com', now() from unnest($1::uuid[], $2::text[]) made (id, name)`,
    [ids, users.map(({ username }) => username)],
  );
  await database.query(
    `insert into reports (id, category_id, subcategory_id, type, target, target_key, target_id,
       description, status, reporter_id, created_at)
     select gen_random_uuid(), category_id, subcategory_id, type, target, target_key, target_id,
       description, status, reporters.id, created_at
     from (select *, row_number() over (order by md5(id::text)) as number from reports) copied
     join unnest($1::uuid[]) with ordinality reporters (id, number)
       on copied.number between reporters.number * $2 and reporters.number * $2 + $2 - 1`,
    [ids, OWN_REPORTS],
  );
  await database.query(
    `insert into notifications (id, user_id, type, title, content, report_id, created_at)
     select gen_random_uuid(), reporter_id, 'report', 'Report Under Review',
       'An administrator will review your report on ' || target || '.', id, created_at
     from reports where reporter_id = any ($1)`,
    [ids],
  );
  const signedIn: Workload['users'] = [];
  for (const user of users) {
    signedIn.push({ ...user, token: await addSession(database, user.id) });
  }
  return signedIn;
}

async function addAdmins(database: pg.Client): Promise<Workload['admins']> {
  const { rows } = await database.query<{ id: string }>(
    `insert into users (id, username, email, email_verified_at, role)
     select id, 'Bench', id || '@gmail.com', now(), 'admin'
     from unnest($1::uuid[]) as made(id) returning id`,
    [Array.from({ length: ADMINS }, () => uuidv7())],
  );
  const signedIn: Workload['admins'] = [];
  for (const { id } of rows) signedIn.push({ id, token: await addSession(database, id) });
  return signedIn;
}

async function addSession(database: pg.Client, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  // Last seen tomorrow, so that the session outlasts every round.
  await database.query(
    `insert into sessions (id, token_hash, user_id, user_agent, last_seen_at)
     values ($1, $2, $3, '', now() + interval '1 day')`,
    [uuidv7(), createHash('sha256').update(token).digest(), userId],
  );
  return token;
}

/** Draws a picture as large as a photograph from a messenger: 1280 by 960 pixels, about 200 KB. */
async function drawPicture(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 1_280,
      height: 960,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .blur(1.2)
    .png({ compressionLevel: 1 })
    .toBuffer();
  let picture = Buffer.alloc(0);
  for (let quality = 60; quality <= 98 && picture.length < PICTURE_BYTES; quality += 2) {
    picture = await sharp(noise).jpeg({ quality }).toBuffer();
  }
  return picture;
}
