/** The reverse of `queryString` of the contract: a key that ends in `[]` is a list, also with one value. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const [key, value] of new URLSearchParams(text)) {
    if (!key.endsWith('[]')) query[key] = value
    else query[key.slice(0, -2)] = [...listAt(query, key.slice(0, -2)), value]
  }
  return query
}

function listAt(query: Record<string, string | string[]>, key: string): string[] {
  const value = query[key]
  return Array.isArray(value) ? value : []
}
