import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'

/** What the server has acknowledged, and must never lose. */
export interface Journal {
  /** Ids of projects. */
  gigs: string[]
  /** Ids of visits in the log. */
  visits: string[]
  /** Messages of feedback. */
  feedback: string[]
  /** Addresses that were invited to apply, each of which gets a mail. */
  invited: string[]
}

export function emptyJournal(): Journal {
  return { gigs: [], visits: [], feedback: [], invited: [] }
}

type Write = (send: Send, journal: Journal) => Promise<void>
type Send = (path: string, body: object) => Promise<unknown>

const Made = z.object({ data: z.object({ id: z.string() }) })
const Visit = z.object({ log_id: z.string() })

const WRITES: readonly Write[] = [
  async (send, { gigs }) => {
    const made = await send('/gigs', { type: 'radar', name: `Kill ${randomUUID().slice(0, 8)}` })
    gigs.push(z.parse(Made, made).data.id)
  },
  async (send, { visits }) => {
    const made = await send('/activities', { type: 'visit', log_name: 'Visit', url: '/manager/projects' })
    visits.push(z.parse(Visit, made).log_id)
  },
  async (send, { feedback }) => {
    const message = `Kill ${randomUUID()}`
    await send('/feedback', { message, rate: 4, type: 'others', page_url: '/manager/projects' })
    feedback.push(message)
  },
  async (send, { invited }) => {
    const email = `kill-${randomUUID().slice(0, 12)}@sample.test`
    await send('/people/invite', { first_name: 'Kim', last_name: 'Sample', email })
    invited.push(email)
  },
]

/** A manager's cookie. */
export const signIn = (origin: string) => signInAs(origin, 'manager@demo.test')

/** The cookie of a demo login. A server that has just come back may refuse once more. */
export async function signInAs(origin: string, email: string): Promise<string> {
  for (;;) {
    const answer = await post(origin, '', '/login', { email, password: 'Demo-pass-1' })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0]
    if (answer.ok && cookie !== undefined) return cookie
    await sleep(100)
  }
}

/** Two writers of each kind write one after the other until told to stop, through broken connections and refusals. */
export function keepWriting(
  { origin, cookie, signal }: { origin: string; cookie: string; signal: AbortSignal },
  journal: Journal,
): Promise<void[]> {
  return Promise.all([...WRITES, ...WRITES].map((write) => writeOn(write)))

  async function writeOn(write: Write): Promise<void> {
    while (!signal.aborted) {
      try {
        await write(send, journal)
      } catch (error) {
        if (error instanceof Unanswered) throw error
        await sleep(50)
      }
    }
  }

  async function send(path: string, body: object): Promise<unknown> {
    const answer = await post(origin, cookie, path, body)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }
}

async function post(origin: string, cookie: string, path: string, body: object): Promise<Response> {
  return answered(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', cookie },
    body: JSON.stringify(body),
  })
}

/** A request that was neither answered nor broken off. */
class Unanswered extends Error {}

/** As `fetch`. Whatever is killed, a request ends within a minute. */
export async function answered(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(60_000) })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new Unanswered(`${url} is not answered`, { cause: error })
    throw error
  }
}
