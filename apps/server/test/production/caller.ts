import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'

const Created = z.object({ data: z.object({ id: z.string() }) })

/** Somebody signed in at the address of a portal, as a program that is no browser. */
export interface Caller {
  get: (path: string) => Promise<number>
  /** Sends feedback; its id when the portal acknowledged it, else the status (0: no answer). */
  write: (message: string) => Promise<{ id: string } | { status: number }>
}

export async function signIn(url: string, name = 'admin'): Promise<Caller> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const send = (path: string, init: RequestInit) => fetch(`${url}/api${path}`, init)
  const signingIn = () =>
    send('/login', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: `${name}@demo.test`, password: 'Demo-pass-1' }),
    })
  let answer = await signingIn()
  // A busy server asks to come back, and says when.
  for (let tries = 1; answer.status === 503 && tries < 10; tries += 1) {
    await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1))
    answer = await signingIn()
  }
  if (answer.status !== 200) throw new Error(`${name} could not sign in: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ')
  return {
    get: (path) => send(path, { headers: { cookie } }).then(bodyRead, () => 0),
    async write(message) {
      const body = JSON.stringify({ message, rate: 5, type: 'others', page_url: '/' })
      try {
        const written = await send('/feedback', { method: 'POST', headers: { ...headers, cookie }, body })
        if (!written.ok) return { status: await bodyRead(written) }
        return { id: z.parse(Created, await written.json()).data.id }
      } catch {
        return { status: 0 }
      }
    },
  }
}

async function bodyRead(answer: Response): Promise<number> {
  await answer.arrayBuffer()
  return answer.status
}

/** Reads and writes without a pause until it is stopped; counts what was answered how. */
export function keepBusy(callers: readonly Caller[]) {
  const state = { isOver: false }
  const written: string[] = []
  const failures: { status: number; what: string }[] = []
  let reads = 0
  const work = callers.map(async (caller, number) => {
    for (let round = 0; !state.isOver; round += 1) {
      const result = await caller.write(`Message ${number} ${round}`)
      if ('id' in result) written.push(result.id)
      else failures.push({ status: result.status, what: 'write' })
      const status = await caller.get('/feedback')
      if (status === 200) reads += 1
      else failures.push({ status, what: 'read' })
    }
  })
  return {
    written,
    failures,
    reads: () => reads,
    async stop() {
      state.isOver = true
      await Promise.all(work)
    },
  }
}
