import { Readable } from 'node:stream'
import { RELOAD, type LiveEvent, type LiveMessage } from '@guildhall/contract/notifications'
import * as z from 'zod/mini'
import type { Sessions } from '#features/accounts/service.ts'
import type { Db } from '#platform/db/database.ts'
import { listen } from '#platform/db/listen.ts'
import * as store from './store.ts'

const Word = z.object({
  user: z.string(),
  event: z.enum(['notification', 'unread', 'reload']),
  type: z.string(),
  gig_id: z.nullable(z.string()),
  expert_id: z.nullable(z.string()),
  commands: z.array(z.string()),
})
/** What instances tell each other: a message for the pages of one user, still without their number of unread ones. */
export type Word = z.infer<typeof Word>

/** SECURITY-BAR, Backpressure. Pages of one browser share a stream. */
const MOST_STREAMS = 10
/** In milliseconds. Proxies cut what is silent for a minute. */
const HEARTBEAT = 25_000
/** A burst of messages becomes one within this time. */
const PAUSE = 250
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
  open: (of: { userId: string; sessionId: string }) => Promise<Readable | undefined>
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
  const bursts = createBursts((userId, words) => tell(db, listeners.of(userId), words).catch(onError))
  const onNews = (text?: string) => {
    for (const word of text === undefined ? lookAgain(listeners.of()) : readWord(text))
      if (listeners.of(word.user).length > 0) bursts.add(word)
  }
  const channel = await listen({ url, channel: 'notifications', onError, onNews })
  const closeEnded = (userId?: string) => void endUnlessLiving(sessions, listeners.of(userId)).catch(onError)
  sessions.watch(closeEnded)
  const beat = setInterval(() => {
    for (const { stream } of listeners.of()) stream.push(': still here\n\n')
    closeEnded()
  }, options.heartbeat ?? HEARTBEAT).unref()
  return {
    async open({ userId, sessionId }) {
      if (listeners.of(userId).length >= MOST_STREAMS) return undefined
      const listener = listeners.add(userId, sessionId)
      // It hears from here on; the number that it starts with is read after that.
      await tell(db, [listener], [{ ...NOTHING, user: userId, event: 'unread', type: 'unread' }])
      return listener.stream
    },
    closeStreams() {
      for (const { stream } of listeners.of()) stream.push(null)
    },
    async stop() {
      clearInterval(beat)
      bursts.stop()
      await channel.stop()
    },
  }
}

function createListeners() {
  const all = new Set<Listener>()
  return {
    of: (userId?: string) =>
      [...all].filter((listener) => userId === undefined || listener.userId === userId),
    add(userId: string, sessionId: string): Listener {
      const listener = { userId, sessionId, stream: new Readable({ read: () => undefined }) }
      all.add(listener)
      listener.stream.on('close', () => all.delete(listener))
      listener.stream.push('retry: 3000\n\n')
      return listener
    },
  }
}

/** Something may have been missed: every page loads again. */
function lookAgain(listeners: readonly Listener[]): Word[] {
  const users = new Set(listeners.map((listener) => listener.userId))
  return [...users].map((user) => ({
    ...NOTHING,
    user,
    event: 'reload',
    type: 'reload',
    commands: [RELOAD],
  }))
}

const NOTHING = { gig_id: null, expert_id: null, commands: [] }

function readWord(text: string): Word[] {
  try {
    return [z.parse(Word, JSON.parse(text))]
  } catch {
    // Not ours: anybody who reaches the database can use the channel.
    return []
  }
}

async function tell(db: Db, listeners: readonly Listener[], words: readonly Word[]): Promise<void> {
  const [first] = words
  if (first === undefined || listeners.length === 0) return
  const unread = await store.countUnread(db, first.user)
  const text = eventsOf(words, unread)
  for (const { stream } of listeners) {
    if (stream.readableLength > MOST_UNREAD) stream.destroy()
    else stream.push(text)
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

/** Tells a user at once, and what follows within the pause in one go. */
function createBursts(tellAll: (userId: string, words: Word[]) => Promise<void>) {
  const waiting = new Map<string, Word[]>()
  const pauses = new Map<string, NodeJS.Timeout>()

  function flush(userId: string): void {
    const words = waiting.get(userId) ?? []
    waiting.delete(userId)
    pauses.delete(userId)
    if (words.length === 0) return
    pauses.set(userId, setTimeout(() => flush(userId), PAUSE).unref())
    void tellAll(userId, words)
  }

  return {
    add(word: Word): void {
      waiting.set(word.user, [...(waiting.get(word.user) ?? []), word])
      if (!pauses.has(word.user)) flush(word.user)
    },
    stop(): void {
      for (const pause of pauses.values()) clearTimeout(pause)
    },
  }
}
