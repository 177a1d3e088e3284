import { type Insertable, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { GigInvitations } from '#platform/db/tables.gen.ts'
import { nameOfUser } from '#platform/db/full-name.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

export type InvitationRow = Awaited<ReturnType<typeof page>>['rows'][number]

export interface Whose {
  gigId: string
  /** Only those of this inviter. */
  invitedBy: string | null
}

/** The invitations that nobody has accepted or revoked, the newest first. */
export async function page(db: Db, whose: Whose, at: PageAt) {
  const found = pending(db, whose).select([...columns])
  return pageOfRows(
    found.orderBy('gig_invitations.created_at', 'desc').orderBy('gig_invitations.id', 'desc'),
    at,
  )
}

/** One of them; one of another project is not found. */
export function find(db: Db, whose: Whose, id: string): Promise<InvitationRow | undefined> {
  return pending(db, whose)
    .select([...columns])
    .where('gig_invitations.id', '=', id)
    .executeTakeFirst()
}

function pending(db: Db, { gigId, invitedBy }: Whose) {
  return db
    .selectFrom('gig_invitations')
    .innerJoin('gig_permissions', 'gig_permissions.id', 'gig_invitations.permission_id')
    .where('gig_invitations.gig_id', '=', gigId)
    .where('gig_invitations.status', '=', 'pending')
    .$if(invitedBy !== null, (all) => all.where('gig_invitations.invited_by', '=', invitedBy))
}

const columns = [
  'gig_invitations.id',
  'gig_invitations.gig_id',
  'gig_invitations.user_id',
  'gig_invitations.email',
  'gig_invitations.first_name',
  'gig_invitations.last_name',
  'gig_invitations.sent_at',
  'gig_invitations.expires_at',
  'gig_invitations.invited_by',
  'gig_permissions.id as permission_id',
  'gig_permissions.value as permission',
  'gig_permissions.level',
  'gig_permissions.description as permission_description',
  nameOfUser('gig_invitations.invited_by').as('inviter'),
] as const

export function findByEmail(db: Db, gigId: string, email: string) {
  return db
    .selectFrom('gig_invitations')
    .select(['id', 'expires_at'])
    .where('gig_id', '=', gigId)
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

export async function insert(db: Db, invitation: Insertable<GigInvitations>): Promise<string> {
  const { id } = await db
    .insertInto('gig_invitations')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function update(db: Db, id: string, change: Updateable<GigInvitations>): Promise<void> {
  await db.updateTable('gig_invitations').set(change).where('id', '=', id).execute()
}

/** Ends what is pending for a user on a project; answers which invitations those were. */
export async function end(
  db: Db,
  { gigId, userId, at }: { gigId: string; userId: string; at: Date },
): Promise<string[]> {
  const ended = await db
    .updateTable('gig_invitations')
    .set({ status: 'accepted', accepted_by: userId, accepted_at: at })
    .where('gig_id', '=', gigId)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Ends the term of all that are pending on a project, or of those that one user sent; answers which those are. */
export async function expire(
  db: Db,
  { gigId, invitedBy }: { gigId: string; invitedBy?: string | undefined },
  at: Date,
): Promise<string[]> {
  const expired = await db
    .updateTable('gig_invitations')
    .set({ expires_at: at })
    .where('gig_id', '=', gigId)
    .$if(invitedBy !== undefined, (all) => all.where('invited_by', '=', invitedBy ?? null))
    .where('status', '=', 'pending')
    .where('expires_at', '>', at)
    .returning('id')
    .execute()
  return expired.map(({ id }) => id)
}

/** An invitation that its owner accepts in this transaction, with its project; nobody else does meanwhile. */
export function lockPending(db: Db, id: string, userId: string) {
  return db
    .selectFrom('gig_invitations')
    .innerJoin('gigs', 'gigs.id', 'gig_invitations.gig_id')
    .select(['gig_invitations.id', 'gig_invitations.gig_id', 'gig_invitations.permission_id'])
    .select(['gig_invitations.invited_by', 'gigs.name', 'gigs.owner_id'])
    .where('gig_invitations.id', '=', id)
    .where('gig_invitations.user_id', '=', userId)
    .where('gig_invitations.status', '=', 'pending')
    .where('gigs.deleted_at', 'is', null)
    .forUpdate('gig_invitations')
    .executeTakeFirst()
}
