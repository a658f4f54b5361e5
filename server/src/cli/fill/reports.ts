import type { CategoryValue } from '@redflag/shared/categories';
import { subcategoryValues } from '@redflag/shared/categories';
import type { ReportContent, ReportStatus, ReportType } from '@redflag/shared/reports';
import { contentDefaults } from '@redflag/shared/reports';
import { describe } from './descriptions.ts';
import type { Plan } from './plan.ts';
import { isoAt, momentAt } from './plan.ts';
import { Random, uuidAt } from './random.ts';
import { changesOf } from './status-changes.ts';
import { makeTarget } from './targets.ts';
import { userIdAt } from './users.ts';

export interface FilledReport extends ReportContent {
  id: string;
  category: CategoryValue;
  /** The value of the subcategory, not its label. */
  subcategory: string | null;
  targetKey: string;
  status: ReportStatus;
  reporterId: string;
  evidenceSource: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

const REPORTS_PER_TARGET = 4;
const WITHOUT_SUBCATEGORY = 0.1;

/** Makes only the id and date of a report, which is faster. Row 0 is the oldest report. */
export function filingAt(plan: Plan, row: number): Pick<FilledReport, 'id' | 'createdAt'> {
  const { id, createdAt } = file(plan, row);
  return { id, createdAt };
}

/** Makes a report by its row number. Row 0 is the oldest report. */
export function reportAt(plan: Plan, row: number): FilledReport {
  const { id, createdAt, share, random } = file(plan, row);
  // Users sign up along the same curve, so this share of them exists. The first ones report most.
  const reporter = Math.floor(random.share() ** 1.5 * (Math.floor(share * plan.users) + 1));
  const target = targetOf(plan, random);
  const subcategory = target.subcategory ?? pickSubcategory(target.category, random);
  return {
    ...contentDefaults,
    id,
    category: target.category,
    subcategory,
    type: pickType(target.category, subcategory, random),
    target: target.spell(random),
    targetKey: target.key,
    description: describe(target.category, random),
    status: changesOf(plan, row, createdAt).at(-1)?.to ?? 'Pending',
    reporterId: userIdAt(plan, reporter),
    evidenceSource: pictureName(createdAt, random),
    createdAt,
  };
}

function file(plan: Plan, row: number) {
  const random = new Random(plan.seed, 'report', row);
  const share = (row + random.share()) / plan.reports;
  const createdAt = momentAt(plan, share);
  return { id: uuidAt(createdAt, random, row), createdAt, share, random };
}

/** Squaring makes a long tail: a few targets have hundreds of reports, most have one. */
function targetOf(plan: Plan, random: Random) {
  return targetAt(plan, Math.floor(random.share() ** 2 * countTargets(plan)));
}

/** How many targets reports choose from. Some are equal, and some may have no report. */
export function countTargets({ reports }: Plan): number {
  return Math.ceil(reports / REPORTS_PER_TARGET);
}

/** Makes a target by its row number. */
export function targetAt({ seed }: Plan, row: number) {
  return makeTarget(new Random(seed, 'target', row));
}

function pickSubcategory(category: CategoryValue, random: Random): string | null {
  if (random.chance(WITHOUT_SUBCATEGORY)) return null;
  return random.pick<string>(subcategoryValues[category]);
}

function pickType(category: CategoryValue, subcategory: string | null, random: Random): ReportType {
  if (subcategory === 'phishing') return 'Phishing';
  if (category === 'website' && random.chance(0.2)) return 'Security Vulnerability';
  return random.chance(0.9) ? 'Scam' : 'Phishing';
}

function pictureName(createdAt: number, random: Random): string {
  const day = isoAt(createdAt).slice(0, 10).replaceAll('-', '');
  return random.pick([
    `IMG_${day}_${random.digits(6)}.jpg`,
    `Screenshot_${day}-${random.digits(6)}.jpg`,
    `IMG-${day}-WA${random.digits(4)}.jpg`,
  ]);
}
