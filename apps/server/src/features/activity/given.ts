import { firstRole, type Role } from '@guildhall/contract/access'
import { UUID } from 'uuidv7'
import type { Db } from '#platform/db/database.ts'
import { DEMO_AGENTS, DEMO_PAGES, type DemoCall, type DemoPage } from './demo-pages.ts'
import type { DomainEvent } from './domain-events.ts'
import { deviceOf } from './device.ts'
import { idAt, type Entry } from './entry.ts'
import { add } from './entry-store.ts'
import { keptPayload } from './payload.ts'
import { DAY, ensureMonths } from './retention.ts'

/** One row for tests; a successful visit of nobody unless told otherwise. Gives its id. */
export async function activity(db: Db, given: Partial<Entry> = {}): Promise<string> {
  const at = given.created_at ?? new Date()
  await ensureMonths(db, new Date(), at)
  const entry: Entry = {
    id: idAt(at),
    type: 'visit',
    action: 'view',
    status: 'success',
    source: 'server',
    log_name: 'Visit sample page',
    url: '/sample',
    is_main: true,
    ip: '192.0.2.1',
    ...given,
    created_at: at,
  }
  await add(db, [entry], 'leave parent away')
  return entry.id
}

interface DemoUser {
  id: string
  role: Role | undefined
}

const DAYS = 90
const SESSIONS_A_DAY = 3
// RFC 5737 and 3849: addresses that belong to nobody.
const NETWORKS = ['192.0.2.', '198.51.100.', '203.0.113.', '2001:db8:4a::']

/** Some thousands of rows over 90 days, the same ones on the same day: sessions of visits with their calls. */
export async function lateDemo(
  db: Db,
  {
    accounts,
    hasHistory,
    now,
  }: { accounts: readonly { id: string; roles: readonly Role[] }[]; hasHistory: boolean; now: Date },
): Promise<void> {
  if (!hasHistory) return
  const users = accounts.map(({ id, roles }): DemoUser => ({ id, role: firstRole(roles) }))
  const random = seeded(20_261_121)
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const entries: Entry[] = []
  for (let day = DAYS - 1; day >= 0; day -= 1) {
    const sessions = SESSIONS_A_DAY - Math.floor(random() * 2)
    for (let count = 0; count < sessions; count += 1) {
      // Most days are led by the first users of the list, who work with the portal.
      const user = users[Math.floor(random() ** 1.6 * users.length)]
      const startsAt = midnight - day * DAY + (7 + random() * 12) * 3_600_000
      if (user !== undefined) entries.push(...new Session(user, users.indexOf(user), startsAt, random).walk())
    }
  }
  const past = entries.filter((entry) => entry.created_at.getTime() < now.getTime() - 60_000)
  await ensureMonths(db, now, new Date(now.getTime() - DAYS * DAY))
  for (let start = 0; start < past.length; start += 1000)
    await add(db, past.slice(start, start + 1000), 'leave parent away')
}

/** Somebody signs in, walks from page to page and most often signs out. */
class Session {
  readonly #user: DemoUser
  readonly #random: () => number
  readonly #id: string
  readonly #ip: string
  readonly #agent: string
  #at: number

  constructor(user: DemoUser, place: number, startsAt: number, random: () => number) {
    this.#user = user
    this.#random = random
    this.#at = startsAt
    this.#id = this.#nextId()
    // Everybody has a machine at work and another one for every fourth time.
    const isAway = random() < 0.25
    this.#agent = DEMO_AGENTS[(place * 3 + (isAway ? 5 : 0)) % DEMO_AGENTS.length] ?? DEMO_AGENTS[0]
    this.#ip = `${NETWORKS[(place + (isAway ? 1 : 0)) % NETWORKS.length]}${10 + place}`
  }

