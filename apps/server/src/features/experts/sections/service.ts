import { MAX_SECTION_ROWS } from '@guildhall/contract/experts/sections'
import { noteChange, see, seeToChange, tag, type Seen } from '#features/experts/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Columns, Entry, Place, Section } from './section.ts'
import * as store from './store.ts'

// What happens to the entries of a section, the same for each. `id` names the person, or the experience of a project.

export async function list<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  { id, keyword }: { id: string; keyword?: string | undefined },
): Promise<Row[]> {
  const { place, seen } = await open(ctx, section, id, see)
  const rows = await rowsAt(ctx, section, { place, seen })
  const wanted = keyword?.toLowerCase()
  return wanted === undefined ? rows : rows.filter((row) => section.label(row).toLowerCase().includes(wanted))
}

/** The entries of somebody whom this reader sees with this section. */
export async function rowsFor<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  seen: Seen,
): Promise<Row[]> {
  return rowsAt(ctx, section, { place: { personId: seen.row.id }, seen })
}

async function rowsAt<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  { place, seen }: { place: Place; seen: Seen },
): Promise<Row[]> {
  return completed(ctx, section, seen, await section.rows(ctx.db, place))
}

export async function find<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  { id, child_id: entryId }: EntryKey,
): Promise<{ row: Row; canEdit: boolean }> {
  const { place, seen } = await open(ctx, section, id, see)
  return { row: await answered(ctx, section, { place, seen }, entryId), canEdit: seen.view.canEdit }
}

export async function create<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  { id }: { id: string },
  form: Form,
): Promise<Row> {
  const { place, seen } = await open(ctx, section, id, seeToChange)
  if ((await store.count(ctx.db, section.table, place)) >= MAX_SECTION_ROWS) throw refuse('too_many_rows')
  const columns = await section.columns(ctx, form, place)
  await assertUnique(ctx, section, place, { columns, except: null })
  const entryId = await store.insert(ctx.db, section.table, place, columns)
  await noteChange(ctx, seen, `profile.${section.name}_added`)
  return answered(ctx, section, { place, seen }, entryId)
}

export async function update<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  { id, child_id: entryId }: EntryKey,
  form: Form,
): Promise<Row> {
  const { place, seen } = await open(ctx, section, id, seeToChange)
  await assertFresh(ctx, section, place, entryId)
  const columns = await section.columns(ctx, form, place)
  await assertUnique(ctx, section, place, { columns, except: entryId })
  await store.update(ctx.db, section.table, { id: entryId, place }, columns)
  await noteChange(ctx, seen, `profile.${section.name}_changed`)
  return answered(ctx, section, { place, seen }, entryId)
}

export async function remove<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  { id, child_id: entryId }: EntryKey,
): Promise<void> {
  const { place, seen } = await open(ctx, section, id, seeToChange)
  await assertFresh(ctx, section, place, entryId)
  await store.remove(ctx.db, section.table, { id: entryId, place })
  await noteChange(ctx, seen, `profile.${section.name}_deleted`)
}

interface EntryKey {
  id: string
  child_id: string
}

/** Finds the place of a section for a reader; to change something there, the person is locked (`seeToChange`). */
async function open<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  id: string,
  look: (ctx: SignedIn, personId: string) => Promise<Seen>,
): Promise<{ place: Place; seen: Seen }> {
  const place = section.locate === undefined ? { personId: id } : await section.locate(ctx, id)
  const seen = await look(ctx, place.personId)
  if (!seen.view.canSeeSections || section.isVisible?.(seen.view) === false) throw refuse('not_found')
  return { place: { ...place, personId: seen.row.id }, seen }
}

async function one<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  place: Place,
  entryId: string,
): Promise<Row> {
  const [row] = await section.rows(ctx.db, place, entryId)
  if (row === undefined) throw refuse('not_found')
  return row
}

async function answered<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  { place, seen }: { place: Place; seen: Seen },
  entryId: string,
): Promise<Row> {
  const row = await one(ctx, section, place, entryId)
  tag(ctx, row.version)
  const [whole = row] = await completed(ctx, section, seen, [row])
  return whole
}

async function completed<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  seen: Seen,
  rows: Row[],
): Promise<Row[]> {
  return section.complete === undefined ? rows : section.complete(ctx, seen, rows)
}

/** 412 with the entry as it is when the caller has seen another version of it. */
async function assertFresh<Form, Row extends Entry>(
  ctx: SignedIn,
  section: Section<Form, Row>,
  place: Place,
  entryId: string,
): Promise<void> {
  const row = await one(ctx, section, place, entryId)
  await requireSeen(ctx, row.version, () => row)
}

async function assertUnique<Form, Row extends Entry>(
  ctx: SignedIn,
  { table, unique }: Section<Form, Row>,
  { personId }: Place,
  { columns, except }: { columns: Columns; except: string | null },
): Promise<void> {
  const value = unique === undefined ? undefined : columns[unique.column]
  if (unique === undefined || value === undefined) return
  if (await store.hasTwin(ctx.db, table, { personId, column: unique.column, value, except })) {
    throw refuse('invalid', { fields: { [unique.field]: [unique.text] } })
  }
}
