import { categoryValueSchema } from '@redflag/shared/categories';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { parseToken } from './parse-tables.ts';
import type { Request, Scenario, Workload } from './peer.ts';
import { inTurn, LARGE_OPERATIONS, OPERATIONS, PAGE } from './peer.ts';

export const APP_ID = 'redflag';
export const REST_KEY = 'rest';
export const MOUNT = '/parse';

type Rows = Record<string, unknown>;
type Target = Workload['targets'][number];

const pointer = (className: string, objectId: string) => ({
  __type: 'Pointer',
  className,
  objectId,
});

const headersOf = (userId: string) => ({
  'X-Parse-Application-Id': APP_ID,
  'X-Parse-REST-API-Key': REST_KEY,
  'X-Parse-Session-Token': parseToken(userId),
});

const get = (path: string, userId: string): Request => ({
  path: `${MOUNT}${path}`,
  headers: headersOf(userId),
});

const newest = (where: Rows): Rows => ({ where, order: '-createdAt', limit: PAGE });

const find = (className: string, query: Rows, userId: string): Request =>
  get(
    `/classes/${className}?${new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )}`,
    userId,
  );

const batch = (requests: Rows[], userId: string): Request => ({
  method: 'POST',
  path: `${MOUNT}/batch`,
  headers: { ...headersOf(userId), 'Content-Type': 'application/json' },
  body: JSON.stringify({ requests }),
});

const labelOf = (category: string) => categoryLabel(categoryValueSchema.parse(category));

/**
 * Creates a report and its two notifications, as the product does: one batch without a transaction,
 * with an id that the client chooses. Neither a batch in a transaction nor cloud code after the
 * report was faster. The client sends the target's key; nothing is checked, and no count is kept.
 */
function create(
  { category, target, targetKey }: Target,
  user: Workload['users'][number],
  evidence: Rows,
) {
  const id = '{{id}}';
  const notification = (type: string, title: string, content: string) => ({
    method: 'POST',
    path: `${MOUNT}/classes/Notification`,
    body: {
      user: pointer('_User', user.id),
      type,
      title,
      content,
      read: false,
      report: pointer('Report', id),
      ACL: { [user.id]: { read: true, write: true } },
    },
  });
  const report = {
    method: 'POST',
    path: `${MOUNT}/classes/Report`,
    body: {
      objectId: id,
      category: labelOf(category),
      type: 'Scam',
      target,
      targetKey,
      description: 'They asked for the code that came by SMS.',
      status: 'Pending',
      reporter: pointer('_User', user.id),
      reportedBy: user.username,
      ...evidence,
    },
  };
  return batch(
    [
      report,
      notification(
        'successful submission',
        'Report Submitted',
        `Submitted: ${target}. Thank you for protecting others.`,
      ),
      notification(
        'report',
        'Report Under Review',
        `Waiting: ${target}. An administrator will review your report. We will notify you when its status changes.`,
      ),
    ],
    user.id,
  );
}

/** Returns operations on Parse Server's REST API, as a client performs them. */
export function parseOperations(scenario: Scenario, workload: Workload): Request[][] {
  const nextUser = inTurn(workload.users);
  const nextTarget = inTurn(workload.targets);
  const nextText = inTurn(workload.contains);
  const nextAdmin = inTurn(workload.admins);
  const pending = (key: Rows) =>
    find('Report', newest({ status: 'Pending', ...key }), nextAdmin().id);
  const each = (make: () => Request) => Array.from({ length: OPERATIONS }, () => [make()]);

  switch (scenario) {
    case 'search':
      return each(() => {
        const { category, targetKey } = nextTarget();
        return find('Report', newest({ category: labelOf(category), targetKey }), nextUser().id);
      });
    case 'list':
      return each(() => pending({}));
    case 'list page 1,000': {
      // By key, because `skip` would read all earlier pages.
      const iso = workload.deepPage.createdAt.toISOString();
      return each(() => pending({ createdAt: { $lt: { __type: 'Date', iso } } }));
    }
    case 'own contains':
      return each(() => {
        const { id } = nextUser();
        const target = { $regex: `\\Q${nextText()}\\E`, $options: 'i' };
        return find('Report', newest({ reporter: pointer('_User', id), target }), id);
      });
    case 'create':
      return each(() => create(nextTarget(), nextUser(), {}));
    case 'create with picture':
      return createWithPicture(workload);
    case 'notifications':
      // One batch is faster than two requests: the page, and the unread count without rows.
      return each(() => {
        const { id } = nextUser();
        const user = pointer('_User', id);
        const path = `${MOUNT}/classes/Notification`;
        return batch(
          [
            { method: 'GET', path, body: newest({ user }) },
            { method: 'GET', path, body: { where: { user, read: false }, count: 1, limit: 0 } },
          ],
          id,
        );
      });
    case 'me':
      return each(() => get('/users/me', nextUser().id));
  }
}

/** Uploads the file, which is stored unchanged, then creates the report that names it. */
function createWithPicture({ users, targets, picture }: Workload): Request[][] {
  const nextUser = inTurn(users);
  const nextTarget = inTurn(targets);
  return Array.from({ length: LARGE_OPERATIONS }, () => {
    const user = nextUser();
    return [
      {
        method: 'POST',
        path: `${MOUNT}/files/evidence.jpg`,
        headers: { ...headersOf(user.id), 'Content-Type': 'image/jpeg' },
        body: picture,
      },
      create(nextTarget(), user, {
        evidence: { __type: 'File', name: '{{name}}' },
        evidenceSource: 'evidence.jpg',
      }),
    ];
  });
}

/** Counts the rows in an answer of Parse Server: of a batch, the first part's or those created. */
export function parseRowsIn(scenario: Scenario, body: string): number {
  const answer = JSON.parse(body);
  if (scenario === 'me') return answer.objectId ? 1 : 0;
  if (scenario === 'notifications') return answer[0].success.results.length;
  if (scenario === 'create' || scenario === 'create with picture')
    return answer.every((part: { success?: unknown }) => part.success) ? 1 : 0;
  return answer.results.length;
}
