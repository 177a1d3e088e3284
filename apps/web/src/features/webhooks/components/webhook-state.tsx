import type { Webhook } from '@guildhall/contract/webhooks'
import { copy } from '#features/webhooks/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Whether messages come through. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { is_active: isActive, failing_since: failingSince, switched_off_at: offAt } = webhook
  if (!isActive)
    return (
      <span className={cx(layout['row-wrap-8'], shared['note'])}>
        <Badge tone="secondary">{copy.off}</Badge>
        {offAt !== null && (
          <span>
            {copy.since} <RelativeTime date={offAt} />
            {failingSince !== null && copy.afterMessagesDidNotCome}
          </span>
        )}
      </span>
    )
  if (failingSince === null) return <Badge tone="success">{copy.active}</Badge>
  return (
    <span className={cx(layout['row-wrap-8'], shared['note'])}>
      <Badge tone="danger">{copy.failing}</Badge>
      <span>
        {copy.since} <RelativeTime date={failingSince} />
      </span>
    </span>
  )
}
