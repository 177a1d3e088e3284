import type { ExpertRow, InviteForm } from '@guildhall/contract/experts/lists'
import * as accounts from '#features/accounts/service.ts'
import * as activity from '#features/activity/service.ts'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import * as experts from '#features/experts/store.ts'
import { inviteByMail } from '#features/experts/vetting/invitation-mail.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { rowsOf } from './service.ts'

/** Adds somebody whom staff would like to have (a contact stays the person that they are), and sends the link that makes it their own account. */
export async function invite(ctx: SignedIn, deps: ExpertsDeps, form: InviteForm): Promise<ExpertRow> {
  const contact = await people.contactOf(ctx.db, form.email)
  if (await people.isEmailUsed(ctx.db, form.email, contact?.id ?? null))
    throw refuse('invalid', { fields: { email: [USED] } })
  const { first_name: firstName, last_name: lastName, email } = form
  const role = 'growth_experts_expert'
  const personId = contact === undefined ? {} : { personId: contact.id }
  const account = await accounts.accountFor(ctx, { firstName, lastName, email, role, ...personId })
  await experts.invite(ctx.db, { personId: account.person_id, by: ctx.actor.userId, at: ctx.now })
  await activity.recordEvent(ctx, {
    kind: 'expert.invited',
    subject: { kind: 'expert', id: account.person_id, title: `${firstName} ${lastName}` },
    differences: { status: { from: null, to: 'Invited' } },
  })
  await inviteByMail(ctx, deps, { userId: account.id, email, firstName, message: form.message ?? null })
  const [row] = await rowsOf(ctx.db, ctx.actor, [account.person_id], ctx.now)
  if (row === undefined) throw new Error('The invited expert is gone.')
  return row
}

const USED = 'This email address is in use already.'
