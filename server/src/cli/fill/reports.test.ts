import { categoryValues } from '@redflag/shared/categories';
import { newReportSchema } from '@redflag/shared/reports';
import { normaliseTarget } from '@redflag/shared/targets';
import { expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { Random } from './random.ts';
import { reportAt } from './reports.ts';
import { makeTarget } from './targets.ts';
import { userAt } from './users.ts';

const plan: Plan = { seed: 7, reports: 2_000, users: 100, until: Date.UTC(2026, 0, 15) };
const rows = Array.from({ length: plan.reports }, (_, row) => row);

test.each(categoryValues)(
  'every spelling of a %s has the key that the product gives it',
  (category) => {
    for (let row = 0; row < 300; row++) {
      const target = makeTarget(new Random(plan.seed, 'target', row), category);
      const spelling = target.spell(new Random(plan.seed, 'report', row));
      expect(normaliseTarget(category, spelling, target.subcategory), spelling).toBe(target.key);
    }
  },
);

test('the form accepts every report, and the product gives it the same key', () => {
  for (const row of rows) {
    const report = reportAt(plan, row);
    expect(
      newReportSchema.parse({ ...report, subcategory: report.subcategory ?? undefined }),
    ).toMatchObject({
      target: report.target,
      description: report.description,
    });
    expect(normaliseTarget(report.category, report.target, report.subcategory)).toBe(
      report.targetKey,
    );
  }
});

test('the same plan makes the same report; a different seed makes a different one', () => {
  expect(reportAt(plan, 5)).toEqual(reportAt(plan, 5));
  expect(reportAt({ ...plan, seed: 8 }, 5).id).not.toBe(reportAt(plan, 5).id);
});

test('a few targets have many reports', () => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const { targetKey } = reportAt(plan, row);
    counts.set(targetKey, (counts.get(targetKey) ?? 0) + 1);
  }
  expect(Math.max(...counts.values())).toBeGreaterThan(20);
  expect(counts.size).toBeGreaterThan(plan.reports / 10);
});

test('nobody files a report before signing up', () => {
  const signedUp = new Map(
    Array.from({ length: plan.users }, (_, row) => userAt(plan, row)).map((it) => [
      it.id,
      it.createdAt,
    ]),
  );
  for (const row of rows) {
    const { reporterId, createdAt } = reportAt(plan, row);
    expect(signedUp.get(reporterId)).toBeLessThanOrEqual(createdAt);
  }
});
