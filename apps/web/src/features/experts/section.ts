import type * as z from 'zod/mini'
import type { Draft, Field } from '#ui/forms/draft.ts'
import { bodyOf, optionsIn } from '#ui/forms/draft.ts'
import type { Entry, SectionCalls } from './queries.ts'
import { faultsOf } from '#ui/forms/use-draft.ts'

/** How an entry reads in its list. */
export interface EntryView {
  title: string
  /** One line of facts below the title. */
  facts?: string
  /** A second line, quieter. */
  note?: string
  text?: string | null
  /** Still going on. */
  isCurrent?: boolean
}

/** What a section says about itself; everything else about it is the same for all. */
export interface Section<Row extends Entry> {
  /** Heading of its card. */
  title: string
  /** 'Add work experience', 'Delete work experience'. */
  noun: string
  look: 'timeline' | 'pills' | 'nested'
  fields: readonly Field[]
  /** Of the contract, with the reader's own day. */
  schema: z.ZodMiniType
  empty: Draft
  draftOf: (row: Row) => Draft
  view: (row: Row) => EntryView
  /** Its entries are rates: what others ask stands below the fields. */
  isRates?: boolean
  /** One line about all entries, beside the heading. */
  summary?: (rows: readonly Row[]) => string
  /** The field that adds several entries at once; a change of one entry leaves it out. */
  many?: string
  /** The levels of its entries, the highest first: its entries stand by them. */
  levels?: readonly string[]
  texts: { added: string; updated: string; deleted: string; exists?: string }
  calls: SectionCalls<Row>
}

/** What is wrong with a draft; `taken` are the names that the section holds already. */
export function sectionFaults<Row extends Entry>(
  section: Section<Row>,
  draft: Draft,
  taken: readonly string[],
) {
  const { fields, schema, many, texts } = section
  if (many === undefined) return faultsOf(fields, schema, draft)
  const names = optionsIn(draft, many).map(({ name }) => sameName(name))
  const isTaken = names.some((name, at) => taken.map(sameName).includes(name) || names.indexOf(name) !== at)
  const first = bodiesOf(section, draft)[0] ?? { ...bodyOf(fields, draft), [many]: undefined }
  const issue = schema.safeParse(first).error?.issues[0]
  const missing = issue?.path[0] === 'title' ? issue.message : undefined
  return { [many]: isTaken ? texts.exists : missing }
}

/** Entries by their level, those without one last; undefined where levels say nothing. */
export function groupsOf<Row extends Entry, View extends EntryView>(
  { levels = [] }: Section<Row>,
  views: readonly View[],
) {
  const groups = [...levels, undefined].flatMap((level) => {
    const some = views.filter(({ facts }) => facts === level)
    return some.length === 0 ? [] : [{ level, views: some }]
  })
  return groups.some(({ level }) => level !== undefined) ? groups : undefined
}

/** What is sent for a draft: one body, or one for each chosen option. */
export function bodiesOf<Row extends Entry>({ fields, many }: Section<Row>, draft: Draft): object[] {
  const body = bodyOf(fields, draft)
  if (many === undefined) return [body]
  const chosen = body[many]
  return Array.isArray(chosen) ? chosen.map((id: unknown) => ({ ...body, [many]: id })) : []
}

function sameName(name: string): string {
  return name.trim().toLowerCase()
}
