import { WORK_STATUSES, type ExpertFilter } from '@guildhall/contract/experts/filter'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Reader } from '#features/experts/policy.ts'
import { literally } from '#platform/db/like.ts'
import { databasePattern, groupsOf, type Group } from '#platform/meaning/other-words.ts'
import { atWork, seesRate, visibleExperts, inTab } from './visible.ts'

type Condition = RawBuilder<SqlBool>

/** More words than this narrow nothing down. */
const MAX_WORDS = 6

/** The rows of `experts e` that a filter leaves to a reader. */
export function matching(reader: Reader, filter: ExpertFilter, now: Date): Condition {
  const conditions = [
    visibleExperts(reader),
    ...among(reader, filter),
    ...withEveryWord(filter.keyword),
    ...ofKnowledge(filter),
    ...ofTerms(reader, filter),
    ...ofPerson(reader, filter, now),
    ...when(filter.id, (ids) => sql`e.person_id = any(${ids}::uuid[])`),
    ...when(filter.roster_id, (id) => onRoster(reader, id)),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** What a filter says of the status and the tab, of which there are counts. */
export function among(reader: Reader, { status, tab }: ExpertFilter): Condition[] {
  return [
    ...when(status, (statuses) => ofStatus(reader, statuses)),
    ...when(tab, (one) => inTab(reader, one)),
  ]
}

/** The statuses of the vetting, and the two that speak of work. */
function ofStatus(reader: Reader, words: readonly string[]): Condition {
  const work = WORK_STATUSES.filter((word) => words.includes(word)).map((word) => atWork(reader, word))
  return sql<SqlBool>`(${sql.join([sql`e.status = any(${words})`, ...work], sql` or `)})`
}

/** The words of a search, as names are compared. */
export function words(keyword: string | undefined): string[] {
  return [...new Set((keyword ?? '').split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS)
}

/**
 * In their name, title, code, address, skills or industries: the database keeps them folded in one text. Each word stands
 * there, or what the words mean does in other words.
 */
function withEveryWord(keyword: string | undefined): Condition[] {
  const all = words(keyword)
  if (all.length === 0) return []
  const typed = sql.join(
    all.map((word) => sql`s.text like ${contains(word)}`),
    sql` and `,
  )
  const groups = groupsOf(all.join(' '))
  const isMeant = groups.some(({ others }) => others.length > 0)
  const meant = isMeant ? sql` or (${sql.join(groups.map(saidOtherwise), sql` and `)})` : sql``
  return [sql<SqlBool>`e.person_id in (select s.person_id from expert_search s where (${typed})${meant})`]
}

function saidOtherwise(group: Group): Condition {
  if (group.others.length === 0) return sql<SqlBool>`s.text like ${contains(group.said)}`
  return sql<SqlBool>`s.text ~ ${databasePattern(group)}`
}

/** The word anywhere, its wildcards made plain characters. */
export function contains(word: string): RawBuilder<string> {
  return sql<string>`('%' || fold(${literally(word)}) || '%')`
}

function ofKnowledge(filter: ExpertFilter): Condition[] {
  return [
    ...when(filter.industry_id, (ids) => having('expert_industries', 'industry_id', ids)),
    ...when(filter.segment_id, (ids) => having('expert_segments', 'segment_id', ids)),
    ...when(filter.language_id, (ids) => having('expert_languages', 'language_id', ids)),
    ...when(filter.skill_id, (ids) =>
      filter.skill_match === 'all'
        ? sql`${sql.join(
            ids.map((id) => having('expert_skills', 'skill_id', [id])),
            sql` and `,
          )}`
        : having('expert_skills', 'skill_id', ids),
    ),
  ]
}

function having(table: string, column: string, ids: readonly string[]): Condition {
  return sql<SqlBool>`e.person_id in (select person_id from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::uuid[]))`
}

/** Rates that the reader may not see count as none: a filter must not tell what the list hides. */
function ofTerms(reader: Reader, filter: ExpertFilter): Condition[] {
  const byRate = (condition: Condition) => sql<SqlBool>`(${condition} and ${seesRate(reader)})`
  return [
    ...when(filter.rate_type, (type) => byRate(sql`e.rate_type = ${type}`)),
    ...when(filter.rate_min, (least) => byRate(costing(sql`r.rate >= ${least}`))),
    ...when(filter.rate_max, (most) => byRate(costing(sql`r.rate <= ${most}`))),
    ...when(filter.rating_min, (least) => sql`e.rating_average >= ${least}`),
    ...when(filter.availability, (one) => (one === 'Active' ? IS_HIRED : sql`not ${IS_HIRED}`)),
  ]
}

/** By the rate of the preferred type. */
function costing(condition: Condition): Condition {
  return sql<SqlBool>`exists (select from expert_rates r
    where r.person_id = e.person_id and r.rate_type = e.rate_type and ${condition})`
}

const IS_HIRED = sql<SqlBool>`exists (select from expert_gigs g where g.person_id = e.person_id and g.status = 'Hired')`

function ofPerson(reader: Reader, filter: ExpertFilter, now: Date): Condition[] {
  const isAdmin = reader.roles.includes('growth_experts_admin')
  const told = [
    ...when(filter.years_min, (least) => sql`p.years_of_experience >= ${least}`),
    ...when(filter.years_max, (most) => sql`p.years_of_experience <= ${most}`),
    ...when(filter.country_id, (ids) => livesIn(ids)),
    ...when(filter.hear_about_us, (choices) => sql`p.hear_about_us = any(${choices})`),
    ...when(
      filter.updated_within,
      (days) => sql`p.updated_at >= ${new Date(now.getTime() - days * 86_400_000)}::timestamptz`,
    ),
  ]
  return [
    ...when(filter.demarcation, (marks) => (isAdmin ? sql`e.demarcation = any(${marks})` : sql`false`)),
    ...(told.length === 0
      ? []
      : [sql<SqlBool>`e.person_id in (select p.id from people p where ${sql.join(told, sql` and `)})`]),
  ]
}

/** A roster of somebody else holds nobody. As an array: a few hundred are looked up, not looked for among all. */
function onRoster({ userId }: Reader, id: string): Condition {
  return sql<SqlBool>`e.person_id = any(array(select x.person_id from roster_experts x
    join rosters o on o.id = x.roster_id where o.id = ${id} and o.owner_id = ${userId}))`
}

/** A location is free text that most often ends in a country. */
function livesIn(ids: readonly string[]): Condition {
  return sql<SqlBool>`exists (select from countries c where c.id = any(${ids}::uuid[])
    and fold(p.location) like '%' || fold(c.nicename))`
}

function when<Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): Condition[] {
  return value === undefined ? [] : [sql<SqlBool>`${condition(value)}`]
}
