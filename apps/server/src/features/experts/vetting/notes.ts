import type { Note } from '@guildhall/contract/experts/vetting'
import * as activity from '#features/activity/service.ts'
import type { DecidingCtx } from '#features/experts/deps.ts'
import { see, type Seen } from '#features/experts/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './note-store.ts'

/** The thread of staff about a person, newest first. He himself, and whoever else may not read it, finds nothing. */
export async function list(ctx: SignedIn, id: string, at: { page: number; pageSize: number }) {
  const { row } = await seeReview(ctx, id)
  const found = await store.page(ctx.db, row.id, at)
  return { ...found, rows: found.rows.map((note) => present(note, ctx.now)) }
}

export async function add(ctx: SignedIn, id: string, note: string): Promise<Note> {
  const { row } = await seeReview(ctx, id)
  const added = await store.insert(ctx.db, {
    person_id: row.id,
    author_id: ctx.actor.userId,
    note,
    created_at: ctx.now,
  })
  return present({ ...added, author_name: ctx.actor.name }, ctx.now)
}

/** What a reviewer wrote beside his decision; nothing when he wrote nothing. */
export async function addOfDecision(
  { db, actor, now }: DecidingCtx,
  personId: string,
  { note, decision }: { note: string | null; decision: string },
): Promise<void> {
  if (note === null || note === '') return
  await store.insert(db, { person_id: personId, author_id: actor.userId, note, decision, created_at: now })
}

/** 404 for whom the notes are not for: that there are any is not for the person himself. */
export async function seeReview(ctx: SignedIn, id: string): Promise<Seen> {
  const seen = await see(ctx, id)
  if (!seen.view.canSeeReview) throw refuse('not_found')
  return seen
}

function present(row: store.NoteRow, now: Date): Note {
  return {
    id: row.id,
    note: row.note,
    decision: row.decision,
    createdBy: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? 'Anonymized' },
    created_at: row.created_at.toISOString(),
    created_at_diff: activity.relativeTime(row.created_at, now),
  }
}

/** The text of a note, which the specification sends in the address and the web app in the body. */
export function given(note: string | undefined): string {
  if (note === undefined || note === '') {
    throw refuse('invalid', { fields: { note: ['This field is required.'] } })
  }
  return note
}
