// What a build step needs to read a module as a tree and to change its text at some places.

export interface Node {
  type: string
  start: number
  end: number
}
export interface Edit {
  start: number
  end: number
  text: string
}

export function childrenOf(node: object): Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

export function nodesAt(node: Node, key: string): Node[] {
  const value: unknown = Reflect.get(node, key)
  return Array.isArray(value) ? value.filter(isNode) : []
}

export function nodeAt(node: Node, key: string): Node | undefined {
  const value: unknown = Reflect.get(node, key)
  return isNode(value) ? value : undefined
}

export function nameOf(node: Node | undefined): string | undefined {
  const name: unknown = node === undefined ? undefined : Reflect.get(node, 'name')
  return typeof name === 'string' ? name : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

export function edit(start: number, end: number, text: string): Edit {
  return { start, end, text }
}

/** In the order of the text; no edit lies within another. */
export function edited(code: string, edits: Edit[]): string {
  let done = ''
  let place = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    done += code.slice(place, start) + text
    place = end
  }
  return done + code.slice(place)
}
