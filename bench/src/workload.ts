import pg from 'pg';
import sharp from 'sharp';
import type { Person } from './people.ts';
import { makePeople } from './people.ts';

/** Rows of each page that is asked for. */
export const PAGE = 20;
const DEEP_PAGE = 1_000;
const TARGETS = 1_000;
const USERS = 100;
/** So many that the server does not know most of their sessions yet. */
const SEARCHERS = 10_000;
/** Several, since each may ask for only so many overviews a minute. */
const ADMINS = 20;
/** How many reports each user of the workload has, whatever the size of the database. */
const OWN_REPORTS = 20;
const PICTURE_BYTES = 200_000;

interface Target {
  category: string;
  subcategory: string | null;
  target: string;
  targetKey: string;
}

/** What requests use; the same for every server. */
export type Workload = Awaited<ReturnType<typeof drawWorkload>>;

/**
 * Draws the workload from a filled database and signs its people in. Its users are new and have the
 * same number of reports in every database, so that sizes can be compared.
 */
export async function drawWorkload(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const users = await makePeople(database, USERS);
    await fileReports(database, users);
    await fillAuditLog(database);
    const { rows: targets } = await database.query<Target>(
      `select c.value as category, r.target, t.key as "targetKey", s.value as subcategory
       from reports r join categories c on c.id = r.category_id join targets t on t.id = r.target_id
       left join subcategories s on s.id = r.subcategory_id
       where r.reporter_id <> all ($1) order by md5(r.id::text) limit $2`,
      [users.map(({ id }) => id), TARGETS],
    );
    const { rows: deep } = await database.query<{ createdAt: Date; id: string }>(
      `select created_at as "createdAt", id from reports where status = 'Pending'
       order by created_at desc, id desc
       offset least($1, (select count(*) from reports where status = 'Pending') - $2) - 1 limit 1`,
      [PAGE * (DEEP_PAGE - 1), PAGE],
    );
    const [deepPage] = deep;
    if (!deepPage) throw new Error('The database is not filled.');
    const { rows: ranges } = await database.query<{ range: string }>(
      `select report_range as range from users where report_range is not null
       group by report_range having count(*) >= $1 order by report_range`,
      [PAGE],
    );
    const searchers = await makePeople(database, SEARCHERS);
    const admins = await makePeople(database, ADMINS, 'admin');
    await database.query('analyze');
    const white = { width: 16, height: 16, channels: 3, background: 'white' } as const;
    return {
      /** Targets that somebody reported. */
      targets,
      /** Targets that nobody reported. */
      unknown: Array.from({ length: TARGETS }, (_, number) => nameUnknown(number)).flat(),
      /** Users without reports. */
      searchers,
      /** Users who filed reports. */
      users,
      admins,
      /** The last row of page 999 of the Pending reports. */
      deepPage,
      /** Ranges of report counts to filter users by, each with at least a page of users. */
      ranges: ranges.map(({ range }) => range),
      /** Texts to search for in one's own reports. */
      contains: ['secure', 'pay', 'bonus', '803', 'login', 'gmail'],
      /** A JPEG as messengers send it. */
      picture: await drawPicture(),
      /** A tiny JPEG, because a report needs a picture. */
      smallPicture: await sharp({ create: white }).jpeg().toBuffer(),
    };
  } finally {
    await database.end();
  }
}

/** Returns an email, a phone number and a wallet that nobody reported. */
function nameUnknown(number: number): Target[] {
  const digits = String(number).padStart(6, '0');
  const email = `nobody-${digits}@example.org`;
  const wallet = `0x${digits.padStart(40, 'f')}`;
  return [
    { category: 'email', subcategory: null, target: email, targetKey: email },
    {
      category: 'phone-number',
      subcategory: null,
      target: `0809 9${digits}`,
      targetKey: `+2348099${digits}`,
    },
    { category: 'crypto-wallet', subcategory: null, target: wallet, targetKey: wallet },
  ];
}

/** Files copies of some existing reports for each user, with a notification for each. */
async function fileReports(database: pg.Client, users: Person[]): Promise<void> {
  const ids = users.map(({ id }) => id);
  await database.query(
    `insert into reports (id, category_id, subcategory_id, type, target, target_id,
       description, status, reporter_id, created_at)
     select gen_random_uuid(), category_id, subcategory_id, type, target, target_id,
       description, status, reporters.id, created_at
     from (select *, row_number() over (order by md5(id::text)) as number from reports) copied
     join unnest($1::uuid[]) with ordinality reporters (id, number)
       on copied.number between reporters.number * $2 and reporters.number * $2 + $2 - 1`,
    [ids, OWN_REPORTS],
  );
  await database.query(
    `insert into notifications (id, user_id, kind, parameters, report_id, created_at)
     select gen_random_uuid(), reporter_id, 'report-waiting',
       jsonb_build_object('target', target), id, created_at
     from reports where reporter_id = any ($1)`,
    [ids],
  );
}

/** Notes a decision on three of ten reports, by one of a few administrators. */
async function fillAuditLog(database: pg.Client): Promise<void> {
  await database.query(
    `insert into audit_log (id, actor, action, subject, subject_id, before, created_at)
     select gen_random_uuid(), 'Admin ' || number % 7, 'report.status', target, id,
       jsonb_build_object('reporterId', reporter_id), created_at
     from (select *, row_number() over (order by created_at) as number from reports) decided
     where number % 10 < 3`,
  );
}

/** Draws a picture as large as a photograph from a messenger: 1280 by 960 pixels, about 200 KB. */
async function drawPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const create = { width: 1_280, height: 960, channels: 3, background: 'white', noise } as const;
  const drawn = await sharp({ create }).blur(1.2).png({ compressionLevel: 1 }).toBuffer();
  for (let quality = 60; ; quality += 2) {
    const picture = await sharp(drawn).jpeg({ quality }).toBuffer();
    if (picture.length >= PICTURE_BYTES || quality === 98) return picture;
  }
}

/** Returns a function that draws the items in order, and after the last starts again. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let drawn = 0;
  return () => {
    const item = items[drawn % items.length];
    drawn += 1;
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  };
}
