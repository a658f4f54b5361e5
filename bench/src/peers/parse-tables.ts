import pg from 'pg';

/** Returns the token of a user's session in Parse Server. Every user has one. */
export const parseToken = (userId: string) => `r:${userId}`;

/** Copies the product's rows to the tables that Parse Server has created. */
const rows = [
  `insert into "_User" ("objectId", "createdAt", "updatedAt", username, email, "emailVerified",
     name, phone, "phoneVerified", role, status, "reportCount", _rperm, _wperm)
   select id, created_at, created_at, email, email, email_verified_at is not null,
     username, phone, phone_verified_at is not null, role, status, report_count,
     array[id::text], array[id::text]
   from users`,
  `insert into "_Session" ("objectId", "createdAt", "updatedAt", "sessionToken", "user",
     "expiresAt", "createdWith")
   select id, now(), now(), 'r:' || id, id, now() + interval '1 year',
     '{"action": "login", "authProvider": "password"}'
   from users`,
  `insert into "_Role" ("objectId", "createdAt", "updatedAt", name, _rperm, _wperm)
   values ('admin', now(), now(), 'admin', '{*}', '{}')`,
  `insert into "_Join:users:_Role" ("relatedId", "owningId")
   select id, 'admin' from users where role = 'admin'`,
  `insert into "Report" ("objectId", "createdAt", "updatedAt", category, subcategory, type, target,
     "targetKey", description, status, reporter, "reportedBy", evidence, "evidenceSource")
   select reports.id, reports.created_at, reports.created_at, categories.label, subcategories.label,
     type, target, target_key, description, reports.status, reporter_id, users.username,
     replace(evidence_key, '/', '_'), evidence_source
   from reports
   join categories on categories.id = reports.category_id
   left join subcategories on subcategories.id = subcategory_id
   left join users on users.id = reporter_id`,
  `insert into "Notification" ("objectId", "createdAt", "updatedAt", "user", type, title, content,
     read, report, _rperm, _wperm)
   select id, created_at, created_at, user_id, type, title, content, read, report_id,
     array[user_id::text], array[user_id::text]
   from notifications`,
];

/** Indexes for the queries of the scenarios. Parse Server orders only by date. */
const indexes = [
  'on "Report" (category, "targetKey", "createdAt" desc)',
  'on "Report" (status, "createdAt" desc)',
  'on "Report" (reporter, "createdAt" desc)',
  'on "Report" using gin (target gin_trgm_ops)',
  'on "Notification" ("user", "createdAt" desc)',
  'on "Notification" ("user") where read = false',
  'on "_Session" ("user")',
];
const uniqueIndexes = ['on "_Session" ("sessionToken")'];

const tables = ['_User', '_Session', '_Role', '_Join:users:_Role', 'Report', 'Notification'];

/** Fills Parse Server's empty tables from the product's in the same database, and indexes them. */
export async function fillParseTables(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (const statement of rows) await database.query(statement);
    for (const index of indexes) await database.query(`create index ${index}`);
    for (const index of uniqueIndexes) await database.query(`create unique index ${index}`);
    for (const table of tables) await database.query(`vacuum analyze "${table}"`);
  } finally {
    await database.end();
  }
}
