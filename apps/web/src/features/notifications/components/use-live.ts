import type { LiveEvent, LiveMessage } from '@guildhall/contract/notifications'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenLive } from '#features/notifications/live.ts'
import { askCount, tookCount } from '#features/notifications/queries.ts'
import { reload, reloadsOf } from '#features/notifications/reload.ts'
import { readUser } from '#platform/session.tsx'

/** Keeps the bell and open lists of this user up to date while the page stands. */
export function useLive(userId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    return listenLive(userId, {
      onMessage: (event, message) => took(client, event, message),
      onMissed: () => void askCount(client),
    })
  }, [client, userId])
}

function took(client: QueryClient, event: LiveEvent, { unread_count, commands }: LiveMessage): void {
  tookCount(client, unread_count, event === 'notification')
  const reloads = reloadsOf(commands)
  reload(client, reloads)
  // What the reader may do may have changed with it: the menu of an expert who was approved, for example.
  if (reloads.has('everything')) readUser().catch(() => undefined)
}
