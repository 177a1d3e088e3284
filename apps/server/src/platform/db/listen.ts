import type { Client } from 'pg'
import { newClient } from './addresses.ts'

export interface ListenOptions {
  url: string
  channel: 'settings' | 'sessions' | 'notifications' | 'search'
  /** Somebody announced this; without a word when the connection is (again) there and something may have been missed. */
  onNews: (word?: string) => void
  /** From now on, until the next news, something may be missed. */
  onLost?: () => void
  onError: (error: unknown) => void
}

const RETRY = 500

/** Listens to a channel of the database on a connection of its own, and comes back when it is lost. */
export async function listen(options: ListenOptions): Promise<{ stop: () => Promise<void> }> {
  const { channel, onNews, onLost, onError } = options
  let isStopped = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = connection(options)
    client = fresh
    let isLost = false
    const lost = (error?: unknown) => {
      if (isLost || isStopped) return
      isLost = true
      onLost?.()
      if (error !== undefined) onError(error)
      void fresh.end().catch(() => undefined)
      retry = setTimeout(() => void connect(), RETRY)
    }
    fresh.on('error', lost).on('end', () => lost())
    fresh.on('notification', ({ payload = '' }) => onNews(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      if (!isLost) onNews()
    } catch (error) {
      lost(error)
    }
  }

  await connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

function connection({ url, channel }: ListenOptions): Client {
  return newClient({
    url,
    application_name: `guildhall ${channel} ${process.pid}`,
    options: '-c role=guildhall_app',
    keepAlive: true,
  })
}
