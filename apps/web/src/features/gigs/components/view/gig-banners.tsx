import type { GigTabProps } from '#features/gigs/slots.ts'
import { copy } from '#features/gigs/copy.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { Banner } from '#ui/feedback/banner.tsx'

const WORDS: Partial<Record<string, string>> = {
  Rejected: 'Rejected',
  Unpublished: 'Unpublished',
  Closed: 'Closed',
}

/** Why the project stands still: rejected, unpublished, closed or locked, by whom and with which words. */
export function GigBanners({ gig, actions }: GigTabProps) {
  const word = WORDS[gig.status]
  const lock = gig.audit.find(({ event }) => event === 'locked')
  const mustChange = gig.rejected_from === 'Requested' && actions.canEdit && !actions.canRequest
  const kinds = (gig.reasons ?? []).map(({ name }) => name).join(', ')
  return (
    <>
      {gig.locked && (
        <Banner tone="warning" role="status">
          <strong>{copy.locked}</strong>
          {lock?.reason && <p>{lock.reason}</p>}
        </Banner>
      )}
      {word && gig.status_changed_at && (
        <Banner tone={gig.status === 'Rejected' ? 'danger' : 'plain'} role="status">
          <strong>
            {word}
            {gig.status_changed_by && copy.byName(gig.status_changed_by.name)}{' '}
            {copy.onDate(formatDate(gig.status_changed_at))}
            {kinds && `: ${kinds}`}
          </strong>
          {gig.status_reason && gig.status_reason !== kinds && <p>{gig.status_reason}</p>}
          {mustChange && <p>{copy.changeTheProjectBefore}</p>}
        </Banner>
      )}
    </>
  )
}
