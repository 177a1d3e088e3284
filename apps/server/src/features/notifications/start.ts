import type { Sessions } from '#features/accounts/service.ts'
import type { Db } from '#platform/db/database.ts'
import { createPushSender, type PushOptions } from '#platform/push/push-sender.ts'
import type { NotificationsDeps } from './deps.ts'
import { startLive } from './live.ts'
import { removeSignedOut } from './push-store.ts'

export interface NotificationsOptions extends Pick<NotificationsDeps, 'site' | 'now' | 'outbox' | 'sealer'> {
  db: Db
  databaseUrl: string
  sessions: Pick<Sessions, 'livingOf' | 'watch'>
  push: (PushOptions & { instanceId: string }) | null
  onError: (error: unknown) => void
}

/** Everything that lives as long as the server: the listening pages, the sender of push messages. */
export async function startNotifications(options: NotificationsOptions): Promise<NotificationsDeps> {
  const { db, databaseUrl: url, sessions, push, onError, site, now, outbox, sealer } = options
  // A browser that is signed out is forgotten at once, not only passed over.
  sessions.watch((userId) => void removeSignedOut(db, userId).catch(onError))
  return {
    site,
    now,
    outbox,
    sealer,
    live: await startLive({ db, url, sessions, onError }),
    push: push === null ? null : { ...push, sender: createPushSender(push) },
  }
}
