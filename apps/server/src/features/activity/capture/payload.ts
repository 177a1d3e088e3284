import { MAX_PAYLOAD_BYTES } from '@guildhall/contract/activity'
import { shortened } from '#platform/shortened.ts'

/** Stands for what was sent and is not kept. */
export const REMOVED = '[removed]'

type Fields = Record<string, unknown>

// Class S (SECURITY-BAR 2.3): never kept, whatever an allow list says, and not even measured.
const SECRET_PART = /passw|secret|token|apikey|cookie|credential|signature|csrf/
const SECRET_WORD = /^(pass|pwd|code|otp|pin|key|auth|session)s?$/
const KEY = /^[A-Za-z_][\w-]{0,63}$/
const MAX_KEYS = 50
const MAX_TEXT = 200
const ALWAYS_KEPT = ['page', 'pageSize', 'sort', 'order']

/**
 * What the log keeps of a body: the values of the keys in `keep`, `[removed]` for every other one, the names of the
 * keys that were sent (`changed`), and the lengths of texts that are no secret (`sizes`).
 */
export function keptPayload(body: unknown, keep: readonly string[]): Fields | null {
  if (!isFields(body)) return null
  const names = Object.keys(body)
    .filter((name) => KEY.test(name))
    .slice(0, MAX_KEYS)
  if (names.length === 0) return null
  const kept: Fields = {}
  const sizes: Record<string, number> = {}
  for (const name of names) {
    const value = body[name]
    const isKept = keep.includes(name) && !isSecret(name)
    kept[name] = isKept ? plain(value) : REMOVED
    if (!isKept && !isSecret(name) && typeof value === 'string') sizes[name] = value.length
  }
  return fitting({ ...kept, changed: names, ...(Object.keys(sizes).length > 0 ? { sizes } : {}) }, names)
}

/** What the log keeps of a query: allow-listed keys and paging; nothing tells that there were others. */
export function keptQuery(query: unknown, keep: readonly string[]): Fields | null {
  if (!isFields(query)) return null
  const kept = Object.entries(query).filter(
    ([name, value]) =>
      value !== undefined && !isSecret(name) && (keep.includes(name) || ALWAYS_KEPT.includes(name)),
  )
  return kept.length === 0 ? null : Object.fromEntries(kept.map(([name, value]) => [name, plain(value)]))
}

function isSecret(name: string): boolean {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()
  return (
    SECRET_PART.test(words.replaceAll(/[_-]/g, '')) ||
    words.split(/[_-]/).some((word) => SECRET_WORD.test(word))
  )
}

/** Ids, enums, numbers and lists of them; anything with structure of its own may hold anything. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 100).map((item: unknown) => single(item))
  return single(value)
}

function single(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value, MAX_TEXT)
  const isSimple = typeof value === 'number' || typeof value === 'boolean' || value === null
  if (isSimple) return value
  return value instanceof Date ? value.toISOString() : REMOVED
}

function fitting(payload: Fields, names: string[]): Fields {
  const isSmall = Buffer.byteLength(JSON.stringify(payload)) <= MAX_PAYLOAD_BYTES
  return isSmall ? payload : { changed: names, cut: true }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
