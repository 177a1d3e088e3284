type Single = string | number | boolean | null | undefined
export type QueryValue = Single | readonly (string | number)[]

/** `?a=1&b[]=x&b[]=y`: lists as `key[]`, empty values left out; '' when nothing is left (specification spec 000 §7). */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const parts = Object.entries(query).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? value.map((one) => part(`${key}[]`, one))
      : [part(key, value)],
  )
  const kept = parts.filter((text) => text !== '')
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

/** The reverse of `queryString`: a key that ends in `[]` is a list, also with one value. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const [key, value] of new URLSearchParams(text)) {
    if (!key.endsWith('[]')) query[key] = value
    else query[key.slice(0, -2)] = [...listAt(query, key.slice(0, -2)), value]
  }
  return query
}

function part(key: string, value: Single): string {
  if (value === null || value === undefined || value === '') return ''
  // Brackets, colons and commas are legal in a query and read better unescaped.
  const plain = encodeURIComponent(String(value)).replaceAll('%3A', ':').replaceAll('%2C', ',')
  return `${encodeURIComponent(key).replaceAll('%5B', '[').replaceAll('%5D', ']')}=${plain}`
}

function listAt(query: Record<string, string | string[]>, key: string): string[] {
  const value = query[key]
  return Array.isArray(value) ? value : []
}
