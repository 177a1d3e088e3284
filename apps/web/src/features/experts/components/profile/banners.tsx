import type { Profile } from '@guildhall/contract/experts/profile'
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
          text={profile.rejected_reason}
        />
      )}
      {status === 'Suspended' && suspendedBy && profile.suspended_reason && (
        <Decision
          title={copy.suspendedBy(suspendedBy.name)}
          at={profile.suspended_at}
          ago={profile.suspended_at_diff}
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
  text: string
}

function Decision({ title, at, ago, text }: DecisionProps) {
  return (
    <Banner tone="danger" role="status">
      <strong>{title}</strong>
      {ago && <span title={formatDate(at)}> {ago}</span>}
      <br />
      {text}
    </Banner>
  )
}
