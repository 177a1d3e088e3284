import type { Note } from '@guildhall/contract/people/notes'
import * as activity from '#features/activity/service.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import type { PeopleDeps } from './deps.ts'
import * as store from './note-store.ts'

/** The thread of staff about a person, newest first. They themselves, and whoever else may not read it, finds nothing. */
export async function list(
  ctx: SignedIn,
  deps: PeopleDeps,
  id: string,
  at: { page: number; pageSize: number },
) {
  const found = await store.page(ctx.db, await deps.requireNotable(ctx, id), at)
  return { ...found, rows: found.rows.map((note) => present(note, ctx.now)) }
}

export async function add(ctx: SignedIn, deps: PeopleDeps, id: string, note: string): Promise<Note> {
  const added = await store.insert(ctx.db, {
    person_id: await deps.requireNotable(ctx, id),
    author_id: ctx.actor.userId,
    note,
    created_at: ctx.now,
  })
  return present({ ...added, author_name: ctx.actor.name }, ctx.now)
}

/** What a reviewer wrote beside their decision; nothing when they wrote nothing. */
export async function addOfDecision(
  { db, actor, now }: Pick<Ctx, 'db' | 'now'> & Pick<SignedIn, 'actor'>,
  personId: string,
  { note, decision }: { note: string | null; decision: string },
): Promise<void> {
  if (note === null || note === '') return
  await store.insert(db, { person_id: personId, author_id: actor.userId, note, decision, created_at: now })
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
