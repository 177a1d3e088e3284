import { isObject, type Call } from './calls.ts'
import type { Dice } from './dice.ts'
import type { Json } from './values.ts'

/** What breaks parsers, queries, pages, files and arithmetic. */
const VALUES: readonly Json[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\r\nBcc: x@sample.test',
  '\u202eevil',
  '＝1+1',
  "' or 1=1 --",
  '%_\\%',
  '<img src=x onerror=alert(1)>',
  '{{constructor}}',
  '../../etc/passwd',
  'x'.repeat(5000),
  '-'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[]]]],
  { __proto__x: 1 },
  '9999-12-31',
  '0000-00-00',
  '0000-01-01',
  '2026-02-30',
  'not-an-id',
  '01932f5e-7d3a-7000-8000-000000000000',
]

/** The same call with one thing wrong, or odd, in its body, query or path. */
export function mutated(call: Call, dice: Dice): Call {
  const ways = [
    ...(isObject(call.body) && Object.keys(call.body).length > 0 ? [inBody, inBody, inBody] : []),
    ...(Object.keys(call.query).length > 0 ? [inQuery, inQuery] : []),
    inPath,
    addition,
  ]
  return (dice.pick(ways) ?? inPath)(call, dice)
}

function inBody(call: Call, dice: Dice): Call {
  return isObject(call.body) ? { ...call, body: oneChanged(call.body, dice) } : call
}

function oneChanged(object: Record<string, Json>, dice: Dice): Record<string, Json> {
  const key = dice.pick(Object.keys(object)) ?? ''
  const { [key]: value = null, ...rest } = object
  if (dice.chance(0.15)) return rest
  if (isObject(value) && Object.keys(value).length > 0 && dice.chance(0.6))
    return { ...rest, [key]: oneChanged(value, dice) }
  if (Array.isArray(value) && value.length > 0 && dice.chance(0.4))
    return {
      ...rest,
      [key]: dice.chance(0.5) ? [...value, ...value] : Array.from({ length: 200 }, () => value[0] ?? null),
    }
  return { ...rest, [key]: dice.pick(VALUES) ?? null }
}

function inQuery(call: Call, dice: Dice): Call {
  return { ...call, query: oneChanged(call.query, dice) }
}

function inPath(call: Call, dice: Dice): Call {
  const ids = [...call.path.matchAll(/[0-9a-f-]{36}/g)]
  const target = dice.pick(ids)?.[0]
  const odd =
    dice.pick(['x', '%00', '%', '..%2f', '%2e%2e', '%C0%AF', '9'.repeat(300), '1e3', '%F0%9F%92%A9']) ?? 'x'
  return { ...call, path: target === undefined ? `${call.path}/${odd}` : call.path.replace(target, odd) }
}

function addition(call: Call, dice: Dice): Call {
  const key =
    dice.pick([
      'page',
      'pageSize',
      'sort',
      'keyword',
      'id',
      'role',
      'status',
      'include',
      '__proto__',
      'constructor',
    ]) ?? 'id'
  const value = dice.pick(VALUES) ?? null
  if (isObject(call.body) && dice.chance(0.5)) return { ...call, body: { ...call.body, [key]: value } }
  return { ...call, query: { ...call.query, [key]: value } }
}