  walk(): Entry[] {
    const pages = DEMO_PAGES[this.#user.role ?? 'growth_experts_expert']
    const rows = [this.#call({ method: 'POST', path: '/api/login', title: 'Log in' }, null, null)]
    const visits = 3 + Math.floor(this.#random() * 5)
    for (let count = 0; count < visits; count += 1) {
      const page = pages[Math.min(pages.length - 1, Math.floor(this.#random() * (count + 2)))]
      if (page !== undefined) rows.push(...this.#visit(page))
    }
    if (this.#random() < 0.7)
      rows.push(this.#call({ method: 'POST', path: '/api/logout', title: 'Log out' }, null, null))
    return rows
  }

  #visit(page: DemoPage): Entry[] {
    this.#pass(5000, 120_000)
    const thing = this.#nextId()
    const url = page.path.replace(':id', thing)
    const visit: Entry = {
      ...this.#row(),
      type: 'visit',
      action: 'view',
      status: this.#random() < 0.01 ? 'failed' : 'success',
      source: 'client',
      log_name: page.title,
      title: page.title,
      url,
      url_full_path: url,
      url_params: page.path.includes(':id') ? { id: thing } : null,
      is_main: true,
    }
    const calls = page.calls.filter((call) => call.method === 'GET' || this.#random() < 0.35)
    return [visit, ...calls.map((call) => this.#call(call, visit, thing))]
  }

  #call(call: DemoCall, visit: Entry | null, thing: string | null): Entry {
    this.#pass(call.method === 'GET' ? 30 : 4000, call.method === 'GET' ? 400 : 60_000)
    const path = call.path.replace(':id', thing ?? '')
    const hasFailed = call.fails !== undefined && this.#random() < 0.03
    return {
      ...this.#row(),
      type: call.method === 'GET' ? 'retrieve' : 'submit',
      action: actionOf(call),
      status: hasFailed ? 'failed' : 'success',
      source: 'server',
      log_name: call.title,
      title: call.title,
      url: visit?.url ?? '/accounts/login',
      url_full_path: visit?.url ?? '/accounts/login',
      api: path,
      api_full_path: path,
      api_path: call.path,
      api_payload: keptPayload(Object.fromEntries((call.changed ?? []).map((name) => [name, null])), []),
      status_code: hasFailed ? (call.fails ?? 500) : call.method === 'POST' && visit !== null ? 201 : 200,
      response_time: Math.round((0.004 + this.#random() ** 3 * 0.4) * 1e6) / 1e6,
      is_main: false,
      parent_id: visit?.id ?? null,
    }
  }

  #row() {
    return {
      id: this.#nextId(),
      user_id: this.#user.id,
      session_id: this.#id,
      ip: this.#ip,
      user_agent: this.#agent,
      ...deviceOf(this.#agent),
      created_at: new Date(Math.floor(this.#at)),
    }
  }

  #pass(least: number, most: number): void {
    this.#at += least + this.#random() * (most - least)
  }

  #nextId(): string {
    const part = (bits: number) => Math.floor(this.#random() * 2 ** bits)
    return UUID.fromFieldsV7(Math.floor(this.#at), part(12), part(30), part(32)).toString()
  }
}

function actionOf({ method, title }: DemoCall): string {
  if (title === 'Log in' || title === 'Log out') return title === 'Log in' ? 'login' : 'logout'
  return { GET: 'view', POST: 'create', PUT: 'update', DELETE: 'delete' }[method]
}

/** Numbers from 0 to 1, the same ones for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export interface GivenEvent extends DomainEvent {
  actorId: string | null
  actorName?: string | null
  at: Date
}

/** What happened to things before: domain events with their times. */
export async function events(db: Db, given: readonly GivenEvent[]): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(({ kind, subject, differences, actorId, actorName = null, at }) => ({
    kind,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_title: subject.title,
    gig_id: subject.gigId ?? null,
    actor_id: actorId,
    actor_name: actorName,
    differences: differences === undefined ? null : JSON.stringify(differences),
    created_at: at,
  }))
  await db.insertInto('domain_events').values(rows).execute()
}
