import type { Webhook } from '@guildhall/contract/webhooks'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { copy } from '#features/webhooks/copy.ts'
import { sendTest, sendUndeliveredAgain } from '#features/webhooks/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import layout from '#ui/theme/layout.module.css'
import { later } from '#ui/hooks/later.ts'

const WebhookDialog = later(() => import('./webhook-dialog.tsx'), 'WebhookDialog')

/** What can be done with one webhook: try it, catch up after an outage, change it. */
export function WebhookButtons({ webhook }: { webhook: Webhook }) {
  const { id, is_active: isActive, undelivered } = webhook
  const [isEdited, setEdited] = useState(false)
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['webhooks'] })
  return (
    <div className={layout['row-wrap-8']}>
      {isActive && undelivered > 0 && (
        <Button
          loading={isPending}
          onClick={() => void run(() => sendUndeliveredAgain(id), { said: copy.allSentAgain })}
        >
          {copy.allAgain(undelivered)}
        </Button>
      )}
      {isActive && (
        <Button
          variant="default"
          loading={isPending}
          onClick={() => void run(() => sendTest(id), { said: copy.tested })}
        >
          {copy.test}
        </Button>
      )}
      <Button variant="default" onClick={() => setEdited(true)}>
        {copy.edit}
      </Button>
      <Suspense>{isEdited && <WebhookDialog webhook={webhook} onClose={() => setEdited(false)} />}</Suspense>
    </div>
  )
}
