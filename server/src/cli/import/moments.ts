import { BadEntryError } from './entry.ts';

const DAY_MS = 86_400_000;
const iso =
  /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d\d(?::?\d\d)?)?)?$/;
/** The format of the screens. */
const european = /^(\d\d)\/(\d\d)\/(\d{4})(?:,? (\d\d:\d\d(?::\d\d)?))?$/;

/**
 * Parses a date, with or without a time; without a zone it is UTC. A moment less than a day ahead
 * counts as now.
 * @throws BadEntryError when it is not a date, or more than a day in the future
 */
export function readMoment(text: string, now: Date): Date {
  const moment = new Date(isoText(text.trim()));
  if (Number.isNaN(moment.getTime())) throw new BadEntryError(`not a date: ${text}`);
  if (moment.getTime() > now.getTime() + DAY_MS) {
    throw new BadEntryError(`a date in the future: ${text}`);
  }
  return moment > now ? now : moment;
}

function isoText(text: string): string {
  const [, day, time = '00:00', zone = 'Z'] = iso.exec(text) ?? [];
  if (day) return `${day}T${time}${zone === 'UTC' ? 'Z' : fullZone(zone)}`;
  const [, date, month, year, clock = '00:00'] = european.exec(text) ?? [];
  return date ? `${year}-${month}-${date}T${clock}Z` : '';
}

/** PostgreSQL writes `+00` for `+00:00`. */
function fullZone(zone: string): string {
  return /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
}
