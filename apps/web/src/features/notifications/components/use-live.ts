import type { LiveEvent, LiveMessage } from '@guildhall/contract/notifications'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listenLive } from '#features/notifications/live.ts'
import { askCount, tookCount } from '#features/notifications/queries.ts'
import { reload, reloadsOf } from '#features/notifications/reload.ts'
import { renewRights } from '#platform/sessions/renew-rights.ts'

/** Keeps the bell and open lists of this user up to date while the page stands. */
export function useLive(userId: string | undefined): void {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (userId === undefined) return
    return listenLive(userId, {
      onMessage(event, message) {
        // What the reader may do may have changed with it: the menu of an expert who was approved, for example.
        if (took(client, event, message)) void renewRights(router).catch(() => undefined)
      },
      onMissed: () => void askCount(client),
    })
  }, [client, router, userId])
}

/** Whether everything is to be looked at again. */
function took(client: QueryClient, event: LiveEvent, { unread_count, commands }: LiveMessage): boolean {
  tookCount(client, unread_count, event === 'notification')
  const reloads = reloadsOf(commands)
  reload(client, reloads)
  return reloads.has('everything')
}
