import { listed } from '#text/listed.ts';
import { plural } from '#text/plural.ts';
import type { Dispute, Heading, Judgement, Reason } from './judge.ts';
import type { Verdict } from './verdicts.ts';

/** Words a verdict, as the API answers it. */
export function wordVerdict({ heading, explanation, dispute, ...counts }: Judgement): Verdict {
  const inBrief = explanation.flatMap(withoutOthers);
  return {
    ...counts,
    heading: wordHeading(heading),
    explanation: asSentences(explanation, dispute),
    brief: asSentences(inBrief.length > 0 ? inBrief : explanation, dispute),
  };
}

function asSentences(reasons: Reason[], dispute: Dispute | null): string {
  const words = reasons.map(wordReason).join('; ');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return dispute ? `${sentence}. ${wordDispute(dispute)}` : sentence;
}

function wordDispute({ since, decideBy, isOverdue }: Dispute): string {
  const disputes = `Its holder disputes this since ${day(since)}`;
  return isOverdue
    ? `${disputes}: disputed, not yet decided by us`
    : `${disputes}. We decide by ${day(decideBy)}`;
}

/** Says whose words a published statement is, and of when. */
export function wordStatementBy({ at }: NonNullable<Verdict['statement']>): string {
  return `Not our words: what its holder said on ${day(new Date(at))}`;
}

/** Leaves out what our reviewers rejected or closed. */
function withoutOthers(reason: Reason): Reason[] {
  if (reason.kind !== 'decisions') return [reason];
  return reason.confirmed > 0 ? [{ ...reason, rejected: 0, closed: 0 }] : [];
}

function wordHeading(heading: Heading): string {
  switch (heading.kind) {
    case 'confirmed':
      return 'Scam: confirmed by our reviewers';
    case 'confirmed-long-ago':
      return heading.lastReported
        ? `Scam: confirmed in ${heading.year}, last reported in ${heading.lastReported}`
        : `Scam: confirmed in ${heading.year}, nothing since`;
    case 'reported':
      return `Reported by ${reporters(heading)}, ${wordBefore(heading.after)}`;
    case 'reported-by-new-accounts':
      return 'Reported by new accounts only, not reviewed yet';
    case 'reported-long-ago':
      return `Reported in ${heading.year}, ${wordBefore(heading.after)}, nothing since`;
    case 'cleared':
      return `Our reviewers looked at it and found no scam (${day(heading.at)})`;
    case 'rejected':
      return `Our reviewers rejected ${reportsOf(heading)}. That does not mean it is safe.`;
    case 'not-confirmed':
      return 'Reported, but not confirmed';
    case 'not-confirmed-long-ago':
      return `Reported in ${heading.year}, not confirmed, nothing since`;
    case 'unknown':
      return 'No reports. That does not mean it is safe.';
    case 'shared-host':
      return `Anyone can publish on ${heading.host}`;
  }
}

function wordBefore(before: Extract<Heading, { kind: 'reported' }>['after']): string {
  switch (before.kind) {
    case 'cleared':
      return `after our reviewers found no scam (${day(before.at)})`;
    case 'rejected':
      return `after our reviewers rejected ${reportsOf(before)}`;
    case 'nothing':
      return 'not reviewed yet';
  }
}

function reportsOf({ reports }: { reports: number }): string {
  return plural(reports, { one: '# report', other: '# reports' });
}

function reporters({ people, sources }: { people: number; sources: number }): string {
  const persons = plural(people, { one: '# person', other: '# people' });
  const lists = plural(sources, { one: '# public list', other: '# public lists' });
  if (sources === 0) return persons;
  return people === 0 ? lists : `${persons} and ${lists}`;
}

/** Words one part of the arithmetic, such as '4 people reported it, 3 with a verified phone number'. */
function wordReason(reason: Reason): string {
  switch (reason.kind) {
    case 'people':
      return wordPeople(reason);
    case 'sources':
      return plural(reason.sources, {
        one: '# public list names it',
        other: '# public lists name it',
      });
    case 'decisions':
      return `our reviewers ${listed(decisions(reason))}`;
    case 'waiting':
      return plural(reason.reports, {
        one: '# report waits for review',
        other: '# reports wait for review',
      });
    case 'vulnerabilities':
      return plural(reason.reports, {
        one: '# report is about a security vulnerability, which is no scam',
        other: '# reports are about a security vulnerability, which is no scam',
      });
    case 'former-holder':
      return wordFormer(reason);
    case 'numbers-are-reused':
      return 'numbers are given to new people after about a year without use';
    case 'unknown':
      return 'If it seems wrong, be careful and report it to protect others';
    case 'other-pages':
      return 'Check the whole address of the page: a report says nothing about other pages';
  }
}

function wordPeople({ people, verified, isNew }: Extract<Reason, { kind: 'people' }>): string {
  return [
    `${plural(people, { one: '# person', other: '# people' })} reported it`,
    isNew > 0 ? newAccounts(people, isNew) : '',
    people === 1
      ? `${verified ? 'with' : 'without'} a verified phone number`
      : `${verified || 'none'} with a verified phone number`,
  ]
    .filter(Boolean)
    .join(', ');
}

function wordFormer(former: Extract<Reason, { kind: 'former-holder' }>): string {
  const what = former.category === 'phone-number' ? 'this number' : 'it';
  return `${reportsOf(former)} from before ${day(former.until).slice(3)}, when ${what} had another holder`;
}

function newAccounts(people: number, isNew: number): string {
  const age = 'less than a day old';
  if (people === 1) return `with an account ${age}`;
  return isNew === 1 ? `1 of them with an account ${age}` : `${isNew} of them with accounts ${age}`;
}

function decisions(reason: Extract<Reason, { kind: 'decisions' }>): string[] {
  const { rejected, closed, confirmed, confirmedAt } = reason;
  const reports = (count: number) => reportsOf({ reports: count });
  return [
    rejected > 0 ? `rejected ${reports(rejected)}` : '',
    closed > 0 ? `closed ${reports(closed)}` : '',
    // Last, because of its comma.
    confirmed > 0 ? `confirmed ${reports(confirmed)}, the last on ${day(confirmedAt)}` : '',
  ].filter(Boolean);
}

function day(date: Date | null): string {
  return date?.toISOString().slice(0, 10).split('-').reverse().join('/') ?? '';
}
