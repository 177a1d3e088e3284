import type { ShortlistEntry } from '@guildhall/contract/hiring/shortlist'
import { sql } from 'kysely'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { tell, told } from '#features/hiring/notices.ts'
import { read } from '#features/hiring/reporting.ts'
import { find, present, requireLevel, type Row } from './shortlist.ts'

export interface OpinionForm {
  opinion?: 'up' | 'down' | null | undefined
  comment?: string | null | undefined
  wants_to_talk?: boolean | undefined
}
type Said = Pick<Row, 'opinion' | 'comment' | 'wants_to_talk'>

/** Says up or down, and why, and that they want to talk. What is left out stays as it was. */
export async function giveOpinion(ctx: SignedIn, id: string, form: OpinionForm): Promise<ShortlistEntry> {
  const gigId = await gigOf(ctx, id)
  if (gigId === undefined) throw refuse('not_found')
  const level = await requireLevel(ctx, gigId)
  // Held first: of two at once the second one knows what the first one said.
  const gig = await gigs.hold(ctx, gigId)
  const before = await find(ctx, gigId, id)
  if (before === undefined) throw refuse('not_found')
  gigs.requireUnlocked(gig)
  if (form.wants_to_talk === true && before.status !== 'Reviewed') throw refuse('wrong_state')
  const said: Said = {
    opinion: form.opinion === undefined ? before.opinion : form.opinion,
    comment: form.comment === undefined ? before.comment : form.comment,
    wants_to_talk: form.wants_to_talk ?? before.wants_to_talk,
  }
  await save(ctx, id, said)
  await tellManagers(ctx, id, { before, said })
  const after = await find(ctx, gigId, id)
  if (after === undefined) throw refuse('not_found')
  return present(after, level)
}

async function save(ctx: SignedIn, engagementId: string, said: Said): Promise<void> {
  await ctx.db
    .insertInto('shortlist_opinions')
    .values({
      engagement_id: engagementId,
      user_id: ctx.actor.userId,
      ...said,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .onConflict((same) =>
      same.columns(['engagement_id', 'user_id']).doUpdateSet({ ...said, updated_at: ctx.now }),
    )
    .execute()
}

/** A vote is counted; words and wishes want an answer. */
async function tellManagers(ctx: SignedIn, id: string, { before, said }: { before: Said; said: Said }) {
  const hasWish = said.wants_to_talk && !before.wants_to_talk
  const comment = said.comment === before.comment ? null : said.comment
  if (!hasWish && comment === null) return
  const row = await read(ctx, id)
  const customer = ctx.actor.name
  if (hasWish) await tell(ctx, row, told.talkWanted(row, customer))
  if (comment !== null) await tell(ctx, row, told.commented(row, { customer, comment }))
}

async function gigOf(ctx: SignedIn, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    gig_id: string
  }>`select e.gig_id from engagements e join gigs on gigs.id = e.gig_id
    where e.id = ${id} and ${gigs.visible(ctx.actor)}`.execute(ctx.db)
  return rows[0]?.gig_id
}
