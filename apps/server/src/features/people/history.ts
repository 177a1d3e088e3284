import type { PersonEvent } from '@guildhall/contract/people/person'
import { relativeTime } from '#features/activity/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import type { PeopleDeps } from './deps.ts'
import { see } from './directory.ts'
import * as store from './history-store.ts'

/** What happened to a person and to those who were merged into them, newest first. */
export async function history(
  ctx: SignedIn,
  deps: PeopleDeps,
  id: string,
  at: { page: number; pageSize: number },
) {
  const { id: personId } = await see(ctx, deps, id)
  // What is done to logins is for those who keep them.
  const seesLogins = ctx.actor.permissions.includes('CAN_SEE_ADMIN_USER_LIST')
  const found = await store.page(ctx.db, { personId, seesLogins }, at)
  return { ...found, rows: found.rows.map((event) => present(event, ctx.now)) }
}

function present(event: store.EventRow, now: Date): PersonEvent {
  const { actor_id: by, actor_name: name } = event
  return {
    id: event.id,
    kind: event.kind,
    createdBy: by === null || name === null ? null : { id: by, name },
    created_at: event.created_at.toISOString(),
    created_at_diff: relativeTime(event.created_at, now),
    changes: changesOf(event),
  }
}

/** Of what other features tell only the status: the rest may not be for this reader. */
function changesOf({ kind, differences }: store.EventRow): PersonEvent['changes'] {
  const isOwn = kind.startsWith('person.')
  return Object.entries(differences ?? {})
    .filter(([field]) => isOwn || field === 'status')
    .map(([field, { from, to }]) => ({ field, from: words(from), to: words(to) }))
}

function words(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(String).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
