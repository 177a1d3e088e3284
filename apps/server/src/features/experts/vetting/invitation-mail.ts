import * as accounts from '#features/accounts/service.ts'
import type { DecidingCtx, ExpertsDeps } from '#features/experts/deps.ts'
import { greeting } from '#platform/mail/letter.ts'

interface Invitation {
  userId: string
  email: string
  firstName: string
  /** Words of the inviter. */
  message: string | null
}

/** The mail with the link that opens the account of somebody invited; good for 14 days, the newest one counts. */
export async function inviteByMail(
  ctx: DecidingCtx,
  deps: Pick<ExpertsDeps, 'product' | 'accounts'>,
  { userId, email, firstName, message }: Invitation,
): Promise<void> {
  const { product } = deps
  await accounts.sendInvitation(ctx, deps.accounts, {
    userId,
    subject: { role: 'growth_experts_expert', id: null, title: null },
    letter: {
      to: email,
      subject: `${ctx.actor.name} invites you to join ${product} Experts`,
      paragraphs: [
        greeting(firstName),
        `${ctx.actor.name} would like to have you in ${product} Experts, a network of independent experts.`,
        ...(message === null || message === '' ? [] : [message]),
        'The link opens your account and is good for 14 days.',
      ],
      closing: 'If you do not know what this is about, ignore this mail: nothing happens without the link.',
    },
    button: 'Accept the invitation',
  })
}
