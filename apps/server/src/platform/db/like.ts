import { sql } from 'kysely'

/** What somebody typed, for `like`: everything in it means itself. */
export function literally(typed: string): string {
  return typed.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** A pattern for `like` over a folded text, as names are compared, that holds what was typed somewhere. */
export function containing(typed: string) {
  return sql<string>`('%' || fold(${literally(typed)}) || '%')`
}
