import * as accounts from '#features/accounts/service.ts'
import * as activity from '#features/activity/service.ts'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import * as experts from '#features/experts/store.ts'
import type { PersonRow } from '#features/experts/store.ts'
import { notify, subject } from '#features/notifications/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { greeting } from '#platform/mail/letter.ts'

/** The profile becomes Pending; admins and HR hear of it, and the applicant gets a mail. */
export async function sendToReview(ctx: SignedIn, deps: ExpertsDeps, row: PersonRow): Promise<void> {
  await experts.submit(ctx.db, row.id, ctx.now)
  const name = `${row.first_name} ${row.last_name}`
  await activity.recordEvent(ctx, {
    kind: 'expert.applied',
    subject: { kind: 'expert', id: row.id, title: name },
    differences: { status: { from: row.status, to: 'Pending' } },
  })
  const isAgain = row.status === 'Rejected'
  await notify(ctx, {
    category: 'applications',
    kind: 'expert.applied',
    to: await accounts.idsWithRoles(ctx.db, ['growth_experts_admin', 'growth_experts_hr_generalist']),
    subject: isAgain
      ? subject`<b>${name}</b> submitted the application again.`
      : subject`<b>${name}</b> submitted an application.`,
    link: `/experts/${row.id}`,
    expertId: row.id,
    commands: ['RELOAD_EXPERTS_LIST_Pending'],
    mail: 'digest',
    isPushed: true,
  })
  await confirm(ctx, deps, row)
}

async function confirm({ db }: SignedIn, { accounts: { outbox, site } }: ExpertsDeps, row: PersonRow) {
  if (row.email === null) return
  await outbox.send(db, {
    to: row.email,
    subject: `We have received your application to ${site.product} Experts`,
    paragraphs: [
      greeting(row.first_name),
      `thank you for applying to join ${site.product} Experts. We are reviewing your application and will get back to you shortly.`,
      'You can still change your profile while you wait.',
    ],
    button: { label: 'Open my profile', url: `${site.publicUrl}/expert/profile` },
  })
}
