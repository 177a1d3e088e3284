import { remindedAlready } from '@guildhall/contract/experts/vetting'
import * as activity from '#features/activity/service.ts'
import type { DecidingCtx, ExpertsDeps } from '#features/experts/deps.ts'
import * as experts from '#features/experts/store.ts'
import { limits } from '#features/settings/service.ts'
import { refuse } from '#platform/http/refuse.ts'
import { inviteByMail } from './invitation-mail.ts'
import { remind } from './service.ts'

const HOUR = 3_600_000

/**
 * Sends the link that opens the account of an expert who moved in. Who is merely invited is reminded of it; who came
 * with their vetting stays Approved. Between two mails to one person lies the time of the reminders.
 */
export async function inviteMovedIn(ctx: DecidingCtx, deps: ExpertsDeps, id: string): Promise<void> {
  const person = await experts.find(ctx.db, id)
  if (person === undefined) throw refuse('not_found')
  if (person.status === 'Invited') return remind(ctx, deps, id)
  const { user_id: userId, email, first_name: firstName, last_name: lastName } = person
  if (!person.is_invited || userId === null || email === null) throw refuse('wrong_state')
  const { remind_hours: hours } = await limits(ctx.db)
  if (!(await experts.noteInvited(ctx.db, id, { at: ctx.now, before: beforeHours(ctx.now, hours) })))
    throw refuse('reminded_already', { text: remindedAlready(hours) })
  await activity.recordEvent(ctx, {
    kind: 'expert.invited',
    subject: { kind: 'expert', id, title: `${firstName} ${lastName}` },
  })
  await inviteByMail(ctx, deps, { userId, email, firstName, message: null })
}

/** Whoever was written to after this moment is not written to again yet. */
export function beforeHours(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR)
}
