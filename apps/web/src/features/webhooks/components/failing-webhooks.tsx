import type { Webhook } from '@guildhall/contract/webhooks'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/webhooks/copy.ts'
import { sendUndeliveredAgain } from '#features/webhooks/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { WebhookState } from './webhook-state.tsx'

/** Webhooks to which nothing comes through, each with the way to its deliveries. */
export function FailingWebhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['webhooks', 'jobs'] })
  const again = (id: string) => run(() => sendUndeliveredAgain(id), { said: copy.allSentAgain })
  return (
    <ul className={cx(shared['list'], layout['stack-16'])} aria-label={copy.failingWebhooks}>
      {webhooks.map((webhook) => (
        <li key={webhook.id} className={layout['spread-wrap']}>
          <div className={cx(layout['stack-6'], shared['shrinks'])}>
            <Link
              to="/admin/settings/webhooks/$id"
              params={{ id: webhook.id }}
              className={cx(shared['medium'], shared['breaks'], shared['link'])}
            >
              {webhook.url}
            </Link>
            <WebhookState webhook={webhook} />
            <span className={shared['note']}>{copy.undelivered(webhook.undelivered)}</span>
          </div>
          {webhook.is_active && webhook.undelivered > 0 && (
            <Button
              size="compact-md"
              variant="default"
              loading={isPending}
              aria-label={copy.tryAgainUrl(webhook.url)}
              onClick={() => void again(webhook.id)}
            >
              {copy.tryAgain}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
