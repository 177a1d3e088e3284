import { api } from '@guildhall/contract/api'
import { logRule, type EndpointSpec } from '@guildhall/contract/endpoint'
import { UUID } from 'uuidv7'
import { DEMO_AGENTS, DEMO_PAGES, type DemoPage } from './pages.ts'
import type { DemoUser } from './world.ts'
import { deviceOf } from '#features/activity/device.ts'
import type { Entry } from '#features/activity/capture/entry.ts'

// RFC 5737 and 3849: addresses that belong to nobody.
const NETWORKS = ['192.0.2.', '198.51.100.', '203.0.113.', '2001:db8:4a::']

/** Somebody signs in, walks from page to page and most often signs out. */
export class Session {
  readonly #user: DemoUser
  readonly #random: () => number
  readonly #id: string
  readonly #ip: string
  readonly #agent: string
  #at: number

  constructor(user: DemoUser, startsAt: number, random: () => number) {
    const { place } = user
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
    const pages = DEMO_PAGES[this.#user.role]
    const rows = [...this.#mistyped(), this.#call(api.accounts.login, null, null)]
    const visits = 3 + Math.floor(this.#random() * 5)
    for (let count = 0; count < visits; count += 1) {
      const page = pages[Math.min(pages.length - 1, Math.floor(this.#random() * (count + 2)))]
      if (page !== undefined) rows.push(...this.#visit(page))
    }
    if (this.#random() < 0.7) rows.push(this.#call(api.accounts.logout, null, null))
    return rows
  }

  /** Now and then the first password is wrong: nobody is signed in by it. */
  #mistyped(): Entry[] {
    if (this.#random() >= 0.05) return []
    const failed = { status: 'failed', status_code: 422, user_id: null, session_id: null } as const
    return [{ ...this.#call(api.accounts.login, null, null), ...failed }]
  }

  /** Opens the page of a thing and does something with it, at that moment. */
  work(call: EndpointSpec, id: string, at: Date): Entry[] {
    const of = call.path.startsWith('/gigs') ? 'gig' : 'expert'
    const page = DEMO_PAGES[this.#user.role].find((one) => one.of === of)
    const opened = page === undefined ? [] : this.#open(page, id)
    const done = this.#call(call, opened[0] ?? null, id)
    return [...opened, { ...done, created_at: at }]
  }

  /** A page of something that is there and that this user may see; nothing when there is none yet. */
  #visit(page: DemoPage): Entry[] {
    this.#pass(5000, 120_000)
    if (page.of === undefined) return this.#open(page, null)
    const things = this.#user.things[page.of].filter(({ since }) => since.getTime() < this.#at)
    const thing = things[Math.floor(this.#random() * things.length)]
    return thing === undefined ? [] : this.#open(page, thing.id)
  }

  #open(page: DemoPage, thing: string | null): Entry[] {
    const url = page.path.replace(':id', thing ?? '')
    const visit: Entry = {
      ...this.#row(),
      type: 'visit',
      action: 'view',
      status: 'success',
      source: 'client',
      log_name: page.title,
      title: page.title,
      url,
      url_full_path: url,
      url_params: page.path.includes(':id') ? { id: thing } : null,
      is_main: true,
    }
    const logged = page.calls.filter((call) => logRule(call) !== false)
    return [visit, ...logged.map((call) => this.#call(call, visit, thing))]
  }

  #call(call: EndpointSpec, visit: Entry | null, thing: string | null): Entry {
    const isRead = call.method === 'GET'
    this.#pass(isRead ? 30 : 4000, isRead ? 400 : 60_000)
    const path = `/api${call.path.replace(':id', thing ?? '')}`
    const page = visit?.url ?? '/accounts/login'
    const rule = logRule(call)
    // Now and then the server is too busy to answer.
    const hasFailed = isRead && this.#random() < 0.02
    return {
      ...this.#row(),
      type: isRead ? 'retrieve' : 'submit',
      action: rule === false ? 'view' : rule.action,
      status: hasFailed ? 'failed' : 'success',
      source: 'server',
      log_name: call.title,
      title: call.title,
      url: page,
      url_full_path: page,
      api: path,
      api_full_path: path,
      api_path: `/api${call.path}`,
      api_payload: null,
      status_code: hasFailed ? 503 : (call.status ?? 200),
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
