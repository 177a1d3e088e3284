import { sql, type RawBuilder } from 'kysely'
import { personalColumns } from '#app/brought.ts'
import type { Db } from '#platform/db/database.ts'

/** Rows of somebody else where the demo network has none that take a text. */
const ROWS = [
  sql`insert into company_redirects (merged_id, company_id, name, merged_at)
    select uuidv7(), id, 'Old Ltd', now() from companies limit 1`,
  sql`insert into files (id, kind, name, extension, type, size, sha256, storage_key, owner_person_id)
    select uuidv7(), 'attachment', 'a.pdf', 'pdf', 'application/pdf', 1, '', uuidv7(), person_id from users
    where email = 'hr@demo.test'`,
  sql`insert into gig_files (id, gig_id, name, extension, type, size, sha256, storage_key, created_at)
    select uuidv7(), id, 'a.pdf', 'pdf', 'application/pdf', 1, '', uuidv7(), now() from gigs limit 1`,
  sql`insert into jobs (kind, status, total, user_id, created_at, finished_at)
    select 'experts.bulk', 'done', 1, id, now(), now() from users where email = 'hr@demo.test'`,
  sql`insert into job_items (job_id, position, subject_id, name) select id, 1, uuidv7(), 'Somebody' from jobs
    where kind = 'experts.bulk' limit 1`,
  sql`insert into mail_texts (name, subject, body, button, closing, changed_at)
    values ('test.letter', 'Dear', 'Hello', 'Open', 'Yours', now())`,
  sql`insert into rosters (name, owner_id, created_at) select 'Mine', id, now() from users
    where email = 'hr@demo.test'`,
  sql`insert into search_texts (source, file_id, status, text) select 'person_file', id, 'read', 'Words' from files
    where name = 'a.pdf' limit 1 on conflict do nothing`,
  sql`insert into settings (key, value) values ('banner', '"Welcome"')`,
  sql`insert into shortlist_opinions (engagement_id, user_id, created_at, updated_at)
    select e.id, u.id, now(), now() from engagements e, users u where u.email = 'hr@demo.test' limit 1`,
  sql`insert into gate_waivers (engagement_id, gate, reason, waived_at)
    select id, 'nda', 'Signed on paper', now() from engagements order by id limit 1`,
  // A reason stands only where something was sent back.
  sql`update hour_weeks set status = 'sent_back', reason = 'Too late'`,
  sql`update deliverables set status = 'sent_back', reason = 'Too short', handed_in_at = now()`,
  sql`insert into api_keys (name, hint, key_hash, role, permissions, created_by, created_at)
    select 'Report', 'gh_aaaa', '\\x00', 'growth_experts_hr_generalist', '{}', id, now() from users
    where email = 'hr@demo.test'`,
  sql`insert into passkeys (user_id, name, credential_id, public_key, counter, transports, is_backed_up, created_at)
    select id, 'Laptop', 'x', '\\x00', 0, '{}', false, now() from users where email = 'hr@demo.test'`,
  sql`insert into webhooks (url, events, secret_sealed, created_at)
    values ('https://hooks.example.com', '{expert.approved}', '\\x00', now())`,
  sql`insert into webhook_deliveries (webhook_id, event_id, event, created_at)
    select id, uuidv7(), 'expert.approved', now() from webhooks where url = 'https://hooks.example.com'`,
  sql`insert into imports (kind, file_name, headers, mapping, total, created_at)
    values ('people', 'people.csv', '{Name}', '{"Name": "name"}', 1, now())`,
  sql`insert into import_rows (import_id, number, cells, found, verdict, reason)
    select id, 2, '{Somebody}', '{"unreadable": "Somebody"}', 'error', 'Somebody' from imports`,
]

export async function giveRows(db: Db): Promise<void> {
  for (const row of ROWS) await row.execute(db)
}

/** Lets somebody else name them in every text of the database in which anybody may write: one row of each. */
export async function nameEverywhere(db: Db, naming: string, theirs: readonly string[]): Promise<void> {
  await giveRows(db)
  const ofOthers = sql`it::text not like all (${theirs.map((id) => `%${id}%`)}::text[])`
  for (const [table, columns] of Object.entries(personalColumns.texts)) {
    const row = sql`select ctid from ${sql.table(table)} it where ${ofOthers} order by ctid limit 1`
    for (const [column, kind] of Object.entries(columns)) {
      const name = sql.ref(column)
      const { numAffectedRows } = await sql`update ${sql.table(table)}
        set ${name} = ${writtenAs(kind, sql`${naming}::text`)} where ctid = (${row})`.execute(db)
      if (numAffectedRows !== 1n) throw new Error(`Nobody could be named in ${table}.${column}.`)
    }
  }
}

function writtenAs(kind: unknown, words: RawBuilder<unknown>): RawBuilder<unknown> {
  if (kind === 'json') return sql`to_jsonb(array[${words}])`
  return kind === 'list' ? sql`array[${words}]` : words
}
