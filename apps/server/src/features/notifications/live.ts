import { Readable } from 'node:stream'
import type { LiveEvent, LiveMessage } from '@guildhall/contract/notifications'
import type { Sessions } from '#features/accounts/service.ts'
import type { Db } from '#platform/db/database.ts'
import { listen } from '#platform/db/listen.ts'
import { createBursts } from './bursts.ts'
import { createReloadPace } from './reload-pace.ts'
import * as store from './store.ts'
import { lookAgain, NOTHING, readWord, type Word } from './word.ts'

/** SECURITY-BAR, Backpressure. Pages of one browser share a stream. */
const MOST_STREAMS = 10
/** In milliseconds. Proxies cut what is silent for a minute. */
const HEARTBEAT = 25_000
/** Pages that load again in the same turn, and how long one is in milliseconds. */
const MOST_RELOADS = 5
const TURN = 250
/** When a browser comes back after its stream broke, in milliseconds: not all of them at once. */
const RETRY = { least: 2000, most: 6000 }
/** A reader who is so far behind is cut off, and comes back. In bytes. */
const MOST_UNREAD = 64 * 1024
const MOST_COMMANDS = 50

export interface LiveOptions {
  db: Db
  /** Of the database, for a connection that listens. */
  url: string
  sessions: Pick<Sessions, 'livingOf' | 'watch'>
  heartbeat?: number
  onError: (error: unknown) => void
}

/** The pages that listen on this instance. */
export interface Live {
  /** A stream for a page of this session; undefined when its user has too many. */
  open: (of: { userId: string; sessionId: string }) => Readable | undefined
  /** Ends all streams, so that the server can stop. */
  closeStreams: () => void
  stop: () => Promise<void>
}

interface Listener {
  userId: string
  sessionId: string
  stream: Readable
}

export async function startLive(options: LiveOptions): Promise<Live> {
  const { db, url, sessions, onError } = options
  const listeners = createListeners()
  const bursts = createBursts((due) => void tell(db, listeners, due).catch(onError))
  const pace = createReloadPace(MOST_RELOADS, bursts.add)
  const onNews = (text?: string) => {
    for (const word of text === undefined ? lookAgain(listeners.users()) : readWord(text))
      if (listeners.of(word.user).length > 0) pace.add(word)
  }
  const turns = setInterval(pace.turn, TURN).unref()
  const channel = await listen({ url, channel: 'notifications', onError, onNews })
  const closeEnded = (userId?: string) =>
    void endUnlessLiving(sessions, userId === undefined ? listeners.all() : listeners.of(userId)).catch(
      onError,
    )
  sessions.watch(closeEnded)
  const beat = setInterval(() => {
    for (const { stream } of listeners.all()) stream.push(': still here\n\n')
    closeEnded()
  }, options.heartbeat ?? HEARTBEAT).unref()
  return {
    open({ userId, sessionId }) {
      if (listeners.of(userId).length >= MOST_STREAMS) return undefined
      const listener = listeners.add(userId, sessionId)
      // It hears from here on; the number that it starts with is read after that.
      bursts.add({ ...NOTHING, user: userId, event: 'unread', type: 'unread' })
      return listener.stream
    },
    closeStreams() {
      for (const { stream } of listeners.all()) stream.push(null)
    },
    async stop() {
      clearInterval(beat)
      clearInterval(turns)
      bursts.stop()
      await channel.stop()
    },
  }
}

type Listeners = ReturnType<typeof createListeners>

function createListeners() {
  const byUser = new Map<string, Set<Listener>>()
  return {
    of: (userId: string): Listener[] => [...(byUser.get(userId) ?? [])],
    all: (): Listener[] => [...byUser.values()].flatMap((own) => [...own]),
    users: () => [...byUser.keys()],
    add(userId: string, sessionId: string): Listener {
      const listener = { userId, sessionId, stream: new Readable({ read: () => undefined }) }
      const own = byUser.get(userId) ?? new Set()
      byUser.set(userId, own.add(listener))
      listener.stream.on('close', () => {
        own.delete(listener)
        if (own.size === 0 && byUser.get(userId) === own) byUser.delete(userId)
      })
      const retry = RETRY.least + Math.random() * (RETRY.most - RETRY.least)
      listener.stream.push(`retry: ${retry.toFixed(0)}\n\n`)
      return listener
    },
  }
}

/** Tells each of these users what is due to them, with the number of their unread ones: asked once for all. */
async function tell(db: Db, listeners: Listeners, due: ReadonlyMap<string, readonly Word[]>): Promise<void> {
  const unread = await store.unreadOf(db, [...due.keys()])
  for (const [userId, words] of due) {
    const text = eventsOf(words, unread.get(userId) ?? 0)
    for (const { stream } of listeners.of(userId)) {
      if (stream.readableLength > MOST_UNREAD) stream.destroy()
      else stream.push(text)
    }
  }
}

/** One event for each kind of word: the newest of them, with the commands of all. */
function eventsOf(words: readonly Word[], unread_count: number): string {
  const byEvent = Map.groupBy(words, (word) => word.event)
  return [...byEvent].map(([event, same]) => eventOf(event, same, unread_count)).join('')
}

function eventOf(event: LiveEvent, words: readonly Word[], unread_count: number): string {
  const last = words.at(-1)
  const message: LiveMessage = {
    unread_count,
    gig_id: last?.gig_id ?? null,
    expert_id: last?.expert_id ?? null,
    commands: [...new Set(words.flatMap((word) => word.commands))].slice(0, MOST_COMMANDS),
    type: last?.type ?? event,
  }
  return `event: ${event}\ndata: ${JSON.stringify(message)}\n\n`
}

async function endUnlessLiving(sessions: Pick<Sessions, 'livingOf'>, listeners: readonly Listener[]) {
  const living = await sessions.livingOf([...new Set(listeners.map(({ sessionId }) => sessionId))])
  for (const { sessionId, stream } of listeners) if (!living.has(sessionId)) stream.push(null)
}
