import { Client } from 'pg'

export interface ListenOptions {
  url: string
  channel: 'settings'
  /** Somebody announced something, or the connection is back and something may have been missed. */
  onNews: () => void
  onError: (error: unknown) => void
}

const RETRY = 500

/** Listens to a channel of the database on a connection of its own, and comes back when it is lost. */
export async function listen(options: ListenOptions): Promise<{ stop: () => Promise<void> }> {
  const { url, channel, onNews, onError } = options
  let isStopped = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      application_name: `guildhall ${channel} ${process.pid}`,
      options: '-c role=guildhall_app',
      keepAlive: true,
    })
    client = fresh
    let isLost = false
    const lost = (error?: unknown) => {
      if (isLost || isStopped) return
      isLost = true
      if (error !== undefined) onError(error)
      void fresh.end().catch(() => undefined)
      retry = setTimeout(() => void connect(), RETRY)
    }
    fresh.on('error', lost).on('end', () => lost())
    fresh.on('notification', onNews)
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      onNews()
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
