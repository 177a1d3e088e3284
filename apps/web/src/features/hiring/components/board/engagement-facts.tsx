import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { copy } from '#features/hiring/copy.ts'
import { moneyText } from '@guildhall/contract/money'
import { timeLeft } from '#features/hiring/money.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from '#features/hiring/components/hiring.module.css'
import { nextText } from '#features/hiring/components/next-date.tsx'

const REASONS: Readonly<Record<string, string>> = {
  declined: 'Declined by the expert',
  expired: 'The request expired',
  withdrawn_by_staff: 'Request withdrawn',
  withdrawn_by_expert: 'Withdrawn by the expert',
  not_selected: 'Not selected',
  completed: 'Completed',
  terminated: 'Ended early',
  gig_closed: 'The project was closed',
  expert_rejected: 'The expert was rejected',
  expert_suspended: 'The expert was suspended',
}

/** What was asked for and agreed on, how it stands, and since when. */
export function EngagementFacts({ engagement }: { engagement: Engagement }) {
  const { status, expires_at: until, close_reason: reason, reasons, reason_text: text } = engagement
  const bid = moneyText(engagement.bid_amount, engagement.bid_type, engagement.currency)
  const agreed = moneyText(engagement.rate, engagement.rate_type, engagement.currency)
  const why = [...reasons, ...(text === null ? [] : [text])].join(' · ')
  const facts: (string | false | undefined)[] = [
    engagement.score !== null && `Match ${Math.round(engagement.score)}`,
    engagement.next_date !== null && nextText(engagement.next_date),
    bid && status !== 'Hired' && `Asks ${bid}`,
    agreed && `Agreed ${agreed}`,
    engagement.starts_on !== null && status === 'Hired' && `From ${formatDate(engagement.starts_on)}`,
    status === 'Hired' && agreed && signedText(engagement.agreement_signed_at),
    engagement.hours_planned !== null && `${engagement.hours_planned} hours planned`,
    status === 'Requested' && timeLeft(until),
    reason !== null && REASONS[reason],
    why,
    copy.youGaveStars(engagement.own_rating),
    engagement.updated_at_diff,
  ]
  return (
    <ul className={cx(shared['note'], layout['row-wrap'], styles['facts'])}>
      {facts.flatMap((fact) => (typeof fact === 'string' && fact !== '' ? [<li key={fact}>{fact}</li>] : []))}
    </ul>
  )
}

function signedText(at: string | null): string {
  return at === null ? 'Agreement not signed' : `Agreement signed ${formatDate(at)}`
}
