import { reasonsText } from '@guildhall/contract/experts/decision-letter'
import type { Profile } from '@guildhall/contract/experts/profile'
import { tellingNames } from '@guildhall/contract/reference/telling-names'
import { copy } from '#features/experts/copy.ts'
import { useConfig } from '#platform/session.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { Banner } from '#ui/feedback/banner.tsx'

type Props = { profile: Profile; isOwn: boolean }

/** What an expert, and who decides about them, must know before reading on (specification spec 001 §4.3). */
export function Banners({ profile, isOwn }: Props) {
  const { product } = useConfig()
  const { status, rejectedBy, suspendedBy } = profile
  return (
    <>
      {profile.force_change_password && (
        <Banner tone="warning" role="status">
          {copy.mustSetPassword(product)}
        </Banner>
      )}
      {isOwn && status === 'Pending' && (
        <Banner tone="info" role="status">
          {copy.pending(product)}
        </Banner>
      )}
      {isOwn && status === 'Incomplete' && (
        <Banner tone="warning" role="status">
          {copy.incomplete}
        </Banner>
      )}
      {rejectedBy && profile.rejected_reason && (
        <Decision
          title={copy.rejectedBy(rejectedBy.name)}
          at={profile.rejected_at}
          ago={profile.rejected_at_diff}
          reasons={profile.reasons}
          text={profile.rejected_reason}
        />
      )}
      {status === 'Suspended' && suspendedBy && profile.suspended_reason && (
        <Decision
          title={copy.suspendedBy(suspendedBy.name)}
          at={profile.suspended_at}
          ago={profile.suspended_at_diff}
          reasons={profile.reasons}
          text={profile.suspended_reason}
        />
      )}
    </>
  )
}

type DecisionProps = {
  title: string
  at: string | null | undefined
  ago: string | null | undefined
  reasons: Profile['reasons']
  text: string
}

/** Who, when and why: the reasons that were chosen and what was written beside them (PRODUCT DV-8). */
function Decision({ title, at, ago, reasons = [], text }: DecisionProps) {
  const names = tellingNames(reasons, text)
  return (
    <Banner tone="danger" role="status">
      <strong>{title}</strong>
      {ago && <span title={formatDate(at)}> {ago}</span>}
      <br />
      {reasonsText(names)}
      {/* Without words of its own a decision has the names for its text. */}
      {text !== names.join(', ') && (
        <>
          {names.length > 0 && <br />}
          {text}
        </>
      )}
    </Banner>
  )
}
