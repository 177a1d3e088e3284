import type { Delivery } from '@guildhall/contract/webhooks'
import { Button } from '@mantine/core'
import { eventName } from '@guildhall/contract/webhooks/names'
import { copy } from '#features/webhooks/copy.ts'
import { sendAgain } from '#features/webhooks/queries.ts'
import { useWrite } from '#platform/use-write.ts'

type Props = { webhookId: string; delivery: Delivery; isCompact?: boolean }

/** Sends a message again, whatever became of it. */
export function SendAgain({ webhookId, delivery, isCompact = false }: Props) {
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['webhooks'] })
  return (
    <Button
      variant="default"
      {...(isCompact && { size: 'compact-md' })}
      loading={isPending}
      aria-label={`${copy.again}: ${eventName(delivery.event)}, ${delivery.title}`}
      onClick={() => void run(() => sendAgain(webhookId, delivery.id), { said: copy.sentAgain })}
    >
      {copy.again}
    </Button>
  )
}
