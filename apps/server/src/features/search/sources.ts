import { sql, type RawBuilder } from 'kysely'
import { fullName } from '#platform/db/full-name.ts'

/** The tables that documents are made from, by the word that marks of changes use (see migration 0032). */
export const SOURCES = [
  'person',
  'company',
  'gig',
  'comment',
  'person_file',
  'gig_file',
  'faq',
  'feedback',
  'announcement',
] as const
export type Source = (typeof SOURCES)[number]

/** More of a text than this is not searched: a tsvector holds a megabyte. */
const MAX_BODY = 60_000

const body = (...parts: readonly RawBuilder<unknown>[]) =>
  sql`left(search_text(concat_ws(' · ', ${sql.join(parts)})), ${sql.lit(MAX_BODY)})`

/** The rows of a source as documents, in the order of `COLUMNS`, for ids that are bound to it. */
export const DOCUMENTS: Record<Source, (ids: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  person: (ids) => sql`select p.id, case when e.person_id is null then 'person' else 'expert' end,
      search_text(${fullName('p')}), search_text(p.job_title),
      ${body(sql`p.bio, p.location`, ...SECTIONS, sql`p.internal_id`)},
      null::uuid, p.id, null::uuid, e.status, p.updated_at
    from people p left join experts e on e.person_id = p.id where p.id in (${ids}) and p.erased_at is null`,

  company: (ids) => sql`select c.id, 'company', search_text(c.name), search_text(c.type),
      ${body(sql`c.description`, ...COMPANY_PARTS, sql`c.website`)},
      null::uuid, null::uuid, null::uuid, case when c.is_draft then 'Draft' end, c.updated_at
    from companies c where c.id in (${ids})`,

  gig: (ids) => sql`select g.id, 'gig', search_text(g.name), search_text(g.summary),
      ${body(sql`nullif(search_html_text(g.description), ''), nullif(array_to_string(g.tags, ', '), '')`, ...GIG_PARTS, sql`g.internal_id`)},
      g.id, null::uuid, g.owner_id, g.status, g.updated_at
    from gigs g where g.id in (${ids}) and g.deleted_at is null`,

  comment: (
    ids,
  ) => sql`select id, 'comment', '', '', search_text(body), gig_id, null::uuid, author_id, null, created_at
    from gig_comments where id in (${ids}) and deleted_at is null`,

  person_file: (ids) => sql`select f.id, 'attachment', search_text(f.name), '', ${body(sql`t.text`)},
      null::uuid, f.owner_person_id, f.created_by, null, f.created_at
    from files f left join search_texts t on t.file_id = f.id
    where f.id in (${ids}) and f.deleted_at is null and f.kind <> 'photo'`,

  gig_file: (ids) => sql`select f.id, 'attachment', search_text(f.name), '', ${body(sql`t.text`)},
      f.gig_id, null::uuid, f.created_by, null, f.created_at
    from gig_files f left join search_texts t on t.file_id = f.id
    where f.id in (${ids}) and f.deleted_at is null`,

  faq: (
    ids,
  ) => sql`select id, 'faq', search_text(title), '', ${body(sql`body_text`)}, null::uuid, null::uuid, updated_by,
      case when is_published then 'Published' else 'Draft' end, updated_at
    from faqs where id in (${ids})`,

  // Its headline says what it is about; it has no title.
  feedback: (
    ids,
  ) => sql`select id, 'feedback', '', type, search_text(message), null::uuid, null::uuid, created_by, status, created_at
    from feedback where id in (${ids})`,

  announcement: (
    ids,
  ) => sql`select id, 'announcement', search_text(title), '', ${body(sql`body`)}, null::uuid, null::uuid, updated_by,
      null, updated_at
    from announcements where id in (${ids})`,
}

export const COLUMNS = sql.raw(
  'subject_id, kind, title, headline, body, gig_id, person_id, author_id, status, at',
)

/** Where the rows of a source are, living or not. */
export const TABLES: Record<Source, string> = {
  person: 'people',
  company: 'companies',
  gig: 'gigs',
  comment: 'gig_comments',
  person_file: 'files',
  gig_file: 'gig_files',
  faq: 'faqs',
  feedback: 'feedback',
  announcement: 'announcements',
}

const all = (text: string, from: string) => sql.raw(`(select string_agg(${text}, ', ') from ${from})`)
const itemsOf = (table: string, column: string, owner: string) =>
  all('i.name', `${table} x join reference_items i on i.id = x.${column} where x.${owner}`)

/** What the page of an expert tells everybody who finds them in a list: no contacts, rates, notes, reasons or files. */
const SECTIONS = [
  all(
    `concat_ws(' – ', x.title, c.name, x.description)`,
    'expert_experiences x left join companies c on c.id = x.company_id where x.person_id = p.id',
  ),
  all(`concat_ws(' – ', x.title, x.description)`, 'expert_experience_projects x where x.person_id = p.id'),
  all(
    `concat_ws(' – ', s.name, d.name, x.field_of_study, x.description, x.activities_societies)`,
    `expert_educations x join reference_items s on s.id = x.school_id
      join reference_items d on d.id = x.degree_type_id where x.person_id = p.id`,
  ),
  all(
    `concat_ws(' – ', x.title, c.name, x.description)`,
    'expert_certifications x left join companies c on c.id = x.company_id where x.person_id = p.id',
  ),
  itemsOf('expert_skills', 'skill_id', 'person_id = p.id'),
  itemsOf('expert_languages', 'language_id', 'person_id = p.id'),
  itemsOf('expert_industries', 'industry_id', 'person_id = p.id'),
  all('s.name', 'expert_segments x join industry_segments s on s.id = x.segment_id where x.person_id = p.id'),
]

/** What the page of a company shows to whoever keeps the list; figures are not searched. */
const COMPANY_PARTS = [
  sql`(select name from reference_items where id = c.industry_id)`,
  sql`(select nicename from countries where id = c.country_id)`,
  all(
    's.name',
    'company_segments x join industry_segments s on s.id = x.segment_id where x.company_id = c.id',
  ),
]

const detail = (key: string) => sql.raw(`g.details ->> '${key}'`)
const details = (path: string) =>
  sql.raw(`(select string_agg(t #>> '{}', ' · ') from jsonb_path_query(g.details, 'lax $.${path}') t)`)

/** What all staff read on the page of a gig: not the budget, reasons, conflicts and scores. */
const GIG_PARTS = [
  sql`(select name from companies where id = g.company_id)`,
  sql`(select name from reference_items where id = g.category_id)`,
  sql`(select name from reference_items where id = g.talent_type_id)`,
  itemsOf('gig_industries', 'industry_id', 'gig_id = g.id'),
  itemsOf('gig_regions', 'region_id', 'gig_id = g.id'),
  itemsOf('gig_languages', 'language_id', 'gig_id = g.id'),
  itemsOf('gig_skills', 'skill_id', 'gig_id = g.id'),
  all('s.name', 'gig_segments x join industry_segments s on s.id = x.segment_id where x.gig_id = g.id'),
  ...['market_name', 'market_definition', 'award_category', 'market'].map(detail),
  ...['opportunity_statement', 'objective', 'target_market'].map(detail),
  ...['hypothesis[*]', 'success_metrics[*]', 'phases[*].name', 'kpis[*].name'].map(details),
  sql`(select string_agg(d ->> 'text', ' · ') from jsonb_array_elements(g.deliverables) d)`,
]
