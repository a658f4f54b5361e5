import { plural } from '#text/plural.ts';
import { SECOND_LOOK_DAYS } from './values.ts';

/** Says what the reporter of so many rejected reports can do about that. */
export function wordAnswering(reports: number): string {
  return plural(reports, {
    one: `If your report is right, open it within ${SECOND_LOOK_DAYS} days and tell us what happened to you, once.`,
    other: `If one of them is right, open it within ${SECOND_LOOK_DAYS} days and tell us what happened to you, once.`,
  });
}
