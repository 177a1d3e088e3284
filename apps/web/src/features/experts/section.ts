import type { SectionName } from '@guildhall/contract/experts/sections'
import type { Draft, Field } from '#ui/forms/draft.ts'
import { bodyOf } from '#ui/forms/draft.ts'
import type { Entry, SectionCalls } from './queries.ts'

/** How an entry reads in its list. */
export interface EntryView {
  title: string
  /** What stands beside the title of a short entry. */
  facts?: string
  /** The facts below the title of a long one. */
  line?: readonly (string | null | undefined)[]
  /** A second line, quieter. */
  note?: string
  text?: string | null
  /** Still going on. */
  isCurrent?: boolean
}

/** What a section says about itself; everything else about it is the same for all. */
export interface Section<Row extends Entry> {
  name: SectionName
  /** Heading of its card. */
  title: string
  /** 'Add work experience', 'Delete work experience'. */
  noun: string
  look: 'timeline' | 'pills' | 'nested'
  fields: readonly Field[]
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
  texts: { added: string; updated: string; deleted: string; exists?: string; notAdded?: string }
  calls: SectionCalls<Row>
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
