/**
 * Reads a query string: `key[]=a&key[]=b` becomes an array under `key`, empty values are ignored,
 * a repeated plain key becomes an array too (and so fails where a single value is declared).
 * Keys keep their spelling otherwise: `a[b]` is an unknown key, never a nested object.
 */
export function parseQuery(query: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>()
  for (const [rawKey, value] of new URLSearchParams(query)) {
    if (value === '') continue
    const isList = rawKey.endsWith('[]')
    const key = isList ? rawKey.slice(0, -2) : rawKey
    const before = values.get(key)
    if (before === undefined) values.set(key, isList ? [value] : value)
    else if (Array.isArray(before)) before.push(value)
    else values.set(key, [before, value])
  }
  // fromEntries defines own properties, so that a key `__proto__` stays a plain, unknown key.
  return Object.fromEntries(values)
}
