import type { Webhook } from '@guildhall/contract/webhooks'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import styles from './webhook-state.module.css'

/** Whether messages come through. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { is_active: isActive, failing_since: failingSince, switched_off_at: offAt } = webhook
  if (!isActive)
    return (
      <span className={styles['state']}>
        <Badge tone="secondary">Off</Badge>
        {offAt !== null && (
          <span>
            since <RelativeTime date={offAt} />
            {failingSince !== null && ', after messages did not come through'}
          </span>
        )}
      </span>
    )
  if (failingSince === null) return <Badge tone="success">Active</Badge>
  return (
    <span className={styles['state']}>
      <Badge tone="danger">Failing</Badge>
      <span>
        since <RelativeTime date={failingSince} />
      </span>
    </span>
  )
}
