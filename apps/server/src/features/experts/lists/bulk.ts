import type { ExpertFilter } from '@guildhall/contract/experts/filter'
import type { BulkAction, BulkAnswer, BulkForm } from '@guildhall/contract/experts/lists'
import type { RefusalForm } from '@guildhall/contract/experts/vetting'
import * as z from 'zod/mini'
import * as accounts from '#features/accounts/service.ts'
import type { DecidingCtx, ExpertsDeps } from '#features/experts/deps.ts'
import * as vetting from '#features/experts/vetting/service.ts'
import { moveFor } from '#features/experts/vetting/policy.ts'
import { noticeKind, worded } from '#features/notifications/service.ts'
import * as jobs from '#features/jobs/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import { chosen } from './service.ts'
import * as store from './store.ts'

export const BULK_JOB = 'experts.bulk'

/** Reminds everybody of the filter who has not submitted yet; New and Incomplete unless it names statuses. */
export function remindAll(ctx: SignedIn, filter: ExpertFilter): Promise<BulkAnswer> {
  const { status = ['New', 'Incomplete'] } = filter
  return bulk(ctx, { action: 'remind', filter: { ...filter, status } })
}

/** Does one thing to many experts, as a job; a dry run says for whom it would not go. */
export async function bulk(ctx: SignedIn, form: BulkForm): Promise<BulkAnswer> {
  const items = await chosen(ctx, form)
  if (form.action === 'reject' || form.action === 'suspend') {
    await vetting.reasonsOf(ctx, form.action, form.payload ?? {})
  }
  if (form.dry_run === true) {
    return { id: null, total: items.length, refused: await refusedOf(ctx, items, form.action) }
  }
  const id = await jobs.begin(ctx, { kind: `experts.${form.action}`, items })
  const work = { jobId: id, action: form.action, payload: form.payload ?? {} }
  await jobs.addTurn(ctx.db, BULK_JOB, work)
  return { id, total: items.length }
}

async function refusedOf(ctx: SignedIn, items: readonly { id: string; name: string }[], action: BulkAction) {
  const subjects = await store.subjects(
    ctx.db,
    ctx.actor,
    items.map(({ id }) => id),
  )
  const allowed = new Set(
    subjects.filter((one) => moveFor(ctx.actor, one, action) !== undefined).map(({ id }) => id),
  )
  return items
    .filter(({ id }) => !allowed.has(id))
    .map(({ id, name }) => ({ id, name, message: 'Not allowed in this state' }))
}

const Work = z.object({
  jobId: z.uuid(),
  action: z.enum(['screen', 'approve', 'reject', 'suspend', 'reconsider', 'remind']),
  payload: z.object({
    reason_ids: z.optional(z.array(z.string())),
    status_reason: z.optional(z.nullable(z.string())),
    internal_note: z.optional(z.nullable(z.string())),
    send_mail: z.optional(z.boolean()),
  }),
})

/** The job behind `bulk`: in the name of whoever began it, with the rights that they have now. */
export function bulkTasks(deps: ExpertsDeps, { db, now }: { db: Db; now: () => Date }): Record<string, Task> {
  return {
    async [BULK_JOB](payload) {
      const work = z.parse(Work, payload)
      const { jobId, action, payload: form } = work
      const job = await jobs.start(db, jobId)
      if (job === undefined) return
      const left = await jobs.eachItem(db, jobId, async (tx, id) => {
        const actor = await accounts.actorOf(tx, job.userId)
        if (actor === undefined) throw refuse('forbidden')
        await once({ db: tx, actor, now: now() }, deps, { id, action, form })
      })
      if (left === 'more') return jobs.addTurn(db, BULK_JOB, work)
      await jobs.finish(db, now(), jobId, {
        says: (tx, outcome) => worded(tx, BULK_DONE[action], outcome),
        link: '/experts',
      })
    },
  }
}

interface One {
  id: string
  action: BulkAction
  form: RefusalForm
}

async function once(ctx: DecidingCtx, deps: ExpertsDeps, { id, action, form }: One): Promise<void> {
  const isMailed = form.send_mail ?? true
  switch (action) {
    case 'reject':
    case 'suspend':
      await vetting.transition(ctx, deps, vetting.refusal(ctx, { id, action, form }))
      return vetting.noteOfRefusal(ctx, id, { id, action, form })
    case 'approve':
      await vetting.transition(ctx, deps, vetting.approval(id, isMailed))
      return
    case 'remind':
      return vetting.remind(ctx, deps, id)
    case 'screen':
    case 'reconsider':
      await vetting.transition(ctx, deps, { id, action, isMailed })
  }
}

const done = (action: BulkAction, title: string, subject: string) =>
  noticeKind({
    name: `experts.bulk_${action}`,
    title: `Many experts ${title}`,
    occasion: 'Sent to the person who started it, once it is done.',
    placeholders: jobs.OUTCOME,
    subject,
  })

/** What whoever began it is told, as administrators find it. */
export const BULK_DONE: Record<BulkAction, ReturnType<typeof done>> = {
  screen: done('screen', 'screened', '{count} experts have been screened.{left}'),
  approve: done('approve', 'approved', '{count} experts have been approved.{left}'),
  reject: done('reject', 'rejected', '{count} experts have been rejected.{left}'),
  suspend: done('suspend', 'suspended', '{count} experts have been suspended.{left}'),
  reconsider: done('reconsider', 'reviewed again', '{count} experts are being reviewed again.{left}'),
  remind: done('remind', 'reminded', '{count} reminders are on their way.{left}'),
}
