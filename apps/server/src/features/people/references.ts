import type { MergeBlock } from '@guildhall/contract/people/merging'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { SignedIn } from '#platform/http/context.ts'

/** Two people who become one. A login has an id of its own; `fromUser` is set only where `toUser` is. */
export interface Merge {
  from: string
  to: string
  fromUser: string | null
  toUser: string | null
  /** The vetting of the one who goes is the one that counts. */
  takesVetting: boolean
  /** The stored picture that stays. */
  photo: string | null
}

type Column = { [T in keyof DB]: { table: T; column: keyof DB[T] & string } }[keyof DB]

/** A column that names people, and what merging and deleting do with it. */
export type PersonReference = Column & {
  /** Whose id stands in it. */
  names: 'person' | 'user'
  /** What it is called in counts; without a word it is not worth one. */
  what?: string
  /** A row that says the same in these columns of both is an exact double, and goes. */
  once?: readonly string[]
  /** The column is a list of ids. */
  isList?: true
  /** Goes with the person instead of moving to the other: sessions, the rows of a special case. */
  ends?: true
  /** Does not keep a contact from being deleted. */
  isLoose?: true
}

/** What a feature brings so that two people can become one. */
export interface PersonHolder {
  references: readonly PersonReference[]
  /** Its turn comes after that of all other features. */
  isLast?: true
  /** Why these two cannot be one. */
  blocks?: (db: Db, merge: Merge) => Promise<MergeBlock[]>
  /** Before its references move: what needs more than moving. */
  beforeMoving?: (ctx: SignedIn, merge: Merge) => Promise<void>
  /** After the references of all features have moved. */
  onPeopleMerged?: (ctx: SignedIn, merge: Merge) => Promise<void>
}

/** Writes the one who stays into every column that names the one who goes, and drops exact doubles. */
export async function moveReferences(
  db: Db,
  references: readonly PersonReference[],
  merge: Merge,
): Promise<void> {
  for (const reference of references) {
    const { from, to } = idsFor(reference, merge)
    if (reference.ends === true || from === null || to === null) continue
    if (reference.once !== undefined) await dropDoubles(db, reference, { from, to })
    const column = sql.ref(reference.column)
    const moved =
      reference.isList === true ? sql`array_replace(${column}, ${from}::uuid, ${to}::uuid)` : sql`${to}::uuid`
    await sql`update ${sql.table(reference.table)} set ${column} = ${moved} where ${names(reference, from)}`.execute(
      db,
    )
  }
}

/** How much there is of each kind that has a word, without the exact doubles of `besides`. */
export async function countReferences(
  db: Db,
  references: readonly PersonReference[],
  who: { person: string; user: string | null; besides?: Merge },
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const counting = references.flatMap((reference) => {
    const { what, names: kind } = reference
    const id = kind === 'person' ? who.person : who.user
    return what === undefined || id === null ? [] : [counted(reference, what, { id, besides: who.besides })]
  })
  if (counting.length === 0) return counts
  // In one statement: there are some fifty of them, and an undo asks for thousands of people.
  const { rows } = await sql<{
    what: string
    count: number
  }>`${sql.join(counting, sql` union all `)}`.execute(db)
  for (const { what, count } of rows) if (count > 0) counts.set(what, (counts.get(what) ?? 0) + count)
  return counts
}

function counted(
  reference: PersonReference,
  what: string,
  { id, besides }: { id: string; besides: Merge | undefined },
): RawBuilder<unknown> {
  const other = besides === undefined ? null : idsFor(reference, besides).to
  const isDouble = reference.once === undefined || other === null ? sql`false` : doubles(reference, other)
  return sql`select ${what}::text as what, count(*)::int as count from ${sql.table(reference.table)} as moved
    where ${names(reference, id, 'moved')} and not ${isDouble}`
}

function idsFor({ names: kind }: PersonReference, merge: Merge): { from: string | null; to: string | null } {
  return kind === 'person' ? { from: merge.from, to: merge.to } : { from: merge.fromUser, to: merge.toUser }
}

async function dropDoubles(
  db: Db,
  reference: PersonReference,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`delete from ${sql.table(reference.table)} as moved
    where ${names(reference, from, 'moved')} and ${doubles(reference, to)}`.execute(db)
}

/** Of the row `moved`: the one who stays has the same already. */
function doubles({ table, column, once = [] }: PersonReference, to: string): RawBuilder<SqlBool> {
  // Without further columns: one row a person, as a table whose key is the person has it.
  const same = [
    sql`true`,
    ...once.map((name) => sql`${sql.ref(`kept.${name}`)} is not distinct from ${sql.ref(`moved.${name}`)}`),
  ]
  return sql<SqlBool>`exists (select from ${sql.table(table)} as kept
    where ${sql.ref(`kept.${column}`)} = ${to}::uuid and ${sql.join(same, sql` and `)})`
}

function names({ column, isList }: PersonReference, id: string, alias?: string): RawBuilder<SqlBool> {
  const ref = sql.ref(alias === undefined ? column : `${alias}.${column}`)
  return isList === true ? sql<SqlBool>`${ref} @> array[${id}]::uuid[]` : sql<SqlBool>`${ref} = ${id}::uuid`
}
