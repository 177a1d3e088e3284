import type { Privacy, PrivacyActions } from '@guildhall/contract/privacy'
import { Button } from '@mantine/core'
import { copy, BLOCKS } from '#features/privacy/copy.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import sections from '#ui/layout/sections.module.css'
import { EraseButton } from './erase-button.tsx'
import { useWithdrawing } from './use-withdrawing.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { privacy: Privacy; actions: PrivacyActions; leadsTo: string }

/** Erases somebody else, at once. */
export function PersonErasure({ privacy, actions, leadsTo }: Props) {
  const { withdraw, isPending } = useWithdrawing(privacy.person_id, 'The request has been withdrawn.')
  return (
    <section className={sections['section']} aria-labelledby="erasure">
      <h2 id="erasure" className={cx(shared['title'], shared['flush'])}>
        {copy.erase}
      </h2>
      <p className={sections['lead']}>{copy.eraseHelp}</p>
      {privacy.erasure && (
        <Banner tone="warning">
          {copy.theyAskedForIt(privacy.name, formatDate(privacy.erasure.requested_at))}{' '}
          {privacy.blocked_by ? copy.isDue : copy.happens} {copy.onDate(formatDate(privacy.erasure.due_at))}
        </Banner>
      )}
      {privacy.blocked_by && <Banner tone="warning">{BLOCKS[privacy.blocked_by]}</Banner>}
      <div className={layout['row-wrap-12']}>
        {actions.canErase && <EraseButton person={privacy} leadsTo={leadsTo} />}
        {actions.canWithdrawErasure && (
          <Button variant="default" loading={isPending} onClick={() => void withdraw()}>
            {copy.withdrawTheRequest}
          </Button>
        )}
      </div>
    </section>
  )
}
