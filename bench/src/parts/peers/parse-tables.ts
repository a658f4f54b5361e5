import pg from 'pg';

const signedIn = { requiresAuthentication: true };
const permissions = { get: signedIn, find: signedIn, count: signedIn, create: signedIn };
const text = { type: 'String' };
const requiredText = { type: 'String', required: true };
const user = { type: 'Pointer', targetClass: '_User' };

/**
 * The classes as one would define them in Parse Server. A rule for everyone is a permission of the
 * class, which costs no query; rows of one person have an access list. Values are not checked (that
 * would need cloud code): an advantage for Parse Server.
 */
export const classes = [
  { className: '_User' },
  { className: '_Session' },
  { className: '_Role' },
  {
    className: 'Report',
    fields: {
      category: requiredText,
      subcategory: text,
      type: requiredText,
      target: requiredText,
      targetKey: requiredText,
      description: requiredText,
      status: { type: 'String', required: true, defaultValue: 'Pending' },
      reporter: user,
      /** The name beside the pointer, so that lists need not fetch users. */
      reportedBy: text,
    },
    classLevelPermissions: permissions,
  },
  {
    className: 'Notification',
    fields: {
      user,
      type: requiredText,
      title: requiredText,
      content: requiredText,
      read: { type: 'Boolean', required: true, defaultValue: false },
      report: { type: 'Pointer', targetClass: 'Report' },
    },
    classLevelPermissions: permissions,
  },
];

/** Returns the token of a user's session in Parse Server. Every user has one. */
export const sessionToken = (userId: string) => `r:${userId}`;

/** Copy the product's rows to Parse Server's tables, and index them for the queries that are measured. */
const statements = [
  `insert into "_User" ("objectId", "createdAt", "updatedAt", username, email, "emailVerified",
     _rperm, _wperm)
   select id, created_at, created_at, email, email, true, array[id::text], array[id::text]
   from users`,
  `insert into "_Session" ("objectId", "createdAt", "updatedAt", "sessionToken", "user",
     "expiresAt", "createdWith")
   select id, now(), now(), 'r:' || id, id, now() + interval '1 year',
     '{"action": "login", "authProvider": "password"}'
   from users`,
  `insert into "Report" ("objectId", "createdAt", "updatedAt", category, subcategory, type, target,
     "targetKey", description, status, reporter, "reportedBy")
   select reports.id, reports.created_at, reports.created_at, categories.value, subcategories.value,
     type, target, targets.key, description, reports.status, reporter_id, users.username
   from reports
   join categories on categories.id = reports.category_id
   join targets on targets.id = reports.target_id
   left join subcategories on subcategories.id = subcategory_id
   left join users on users.id = reporter_id`,
  'create index on "Report" (category, "targetKey", "createdAt" desc)',
  'create index on "Report" (status, "createdAt" desc)',
  'create index on "Report" (reporter, "createdAt" desc)',
  'create index on "Report" using gin (target gin_trgm_ops)',
  'create unique index on "_Session" ("sessionToken")',
  'vacuum analyze "_User", "_Session", "Report"',
];

/** Fills Parse Server's empty tables from the product's in the same database. */
export async function fillTables(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (const statement of statements) await database.query(statement);
  } finally {
    await database.end();
  }
}
