import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RATES, type Rate } from '@guildhall/contract/endpoint'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'
import { dropOver, exchange, type Total, type Used } from './shared-counters.ts'

/** `text` is what a caller over the limit reads, where it is not the usual one. */
export type RateLimits = (rate: Rate, key: string, text?: string) => Promise<void>

/** How long an instance counts alone before it hears of the others. */
const EXCHANGE_EVERY = 500
/** Limits so small that what another instance let through counts at once. */
const STRICT = 30
const TIDY_EVERY = 600_000

interface Window {
  key: string
  seconds: number
  /** By all instances, as of the last exchange. */
  known: number
  /** By this one since then. */
  own: number
  endsAt: number
}

/**
 * One counter per class and caller for all instances on one database; `factor` multiplies every limit. Without a
 * database, or while it is gone, each instance counts alone.
 */
export function rateLimits(factor: number, db?: Db): RateLimits & { stop: () => Promise<void> } {
  const windows = new Map<string, Window>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let tidied = Date.now()

  async function shareAll(): Promise<void> {
    await share(db, windows.values())
    for (const [name, { endsAt }] of windows) if (endsAt <= Date.now()) windows.delete(name)
    if (Date.now() - tidied < TIDY_EVERY) return
    tidied = Date.now()
    if (db !== undefined) await dropOver(db).catch(() => undefined)
  }

  function shareSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      running = shareAll()
    }, EXCHANGE_EVERY)
  }

  const limit: RateLimits = async (rate, caller, text) => {
    const { points, seconds } = RATES[rate]
    const most = points * factor
    const window = windowOf(windows, { name: `${rate} ${caller}`, seconds })
    // Of many calls at once each has a place of its own; one that is refused takes none from the others.
    let place = window.known + window.own + 1
    if (place <= most) {
      window.own += 1
      if (points <= STRICT) place = (await placeOf(db, window)) ?? place
      else shareSoon()
    }
    if (place <= most) return
    const wait = (window.endsAt - Date.now()) / 1000
    throw refuse('too_many_requests', { text, retryAfter: Math.ceil(Math.max(1, wait)) })
  }
  return Object.assign(limit, {
    async stop() {
      clearTimeout(timer)
      await running
    },
  })
}

/** The place of one call among those of all instances; undefined when nobody can tell. */
async function placeOf(db: Db | undefined, window: Window): Promise<number | undefined> {
  if (db === undefined) return undefined
  window.own -= 1
  window.known += 1
  const totals = await exchange(db, [{ key: window.key, points: 1, seconds: window.seconds }]).catch(
    () => undefined,
  )
  const total = totals?.get(window.key)
  hear(window, total)
  return total?.points
}

async function share(db: Db | undefined, some: Iterable<Window>): Promise<void> {
  const used = [...some].filter(({ own }) => own > 0).map(takeOwn)
  if (db === undefined || used.length === 0) return
  const totals = await exchange(db, used).catch(() => undefined)
  for (const one of used) hear(one.window, totals?.get(one.key))
}

/** Counted as known from now on, so that no second exchange under way sends it again. */
function takeOwn(window: Window): Used & { window: Window } {
  const points = window.own
  window.own = 0
  window.known += points
  return { window, key: window.key, points, seconds: window.seconds }
}

/** What others used counts too. Another window may have begun for all. */
function hear(window: Window, total: Total | undefined): void {
  if (total === undefined) return
  const endsAt = Date.now() + total.secondsLeft * 1000
  const isAnother = endsAt > window.endsAt + 1000
  window.known = isAnother ? total.points : Math.max(window.known, total.points)
  window.endsAt = endsAt
}

function windowOf(
  windows: Map<string, Window>,
  { name, seconds }: { name: string; seconds: number },
): Window {
  const found = windows.get(name)
  if (found !== undefined && found.endsAt > Date.now()) return found
  const key = createHash('sha256').update(name).digest('base64url').slice(0, 22)
  const made = { key, seconds, known: 0, own: 0, endsAt: Date.now() + seconds * 1000 }
  windows.set(name, made)
  return made
}

/** The address that counts for limits: an IPv6 caller owns a whole /64. */
export function addressKey(ip: string): string {
  if (ip.startsWith('::ffff:')) return ip.slice('::ffff:'.length)
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
