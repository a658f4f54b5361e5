import type { CategoryValue } from '@redflag/shared/categories';
import type { ReportType } from '@redflag/shared/reports';
import { ENOUGH_PEOPLE, RECENT_WEEKS } from '@redflag/shared/trends';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { categories, reports, users } from '#platform/database/schema.ts';

interface Kind {
  category: CategoryValue;
  type: ReportType;
}

/** Of so many newest reports of a kind the words are read, so that their number costs nothing. */
const READ = 2000;
/** So many of the words that most people used of a kind are looked at. */
const CANDIDATES = 400;
/** A word of fewer targets marks them, not a kind of scam, and may be their name. */
const ENOUGH_TARGETS = 3;

/**
 * Resolved reports of scams from one moment to another that everybody reads, of accounts that are still there. As for
 * a verdict, accounts with one mailbox are one person (a verified phone is of one account), and a feed is nobody.
 */
function confirmed(from: Date, to: Date) {
  return sql`
    select ${categories.value} as category, r.type, coalesce(u.mailbox_print, uuid_send(u.id)) as person,
      r.description, r.target, r.target_id, r.created_at
    from ${reports} r join ${categories} on ${categories.id} = r.category_id join ${users} u on u.id = r.reporter_id
    where r.status = 'Resolved' and confirms(r.status, r.type) and not is_feed(u.email)
      and coalesce(r.hidden_by, 'nobody') = 'nobody'
      and r.created_at >= ${from.toISOString()}::timestamptz and r.created_at < ${to.toISOString()}::timestamptz`;
}

/** People who reported a kind of scam in one week, in the last weeks or in as many before. */
export interface Counted extends Kind {
  span: 'week' | 'recent' | 'before';
  /** From 0; null for several. */
  week: number | null;
  people: number;
}

/** Counts people by kind and week, and by kind in the last weeks and those before. Leaves out small numbers. */
export async function countPeople(database: Queryable, from: Date, to: Date): Promise<Counted[]> {
  const { rows } = await database.execute<Counted & Record<string, unknown>>(sql`
    with filed as (
      select category, type, person,
        floor(extract(epoch from created_at - ${from.toISOString()}::timestamptz) / 604800)::int as week,
        floor(extract(epoch from ${to.toISOString()}::timestamptz - created_at) / (604800 * ${RECENT_WEEKS}))::int as span
      from (${confirmed(from, to)}) confirmed
    )
    select category, type, 'week' as span, week, count(distinct person)::int as people
    from filed group by category, type, week having count(distinct person) >= ${ENOUGH_PEOPLE}
    union all
    select category, type, case span when 0 then 'recent' else 'before' end, null, count(distinct person)::int
    from filed where span < 2
    group by category, type, span having count(distinct person) >= ${ENOUGH_PEOPLE}`);
  return rows;
}

/** A word, and how many people used it in reports of a kind, and in those of other kinds, of how many. */
export interface UsedWord extends Kind {
  word: string;
  people: number;
  ofPeople: number;
  elsewhere: number;
  ofOthers: number;
}

/**
 * Returns the words that enough people used lately of a kind, of several targets. Leaves out what is not a word alone, such
 * as addresses; what most people write as a name; what is in the target's name; and words that say nothing ('the').
 */
export async function selectWords(database: Queryable, from: Date, to: Date): Promise<UsedWord[]> {
  const { rows } = await database.execute<UsedWord & Record<string, unknown>>(sql`
    with filed as materialized (
      select * from (
        select *, row_number() over (partition by category, type order by created_at desc) as age
        from (${confirmed(from, to)}) confirmed
      ) aged
      where age <= ${READ}
    ),
    used as (
      select category, type, person, target_id, lower(word) collate "C" as word, bool_or(word = lower(word)) as is_plain
      from filed,
        lateral string_to_table(translate(description, E'\n\r\t', '   '), ' ') part,
        lateral rtrim(ltrim(part, '"''([“‘*'), '"'')]”’*.,;:!?…') word
      where word ~ '^[A-Za-z]{3,20}$' and strpos(lower(target), lower(word)) = 0
      group by category, type, person, target_id, lower(word) collate "C"
    ),
    counted as (
      select category, type, word, count(distinct person)::int as people,
        count(distinct person) filter (where is_plain) as plain, count(distinct target_id) as targets
      from used group by category, type, word
    ),
    compared as (
      select *, (sum(people) over (partition by word) - people)::int as elsewhere from counted
    ),
    frequent as (
      select *, row_number() over (partition by category, type order by people desc, word) as place
      from compared
      where people >= ${ENOUGH_PEOPLE} and targets >= ${ENOUGH_TARGETS} and plain * 2 > people
        and to_tsvector('pg_catalog.english', word) <> ''
    ),
    writers as (
      select category, type, count(distinct person)::int as people from filed group by category, type
    )
    select category, type, word, frequent.people, elsewhere, writers.people as "ofPeople",
      ((select sum(people) from writers) - writers.people)::int as "ofOthers"
    from frequent join writers using (category, type)
    where place <= ${CANDIDATES}`);
  return rows;
}
