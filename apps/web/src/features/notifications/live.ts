import type { LiveMessage } from '@guildhall/contract/notifications'
import { LIVE_EVENTS, type LiveEvent } from '@guildhall/contract/notifications/live-events'
import { fieldsOf } from '#platform/calls/refusal-body.ts'

/** What a page hears; `missed` when the stream was away and something may have passed by. */
export interface LiveListener {
  onMessage: (event: LiveEvent, message: LiveMessage) => void
  onMissed: () => void
}

const STREAM = '/api/notifications/stream'
/** In milliseconds, after a refusal; a stream that only broke is opened again by the browser itself. */
const RETRY = { first: 10_000, most: 120_000 } as const

/**
 * Listens to what the server tells this user, until it is stopped. All tabs of a browser share one stream: a browser
 * opens only six connections to a server, and a tab that holds one of them for good takes it from the others.
 */
export function listenLive(userId: string, listener: LiveListener): () => void {
  const name = `guildhall-live-${userId}`
  const tabs = new BroadcastChannel(name)
  const stopped = new AbortController()
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { event, message } = fieldsOf(data)
    const known = LIVE_EVENTS.find((one) => one === event)
    if (known !== undefined && isMessage(message)) listener.onMessage(known, message)
  })
  const lead = () =>
    openStream(stopped.signal, {
      ...listener,
      onMessage(event, message) {
        listener.onMessage(event, message)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- such a channel never leaves the origin
        tabs.postMessage({ event, message })
      },
    })
  // Whoever gets the lock holds the stream; when that tab closes, the next one does.
  if ('locks' in navigator)
    navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined)
  else void lead()
  return () => {
    stopped.abort()
    tabs.close()
  }
}

/** Keeps a stream open until the signal; the promise ends with it. */
function openStream(signal: AbortSignal, listener: LiveListener): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let pause: number = RETRY.first

    const open = () => {
      source = new EventSource(STREAM)
      source.addEventListener('open', () => (pause = RETRY.first))
      for (const event of LIVE_EVENTS)
        source.addEventListener(event, ({ data }: MessageEvent<string>) => {
          const message = messageOf(data)
          if (message !== undefined) listener.onMessage(event, message)
        })
      source.addEventListener('error', () => {
        // Refused: signed out, too many pages, or no server. The question says which, and a 401 leads to the login.
        if (source?.readyState !== EventSource.CLOSED) return
        listener.onMissed()
        // Not at the same moment as all the others who were refused.
        retry = setTimeout(open, pause * (0.5 + Math.random()))
        pause = Math.min(pause * 2, RETRY.most)
      })
    }

    signal.addEventListener('abort', () => {
      source?.close()
      clearTimeout(retry)
      resolve()
    })
    if (signal.aborted) resolve()
    else open()
  })
}

function messageOf(data: string): LiveMessage | undefined {
  try {
    const message: unknown = JSON.parse(data)
    return isMessage(message) ? message : undefined
  } catch {
    return undefined
  }
}

/** By hand: every page listens, and few of them need the schemas for anything else. */
function isMessage(value: unknown): value is LiveMessage {
  const { unread_count, gig_id, expert_id, commands, type } = fieldsOf(value)
  return (
    Number.isInteger(unread_count) &&
    [gig_id, expert_id].every((id) => id === null || typeof id === 'string') &&
    Array.isArray(commands) &&
    commands.every((command) => typeof command === 'string') &&
    typeof type === 'string'
  )
}
