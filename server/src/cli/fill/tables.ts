import type { Category } from '@redflag/shared/categories';
import { contentFields } from '@redflag/shared/reports';
import type { Value } from '#cli/copy.ts';
import { contentColumns } from '#platform/database/schema.ts';
import { notificationsAt } from './notifications.ts';
import type { Plan } from './plan.ts';
import { isoAt } from './plan.ts';
import { postsOf } from './posts.ts';
import { uuidOf } from './random.ts';
import type { FilledReport } from './reports.ts';
import { countTargets, filingAt, reportAt, targetAt } from './reports.ts';
import { changesOf } from './status-changes.ts';
import type { Target } from './targets.ts';
import { userAt } from './users.ts';

/** What the rows need besides their plan. */
export interface Surroundings {
  /** The hash of the password that all users share. */
  passwordHash: string;
  categories: Category[];
  /** The administrator who set statuses and wrote posts; null if there is none. */
  reviewerId: string | null;
  /** Returns in hexadecimal digits what an account is recognised by. */
  mailboxPrint: (email: string) => string;
  /** Returns the key of a report's picture. */
  evidenceKey: (reportId: string) => string;
}

export interface Table {
  name: string;
  /** Their names in SQL. */
  columns: string[];
  rows: Iterable<readonly Value[]>;
}

/** The table of the ids and keys of targets, some twice, while a database is filled. */
export const FILLED_TARGETS = 'filled_targets';

/** Returns the tables to fill, each after those it refers to. Rows are made while they are read. */
export function tablesOf(plan: Plan, surroundings: Surroundings): Table[] {
  return [
    {
      name: 'users',
      columns: [
        ...[
          'id',
          'username',
          'email',
          'email_verified_at',
          'status',
          'created_at',
          'mailbox_print',
        ],
      ],
      rows: each(plan.users, (row) => {
        const { id, username, email, suspended, createdAt } = userAt(plan, row);
        const moment = isoAt(createdAt);
        const print = `\\x${surroundings.mailboxPrint(email)}`;
        return [[id, username, email, moment, suspended ? 'suspended' : 'active', moment, print]];
      }),
    },
    {
      name: 'credentials',
      columns: ['user_id', 'password_hash', 'changed_at'],
      rows: each(plan.users, (row) => {
        const { id, createdAt } = userAt(plan, row);
        return [[id, surroundings.passwordHash, isoAt(createdAt)]];
      }),
    },
    {
      name: FILLED_TARGETS,
      columns: ['id', 'key'],
      rows: each(countTargets(plan), (row) => {
        const target = targetAt(plan, row);
        return [[targetIdOf(plan, target), target.key]];
      }),
    },
    reportsTable(plan, surroundings),
    {
      name: 'report_status_changes',
      columns: [
        ...['id', 'report_id', 'from_status', 'to_status', 'reason', 'changed_by', 'changed_at'],
      ],
      rows: each(plan.reports, (row) => {
        const { id: reportId, createdAt } = filingAt(plan, row);
        return changesOf(plan, row, createdAt).map(({ id, from, to, reason, changedAt }) => [
          ...[id, reportId, from, to, reason, surroundings.reviewerId, isoAt(changedAt)],
        ]);
      }),
    },
    {
      name: 'notifications',
      columns: ['id', 'user_id', 'kind', 'parameters', 'read', 'report_id', 'created_at'],
      rows: each(plan.reports, (row) =>
        notificationsAt(plan, row).map((it) => [
          ...[it.id, it.userId, it.kind, JSON.stringify(it.parameters), it.read, it.reportId],
          isoAt(it.createdAt),
        ]),
      ),
    },
    {
      name: 'posts',
      columns: ['id', 'title', 'body', 'image_key', 'author_id', 'created_at'],
      rows: postsOf(plan).map(({ id, title, body, imageKey, createdAt }) => [
        ...[id, title, body, imageKey, surroundings.reviewerId],
        isoAt(createdAt),
      ]),
    },
  ];
}

function reportsTable(plan: Plan, { categories, evidenceKey }: Surroundings): Table {
  const idsOf = categoryIds(categories);
  return {
    name: 'reports',
    columns: [
      ...['id', 'category_id', 'subcategory_id'],
      ...['target_id', 'reporter_token', 'resolved_at'],
      ...contentFields.map((field) => contentColumns[field].name),
      ...['status', 'reporter_id', 'evidence_key', 'evidence_source', 'created_at'],
    ],
    rows: each(plan.reports, (row) => {
      const report = reportAt(plan, row);
      const { id, status, reporterId, evidenceSource, createdAt } = report;
      const hasPicture = row >= plan.reports - (plan.pictures ?? plan.reports);
      const evidence = hasPicture ? [evidenceKey(id), evidenceSource] : [null, null];
      return [
        [
          ...[id, ...idsOf(report)],
          ...placeOf(plan, row, report),
          ...contentFields.map((field) => report[field]),
          ...[status, reporterId, ...evidence, isoAt(createdAt)],
        ],
      ];
    }),
  };
}

function targetIdOf(plan: Plan, { category, key }: Pick<Target, 'category' | 'key'>): string {
  return uuidOf(plan.until, `${category}:${key}`);
}

/** Returns the ids of a report's target and reporter there, and when it was resolved. */
function placeOf(plan: Plan, row: number, report: FilledReport): Value[] {
  const { category, targetKey: key, reporterId, status, createdAt } = report;
  const targetId = targetIdOf(plan, { category, key });
  const last = status === 'Resolved' ? changesOf(plan, row, createdAt).at(-1) : undefined;
  return [targetId, uuidOf(plan.until, targetId + reporterId), last ? isoAt(last.changedAt) : null];
}

function* each(count: number, rowsOf: (row: number) => Value[][]): Generator<Value[]> {
  for (let row = 0; row < count; row++) yield* rowsOf(row);
}

/** Returns a function that looks up the ids of a report's category and subcategory. */
function categoryIds(categories: Category[]) {
  const ids = new Map(
    categories.map(({ id, value, subcategories }) => [
      value,
      { id, subcategories: new Map(subcategories.map((it) => [it.value, it.id])) },
    ]),
  );
  return ({ category, subcategory }: FilledReport): [string, string | null] => {
    const found = ids.get(category);
    if (!found) throw new Error(`The database has no category ${category}`);
    return [found.id, subcategory && (found.subcategories.get(subcategory) ?? null)];
  };
}
