import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const STRANGER = sql`(select u.id from users u join experts e using (person_id)
  where u.email not in ('expert@demo.test', 'expert2@demo.test', 'incomplete@demo.test') order by u.id limit 1)`

/** A row for each table in which the demo network has none of strangers, or may have none: whose it is, chance decides. */
const ROWS = [
  sql`insert into sessions (user_id, token_hash, active_role, created_at, last_seen_at, expires_at, ip, device, os, browser)
    values (${STRANGER}, '\\x01', 'growth_experts_expert', now(), now(), now() + interval '1 hour', 'x', 'x', 'x', 'x')`,
  sql`insert into one_time_tokens (user_id, kind, token_hash, browser_hash, subject, created_at, expires_at)
    values (${STRANGER}, 'change_email', '\\x01', '\\x01', '{"email": "a word"}', now(), now() + interval '1 hour')`,
  sql`insert into recovery_codes (user_id, code_hash) values (${STRANGER}, '\\x01')`,
  sql`insert into passkeys (user_id, name, credential_id, public_key, counter, transports, is_backed_up, created_at)
    values (${STRANGER}, 'Phone', 'y', '\\x00', 0, '{}', false, now())`,
  sql`insert into passkey_challenges (holder_hash, challenge, expires_at) values ('\\x01', 'x', now() + interval '1 hour')`,
  sql`insert into external_identities (user_id, issuer, subject) values (${STRANGER}, 'https://id.test', 'x')`,
  sql`insert into consents (user_id, kind, version, text_hash, accepted_at, typed_name, ip, user_agent)
    values (${STRANGER}, 'terms', '1', 'x', now(), 'x', 'x', 'x')`,
  sql`insert into security_events (user_id, kind, created_at, details, ip, user_agent)
    values (${STRANGER}, 'signed_in', now(), '{"of": "a word"}', 'x', 'x')`,
  sql`insert into person_merges (survivor_id, merged_id, internal_id, name, former_email, merged_at)
    select person_id, uuidv7(), 'P-999999', 'x', 'x', now() from users where id = ${STRANGER}`,
  sql`insert into legal_holds (person_id, reason, set_at) select person_id, 'x', now() from users where id = ${STRANGER}`,
  sql`insert into search_saved (user_id, name, query, created_at) values (${STRANGER}, 'x', '{"keyword": "a word"}', now())`,
  sql`insert into list_views (user_id, list, name, query, created_at, updated_at)
    values (${STRANGER}, '/users', 'x', 'keyword=x', now(), now())`,
  sql`insert into push_subscriptions (user_id, session_id, endpoint_hash, sealed, created_at)
    select user_id, id, '\\x01', '\\x01', now() from sessions where token_hash = '\\x01'`,
  sql`insert into calendar_feeds (user_id, token_hash, updated_at) values (${STRANGER}, '\\x01', now())`,
  sql`insert into scim_tokens (token_hash, hint, created_by, created_at) values ('\\x01', 'gs_aaaa', ${STRANGER}, now())`,
  sql`insert into scim_users (user_id, external_id) values (${STRANGER}, 'x')`,
  sql`insert into jobs (kind, status, total, user_id, created_at, finished_at, url)
    values ('experts.bulk', 'done', 1, ${STRANGER}, now(), now(), 'x')`,
  sql`insert into job_items (job_id, position, subject_id, name, message)
    select id, 1, uuidv7(), 'x', 'x' from jobs where user_id = ${STRANGER}`,
  sql`insert into notifications (user_id, kind, category, subject, letter, has_push, mail, created_at)
    values (${STRANGER}, 'expert.approved', 'review', 'x', '{"lines": "a word"}', false, 'none', now())`,
  sql`insert into gig_invitations (gig_id, email, first_name, last_name, permission_id, user_id, created_at, sent_at, expires_at)
    select g.id, 'x', 'x', 'x', (select id from gig_permissions where kind = g.type limit 1), ${STRANGER}, now(), now(),
      now() + interval '1 day'
    from gigs g where status = 'Draft'`,
  sql`insert into agreement_files (agreement_id, sha256, is_signed, bytes, made_at)
    select id, encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), false, '\\x01', now() from agreements
    where not exists (select from agreement_files f where f.agreement_id = agreements.id)`,
  sql`insert into shortlist_opinions (engagement_id, user_id, comment, created_at, updated_at)
    select e.id, u.id, 'x', now(), now() from engagements e, users u where u.email = 'hr@demo.test'
    on conflict do nothing`,
  sql`insert into gate_waivers (engagement_id, gate, reason, waived_at)
    select id, 'nda', 'x', now() from engagements on conflict do nothing`,
  sql`insert into gig_files (id, gig_id, name, extension, type, size, sha256, storage_key, created_at)
    select uuidv7(), id, 'x.pdf', 'pdf', 'application/pdf', 1, '', uuidv7(), now() from gigs`,
  sql`insert into import_rows (import_id, number, cells, found, verdict, reason)
    select id, 3, '{x}', '{"unreadable": "a word"}', 'error', 'x' from imports limit 1`,
  sql`insert into activity_logs (id, created_at, type, status, action, source, is_main, log_name, url, url_full_path,
      api_full_path, title, description, ip, user_agent, api_payload, api_query, url_params, url_query, user_id)
    values (uuidv7(), now(), 'retrieve', 'success', 'view', 'server', true, 'List people', 'x', 'x', 'x', 'x', 'x', 'x', 'x',
      '{"of": "a word"}', '{"of": "a word"}', '{"of": "a word"}', '{"of": "a word"}', ${STRANGER})`,
  // No message of its own goes out with a secret that opens nothing.
  sql`update webhooks set is_active = false`,
  sql`insert into repeats (id, request, answer, created_at) values (sha256('x'), sha256('x'), '\\x01', now())`,
]

export async function giveRows(db: Db): Promise<void> {
  for (const row of ROWS) await row.execute(db)
}
