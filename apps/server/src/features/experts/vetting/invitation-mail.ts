import * as accounts from '#features/accounts/service.ts'
import type { DecidingCtx, ExpertsDeps } from '#features/experts/deps.ts'
import { PLACEHOLDER, limits, mailKind, writeMail } from '#features/settings/service.ts'
import { greeting, letterOf } from '#platform/mail/letter.ts'

interface Invitation {
  userId: string
  email: string
  firstName: string
  /** Words of the inviter. */
  message: string | null
}

export const EXPERT_INVITATION = mailKind({
  name: 'experts.invitation',
  title: 'Invitation of an expert',
  occasion: 'Sent to a person whom staff invite to the network. The button opens the account.',
  placeholders: {
    greeting: PLACEHOLDER.greeting,
    product: PLACEHOLDER.product,
    inviter: { meaning: 'Who invites', sample: 'Margaret Ashworth', isRequired: true },
    message: {
      meaning: 'The note of the inviter; empty if none',
      sample: 'Your work on battery recycling would fit very well.',
      isRequired: true,
    },
    days: PLACEHOLDER.days,
  },
  subject: '{inviter} invites you to join {product} Experts',
  body: `{greeting}

{inviter} invites you to join {product} Experts, a network of independent experts.

{message}

The link opens your account and works for {days} days.`,
  button: 'Accept the invitation',
  closing: "If you don't know what this is about, ignore this email.",
})

/** The mail with the link that opens the account of somebody invited; of several links the newest one counts. */
export async function inviteByMail(
  ctx: DecidingCtx,
  deps: Pick<ExpertsDeps, 'product' | 'accounts'>,
  { userId, email, firstName, message }: Invitation,
): Promise<void> {
  const { invitation_days: days } = await limits(ctx.db)
  const words = await writeMail(ctx.db, EXPERT_INVITATION, {
    greeting: greeting(firstName),
    product: deps.product,
    inviter: ctx.actor.name,
    message: message ?? '',
    days: String(days),
  })
  await accounts.sendInvitation(ctx, deps.accounts, {
    userId,
    subject: { role: 'growth_experts_expert', id: null, title: null },
    letter: { ...letterOf(email, words, ''), canWait: true },
    button: words.button,
  })
}
