/** What a form began with, what its reader made of it, and what somebody else saved meanwhile. */
export interface Sides<Values> {
  start: Values
  mine: Values
  theirs: Values
}

export interface Merged<Values> {
  values: Values
  /** What the other side made of fields that both changed, by their names. */
  both: Readonly<Record<string, unknown>>
}

/** Field by field: what the reader left alone is theirs; of lists of words, what either side added or took away. */
export function mergeFields<Values extends object>({ start, mine, theirs }: Sides<Values>): Merged<Values> {
  const both: Record<string, unknown> = {}
  const changed = Object.entries(mine).flatMap(([name, value]) => {
    const [began, other] = [Reflect.get(start, name), Reflect.get(theirs, name)]
    if (isSame(value, began)) return []
    if (isWords(value) && isWords(began) && isWords(other))
      return [[name, mergeLines({ start: began, mine: value, theirs: other }, (word) => word)]]
    if (!isSame(other, began) && !isSame(other, value)) both[name] = other
    return [[name, value]]
  })
  return { values: { ...theirs, ...Object.fromEntries(changed) }, both }
}

/** Lines by what identifies them: the reader's, without those that only stood there still, and what was added. */
export function mergeLines<Line>(
  { start, mine, theirs }: Sides<readonly Line[]>,
  idOf: (line: Line) => string,
): Line[] {
  const [began, there] = [byId(start, idOf), byId(theirs, idOf)]
  const kept = mine.flatMap((line) => {
    const id = idOf(line)
    if (!isSame(line, began.get(id))) return [line]
    const other = there.get(id)
    return other === undefined ? [] : [other]
  })
  const known = new Set([...began.keys(), ...mine.map(idOf)])
  return [...kept, ...theirs.filter((line) => !known.has(idOf(line)))]
}

function byId<Line>(lines: readonly Line[], idOf: (line: Line) => string): Map<string, Line> {
  return new Map(lines.map((line) => [idOf(line), line]))
}

function isWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string')
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
