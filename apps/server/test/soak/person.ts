import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Dice } from '#test/fuzz/dice.ts'
import { listen, type Stream } from './stream.ts'
import type { Tally } from './tally.ts'

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
const Gigs = z.object({ data: z.array(z.object({ id: z.string(), actions: z.looseObject({}) })) })
const Auth = z.object({ data: z.object({ id: z.string() }) })

interface Action {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
}

/** Somebody signed in, with a live stream, who reads and writes until told to stop. */
export class Person {
  readonly #origin: string
  readonly #cookie: string
  readonly #tally: Tally
  #actions: Action[] = []
  stream: Stream | undefined

  private constructor(origin: string, cookie: string, tally: Tally) {
    this.#origin = origin
    this.#cookie = cookie
    this.#tally = tally
  }

  static async signIn(origin: string, email: string, tally: Tally): Promise<Person> {
    const body = JSON.stringify({ email, password: 'Demo-pass-1' })
    const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers: HEADERS, body })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0]
    if (answer.status !== 200 || cookie === undefined) throw new Error(`${email}: ${answer.status}`)
    return new Person(origin, cookie, tally)
  }

  /** Opens the stream, and looks once at everything: what is hidden from their role they leave alone. */
  async settle(): Promise<void> {
    this.stream = await listen(this.#origin, this.#cookie, () => this.#tally.fail('a stream was cut'))
    const { data: me } = z.parse(Auth, await (await this.#send(auth)).json())
    const gigs = z.safeParse(Gigs, await (await this.#send(gigList)).json())
    const gig = gigs.data?.data[0]?.id
    const seen: Action[] = []
    for (const action of actionsOf(me.id, gig)) {
      const answer = await this.#send(action)
      await answer.arrayBuffer()
      if (answer.ok) seen.push(action)
      else if (![403, 404].includes(answer.status)) this.#tally.fail(`${action.name}: ${answer.status}`)
    }
    this.#actions = seen
  }

  async live(dice: Dice, { until, pause }: { until: number; pause: number }): Promise<void> {
    // Nobody begins at the same moment.
    await sleep(dice.below(pause))
    while (Date.now() < until) {
      const action = this.#actions[dice.below(this.#actions.length)]
      if (action === undefined) return
      await this.#take(action)
      await sleep(pause / 2 + dice.below(pause))
    }
  }

  async #take(action: Action): Promise<void> {
    const started = performance.now()
    try {
      const answer = await this.#send(action)
      await answer.arrayBuffer()
      this.#tally.note(action.name, performance.now() - started)
      if (!answer.ok) this.#tally.fail(`${action.name}: ${answer.status}`)
    } catch (error) {
      this.#tally.fail(`${action.name}: ${String(error)}`)
    }
  }

  #send({ method, path, body }: Action): Promise<Response> {
    const headers = { ...HEADERS, Cookie: this.#cookie }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return fetch(`${this.#origin}/api${path}`, { method, headers, ...sent })
  }
}

const read = (name: string, path: string): Action => ({ name, method: 'GET', path })
const write = (name: string, path: string, body: unknown): Action => ({ name, method: 'POST', path, body })
const auth = read('who am I', '/auth')
const gigList = read('list projects', '/gigs?pageSize=20')
const visit = write('visit', '/activities', { type: 'visit', log_name: 'Soak', url: '/soak' })

/** A usual day: mostly reading, one write in five. */
function actionsOf(me: string, gig: string | undefined): Action[] {
  return [
    auth,
    gigList,
    gigList,
    read('bell', '/notifications?pageSize=10'),
    read('count', '/notifications/count'),
    read('profile', `/users/${me}`),
    read('experiences', `/users/${me}/experiences`),
    read('list experts', '/experts?pageSize=10'),
    read('search experts', '/experts?keyword=pricing&pageSize=10'),
    read('quick search', '/search/quick?keyword=market'),
    read('faqs', '/faqs'),
    read('ics', '/ics'),
    read('log', '/activities?pageSize=20'),
    visit,
    visit,
    write('mark read', '/notifications/mark-read', {}),
    ...(gig === undefined ? [] : onGig(gig)),
  ]
}

function onGig(id: string): Action[] {
  return [
    read('project', `/gigs/${id}`),
    read('members', `/gigs/${id}/members`),
    write('comment', `/gigs/${id}/comments`, { body: 'Shall we meet on Thursday?' }),
    write('favorite', '/favorites', { project_id: id }),
  ]
}
