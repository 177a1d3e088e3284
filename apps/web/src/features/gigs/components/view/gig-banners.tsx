import type { AuditLine, Gig, GigActions } from '@guildhall/contract/gigs/gig'
import { tellingNames } from '@guildhall/contract/reference/telling-names'
import { copy } from '#features/gigs/copy.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { Banner } from '#ui/feedback/banner.tsx'

const WORDS: Partial<Record<string, string>> = {
  Rejected: 'Rejected',
  Unpublished: 'Unpublished',
  Closed: 'Closed',
}

type Stood = Pick<
  Gig,
  'status' | 'status_changed_at' | 'status_changed_by' | 'status_reason' | 'rejected_from' | 'reasons'
>
type Props = {
  gig: Stood & Pick<Gig, 'locked' | 'audit'>
  actions: Pick<GigActions, 'canEdit' | 'canRequest'>
}

/** Why the project stands still: rejected, unpublished, closed or locked, by whom and with which words. */
export function GigBanners({ gig, actions }: Props) {
  const reopened = reopeningOf(gig)
  const word = reopened === undefined ? WORDS[gig.status] : copy.reopened
  const reason = reopened === undefined ? gig.status_reason : reopened.reason
  const lock = gig.audit.find(({ event }) => event === 'locked')
  const mustChange = gig.rejected_from === 'Requested' && actions.canEdit && !actions.canRequest
  const kinds = tellingNames(gig.reasons ?? [], reason ?? null).join(', ')
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
          {reason && reason !== kinds && <p>{reason}</p>}
          {mustChange && <p>{copy.changeTheProjectBefore}</p>}
        </Banner>
      )}
    </>
  )
}

/** What was published once is Unpublished after it was reopened: then that is what happened last. */
function reopeningOf({ status, audit }: Props['gig']) {
  const at = (event: AuditLine['event']) => audit.find((line) => line.event === event)
  const [reopened, unpublished] = [at('reopened'), at('unpublished')]
  const isLast = status === 'Unpublished' && reopened && reopened.at > (unpublished?.at ?? '')
  return isLast ? reopened : undefined
}
