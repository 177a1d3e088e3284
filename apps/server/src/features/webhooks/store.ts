import type { DeliveryQuery } from '@guildhall/contract/webhooks'
import { sql, type Insertable, type Updateable } from 'kysely'
import { BATCH, inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'
import type { Webhooks } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'

function all(db: Db) {
  return db
    .selectFrom('webhooks')
    .leftJoin('users', 'users.id', 'webhooks.created_by')
    .leftJoin('people', 'people.id', 'users.person_id')
    .selectAll('webhooks')
    .select(['people.first_name', 'people.last_name'])
    .select(
      sql<number>`(select count(*)::int from webhook_deliveries sent
        where sent.webhook_id = webhooks.id and ${undelivered})`.as('undelivered'),
    )
}

/** Given up, or waiting for its next try. */
const undelivered = sql<boolean>`(sent.state = 'Failed' or sent.state = 'Waiting' and sent.tries > 0)`

export type WebhookRow = Awaited<ReturnType<typeof find>> & {}

export function page(db: Db, at: PageAt) {
  return pageOfRows(all(db).orderBy('webhooks.created_at', 'desc').orderBy('webhooks.id', 'desc'), at)
}

export function find(db: Db, id: string) {
  return all(db).where('webhooks.id', '=', id).executeTakeFirst()
}

export function lock(db: Db, id: string) {
  return all(db).where('webhooks.id', '=', id).forUpdate('webhooks').executeTakeFirst()
}

/** Those that somebody should look at: nothing comes through, or they were switched off because of that. */
export function failing(db: Db) {
  return all(db).where('webhooks.failing_since', 'is not', null).orderBy('webhooks.failing_since').execute()
}

export async function insert(db: Db, row: Insertable<Webhooks>): Promise<string> {
  return (await db.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function update(db: Db, id: string, change: Updateable<Webhooks>): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute()
}

function deliveries(db: Db) {
  return db
    .selectFrom('webhook_deliveries as sent')
    .innerJoin('domain_events', 'domain_events.id', 'sent.event_id')
    .selectAll('sent')
    .select('domain_events.subject_title')
}

export type DeliveryRow = Awaited<ReturnType<typeof findDelivery>> & {}

/** The newest first; the keyword is a part of the name of the event. */
export function deliveryPage(db: Db, webhookId: string, { state, keyword }: DeliveryQuery, at: PageAt) {
  const found = deliveries(db)
    .where('sent.webhook_id', '=', webhookId)
    .$if(state !== undefined, (rows) => rows.where('sent.state', 'in', state ?? []))
    .$if(keyword !== undefined, (rows) =>
      rows.where(sql<boolean>`strpos(sent.event, ${keyword?.toLowerCase() ?? ''}) > 0`),
    )
  return pageOfRows(found.orderBy('sent.created_at', 'desc').orderBy('sent.id', 'desc'), at)
}

export function findDelivery(db: Db, webhookId: string, id: string) {
  return deliveries(db).where('sent.id', '=', id).where('sent.webhook_id', '=', webhookId).executeTakeFirst()
}

/** With all that a message takes. */
function happenings(db: Db) {
  return db
    .selectFrom('webhook_deliveries as sent')
    .innerJoin('domain_events as happened', 'happened.id', 'sent.event_id')
    .select(['sent.event', 'sent.event_id'])
    .select(['happened.subject_kind', 'happened.subject_id', 'happened.subject_title', 'happened.gig_id'])
    .select(['happened.actor_id', 'happened.actor_name', 'happened.differences'])
    .select('happened.created_at as happened_at')
}

/** What a delivery tells of. */
export function findHappening(db: Db, id: string) {
  return happenings(db).where('sent.id', '=', id).executeTakeFirst()
}

export type DueDelivery = Awaited<ReturnType<typeof findDue>> & {}

/** A delivery that waits; undefined once it was sent, or its webhook is off. */
export function findDue(db: Db, id: string) {
  return happenings(db)
    .innerJoin('webhooks', 'webhooks.id', 'sent.webhook_id')
    .select(['sent.id', 'sent.webhook_id', 'sent.tries'])
    .select(['webhooks.url', 'webhooks.secret_sealed', 'webhooks.failing_since'])
    .where('sent.id', '=', id)
    .where('sent.state', '=', 'Waiting')
    .where('webhooks.is_active', '=', true)
    .executeTakeFirst()
}

interface Try {
  status: number | null
  answer: string
  at: Date
  isDelivered: boolean
}

export async function noteTry(
  db: Db,
  { id, webhook_id: webhookId, tries }: Pick<DueDelivery, 'id' | 'webhook_id' | 'tries'>,
  { status, answer, at, isDelivered }: Try,
): Promise<void> {
  const noted = { tries: tries + 1, status_code: status, answer, tried_at: at, next_at: null }
  await db
    .updateTable('webhook_deliveries')
    .set(isDelivered ? { ...noted, state: 'Delivered' } : noted)
    .where('id', '=', id)
    .execute()
  if (isDelivered)
    await db
      .updateTable('webhooks')
      .set({ failing_since: null })
      .where('id', '=', webhookId)
      .where('failing_since', 'is not', null)
      .execute()
}

export async function noteFailing(db: Db, webhookId: string, since: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: since })
    .where('id', '=', webhookId)
    .where('failing_since', 'is', null)
    .execute()
}

/** When it is tried again; null: never again by itself. */
export async function setNext(db: Db, id: string, next: Date | null): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(next === null ? { state: 'Failed' } : { next_at: next })
    .where('id', '=', id)
    .execute()
}

/** Nothing more is sent to it; what waited has failed. */
export async function switchOff(db: Db, id: string, at: Date): Promise<void> {
  await update(db, id, { is_active: false, switched_off_at: at })
  await dropWaiting(db, id)
}

export async function dropWaiting(db: Db, webhookId: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'Failed', next_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'Waiting')
    .execute()
}

/** A message of the last test of this webhook. */
export async function insertTest(db: Db, { id, event, at }: { id: string; event: string; at: Date }) {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (webhook_id, event_id, event, created_at, next_at)
    select subject_id, id, kind, ${at}, ${at} from domain_events
    where subject_kind = 'webhook' and subject_id = ${id} and kind = ${event}
    order by created_at desc, id desc limit 1
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** As before the first try: what was answered belongs to tries that no longer count. */
const UNTRIED = { state: 'Waiting', tries: 0, status_code: null, answer: null, tried_at: null } as const

/** All that did not come through begins anew; answers with their ids, the oldest first. */
export async function undeliveredAnew(db: Db, webhookId: string, at: Date): Promise<string[]> {
  const rows = await db
    .updateTable('webhook_deliveries as sent')
    .set({ ...UNTRIED, next_at: at })
    .where('webhook_id', '=', webhookId)
    .where(undelivered)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).toSorted()
}

/** All tries again, from now on. */
export async function beginAnew(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...UNTRIED, next_at: at })
    .where('id', '=', id)
    .execute()
}

export async function removeBefore(db: Db, limit: Date): Promise<void> {
  await inBatches(async () => {
    const { numAffectedRows } = await sql`delete from webhook_deliveries where id in
      (select id from webhook_deliveries where created_at < ${limit} limit ${BATCH})`.execute(db)
    return Number(numAffectedRows ?? 0)
  })
}
