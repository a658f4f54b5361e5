import * as accounts from '@redflag/shared/accounts';
import * as confirmation from '@redflag/shared/accounts/confirmation';
import * as passwords from '@redflag/shared/accounts/passwords';
import * as phoneVerification from '@redflag/shared/accounts/phone-verification';
import * as users from '@redflag/shared/accounts/users';
import * as audit from '@redflag/shared/admin/audit';
import * as jobs from '@redflag/shared/admin/jobs';
import * as settings from '@redflag/shared/admin/settings';
import * as system from '@redflag/shared/admin/system';
import * as advice from '@redflag/shared/advice';
import * as appConfig from '@redflag/shared/api/app-config';
import * as problem from '@redflag/shared/api/problem';
import * as watched from '@redflag/shared/api/watched';
import * as categories from '@redflag/shared/categories';
import * as changes from '@redflag/shared/changes';
import * as checks from '@redflag/shared/checks';
import * as keys from '@redflag/shared/keys';
import * as notifications from '@redflag/shared/notifications';
import * as alerts from '@redflag/shared/notifications/alerts';
import * as posts from '@redflag/shared/posts';
import * as replies from '@redflag/shared/replies';
import * as reports from '@redflag/shared/reports';
import * as statement from '@redflag/shared/reports/statement';
import * as bulkChanges from '@redflag/shared/review/bulk-changes';
import * as cases from '@redflag/shared/review/cases';
import * as clearing from '@redflag/shared/review/clearing';
import * as flags from '@redflag/shared/review/flags';
import * as redaction from '@redflag/shared/review/redaction';
import * as statusChange from '@redflag/shared/review/status-change';
import * as stats from '@redflag/shared/stats';
import * as verdicts from '@redflag/shared/verdicts';
import { globalRegistry, z } from 'zod';

const modules = [
  accounts,
  advice,
  alerts,
  appConfig,
  audit,
  bulkChanges,
  cases,
  changes,
  keys,
  categories,
  checks,
  clearing,
  confirmation,
  flags,
  jobs,
  notifications,
  passwords,
  phoneVerification,
  posts,
  problem,
  redaction,
  replies,
  reports,
  settings,
  statement,
  stats,
  statusChange,
  system,
  users,
  verdicts,
  watched,
];

/** Names what bodies and answers hold in the API's document as the code does: `reportSchema` is `Report`. */
export function nameSchemas(): void {
  for (const [exported, schema] of modules.flatMap((module) => Object.entries<unknown>(module))) {
    if (!(schema instanceof z.core.$ZodType)) continue;
    const id = exported.charAt(0).toUpperCase() + exported.slice(1).replace(/Schema$/, '');
    globalRegistry.add(schema, { ...globalRegistry.get(schema), id });
  }
}
