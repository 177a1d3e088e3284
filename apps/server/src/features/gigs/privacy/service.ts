import { LEVELS } from '@guildhall/contract/gigs/kinds'
import { sql } from 'kysely'
import { showsTo, UNSEEN, type Seen } from '#features/gigs/members/policy.ts'
import { BATCH } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import type { PersonalPart, Traces } from '#platform/privacy/personal-part.ts'

/** What somebody is to projects. What they wrote there stays, under their alias. */
export const personalPart: PersonalPart = {
  name: 'projects',
  title: 'Projects',
  collect: async (db, traces) => ({
    owned: await ownedBy(db, traces),
    member_of: await membershipsOf(db, traces),
    invitations: await invitationsOf(db, traces),
    comments: await commentsOf(db, traces),
    uploaded_files: await uploadsOf(db, traces),
  }),
  async erase({ db }, traces) {
    const { userId, personId, alias, words, names } = traces
    const named = sql`${[...words]}::text[]`
    await db.deleteFrom('gig_members').where('user_id', '=', userId).execute()
    await db
      .updateTable('gigs')
      .set({ co_owner_ids: sql`array_remove(co_owner_ids, ${userId}::uuid)` })
      .where(sql<boolean>`co_owner_ids @> array[${userId}]::uuid[]`)
      .execute()
    await db
      .updateTable('gigs')
      .set({ contact_person_id: null })
      .where('contact_person_id', '=', personId)
      .execute()
    await db
      .updateTable('gig_comments')
      .set({ body: sql`left(scrubbed_names(body, ${alias}, ${[...names]}::text[]), 5000)` })
      .where(sql<boolean>`mentions @> array[${userId}]::uuid[]`)
      .execute()
    const [first = alias, ...rest] = alias.split(' ')
    await db
      .updateTable('gig_invitations')
      .set({
        email: `erased-${personId}@erased.invalid`,
        first_name: first,
        last_name: rest.join(' '),
        status: sql`case when status = 'pending' then 'revoked' else status end`,
      })
      .where((row) => row.or([row('user_id', '=', userId), sql<boolean>`mentions(email, ${named})`]))
      .execute()
  },
}

function ownedBy(db: Db, { userId }: Traces) {
  return db
    .selectFrom('gigs')
    .select(['internal_id', 'name', 'status', 'created_at'])
    .where((row) =>
      row.or([row('owner_id', '=', userId), sql<boolean>`co_owner_ids @> array[${userId}]::uuid[]`]),
    )
    .execute()
}

async function membershipsOf(db: Db, { userId }: Traces) {
  const rows = await db
    .selectFrom('gig_members')
    .innerJoin('gigs', 'gigs.id', 'gig_members.gig_id')
    .leftJoin('gig_roles', 'gig_roles.id', 'gig_members.role_id')
    .leftJoin('gig_permissions', 'gig_permissions.id', 'gig_members.permission_id')
    .select(['gigs.internal_id as project', 'gigs.name', 'gig_members.type', 'gig_roles.slug as role'])
    .select(['gig_permissions.value as level', 'gig_members.status', 'gig_members.created_at'])
    .select(['gigs.status as gig_status', 'was_published'])
    .where('gig_members.user_id', '=', userId)
    .execute()
  return rows.map(({ gig_status: status, was_published, ...row }) =>
    row.type === 'customer' && isUnseen({ status, was_published }, row.level)
      ? { ...row, project: null, name: `A ${UNSEEN}` }
      : row,
  )
}

/** A customer learns nothing here of a project that they do not see yet. */
function isUnseen(gig: Seen, level: string | null): boolean {
  return !showsTo(gig, LEVELS.findIndex((one) => one === level) + 1)
}

async function invitationsOf(db: Db, { userId }: Traces) {
  const rows = await db
    .selectFrom('gig_invitations')
    .innerJoin('gigs', 'gigs.id', 'gig_invitations.gig_id')
    .innerJoin('gig_permissions', 'gig_permissions.id', 'gig_invitations.permission_id')
    .select(['gigs.internal_id as project', 'gig_invitations.email', 'gig_invitations.first_name'])
    .select(['gig_invitations.last_name', 'gig_invitations.status', 'gig_invitations.created_at'])
    .select(['gig_permissions.value as level', 'gigs.status as gig_status', 'was_published'])
    .where('gig_invitations.user_id', '=', userId)
    .execute()
  return rows.map(({ gig_status: status, was_published, ...row }) =>
    isUnseen({ status, was_published }, row.level) ? { ...row, project: null } : row,
  )
}

function commentsOf(db: Db, { userId }: Traces) {
  return db
    .selectFrom('gig_comments')
    .innerJoin('gigs', 'gigs.id', 'gig_comments.gig_id')
    .select(['gigs.internal_id as project', 'gig_comments.body', 'gig_comments.created_at'])
    .where('author_id', '=', userId)
    .where('gig_comments.deleted_at', 'is', null)
    .execute()
}

function uploadsOf(db: Db, { userId }: Traces) {
  return db
    .selectFrom('gig_files')
    .innerJoin('gigs', 'gigs.id', 'gig_files.gig_id')
    .select(['gigs.internal_id as project', 'gig_files.name', 'gig_files.size', 'gig_files.created_at'])
    .where('gig_files.created_by', '=', userId)
    .where('gig_files.deleted_at', 'is', null)
    .execute()
}

const DAY = 86_400_000
/** A deleted draft can be restored for so many days. */
const RESTORABLE_DAYS = 30

/** Removes drafts that were deleted and cannot be restored any more, with their files. */
export async function dropDeletedDrafts(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - RESTORABLE_DAYS * DAY)
  const drafts = await db
    .selectFrom('gigs')
    .select('id')
    .where('deleted_at', '<', limit)
    .limit(BATCH)
    .execute()
  for (const { id } of drafts) await db.transaction().execute((tx) => dropDraft(tx, id))
}

/** The bytes of files without a row are found by the daily sweep. */
async function dropDraft(db: Db, id: string): Promise<void> {
  await db.updateTable('gigs').set({ cloned_from: null }).where('cloned_from', '=', id).execute()
  await db
    .deleteFrom('gigs')
    .where('id', '=', id)
    .where((row) =>
      row.not(row.exists(row.selectFrom('engagements').select('id').whereRef('gig_id', '=', 'gigs.id'))),
    )
    .execute()
}
