import * as z from 'zod/mini'
import * as accounts from '#features/accounts/service.ts'
import { beforeHours, inviteMovedIn } from '#features/experts/applying/service.ts'
import * as jobs from '#features/jobs/service.ts'
import { noticeKind, worded } from '#features/notifications/service.ts'
import { limits } from '#features/settings/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { ImportsDeps } from './deps.ts'
import * as store from './store.ts'
import type { ImportRecord } from './store.ts'

export const INVITE_JOB = 'imports.invite'

/** Whoever began it is told when the invitations are written. */
export const INVITED = noticeKind({
  name: 'imports.invited',
  title: 'Imported experts invited',
  occasion: 'Sent to the person who started it, once it is done.',
  placeholders: jobs.OUTCOME,
  subject: '{count} invitations are on their way.{left}',
})

/** Those whom an invitation would reach now. */
export async function uninvited({ db, now }: Pick<SignedIn, 'db' | 'now'>, id: string) {
  const { remind_hours: hours } = await limits(db)
  return store.uninvited(db, id, beforeHours(now, hours))
}

/** Begins to send everybody who came by an import the link to their account, as long work of whoever asks. */
export async function invite(ctx: SignedIn, { id }: ImportRecord): Promise<{ id: string; total: number }> {
  const items = await uninvited(ctx, id)
  if (items.length === 0) throw refuse('wrong_state')
  const jobId = await jobs.begin(ctx, { kind: INVITE_JOB, items })
  await jobs.addTurn(ctx.db, INVITE_JOB, { jobId, importId: id })
  return { id: jobId, total: items.length }
}

const Work = z.object({ jobId: z.uuid(), importId: z.uuid() })

/** In the name of whoever began it, with the rights that they have now. */
export function inviteTask(deps: ImportsDeps): Task {
  const { db, now, experts } = deps
  return async (payload) => {
    const { jobId, importId } = z.parse(Work, payload)
    const job = await jobs.start(db, jobId)
    if (job === undefined) return
    const left = await jobs.eachItem(db, jobId, async (tx, id) => {
      const actor = await accounts.actorOf(tx, job.userId)
      if (actor === undefined || !actor.roles.includes('growth_experts_admin')) throw refuse('forbidden')
      await inviteMovedIn({ db: tx, actor, now: now() }, experts, id)
    })
    if (left === 'more') return jobs.addTurn(db, INVITE_JOB, { jobId, importId })
    await jobs.finish(db, now(), jobId, {
      says: (tx, outcome) => worded(tx, INVITED, outcome),
      link: `/admin/import/${importId}`,
    })
  }
}
