import { PAGE_SIZE, pageOf, type PageOf } from '@guildhall/contract/envelope'
import { ReasonKind, type ListQuery } from '@guildhall/contract/reference'
import type { ItemRow, ReasonRow } from './store.ts'

export const plain = ({ id, name }: ItemRow) => ({ id, name })

export const skill = ({ id, name, is_draft }: ItemRow) => ({ id, name, is_draft })

export const language = (row: ItemRow) => ({ ...skill(row), code: row.code })

export const school = (row: ItemRow) => ({ ...skill(row), short_name: row.code ?? row.name })

export const degreeType = (row: ItemRow) => ({ ...skill(row), degree: row.name })

export const tag = ({ id, name, code }: ItemRow) => ({ id, name, title: name, slug: code ?? '' })

export const nationality = ({ id, name, code }: ItemRow) => ({ id, name, iso: code ?? '' })

export const reason = ({ kind, ...row }: ReasonRow) => ({ ...row, kind: ReasonKind.parse(kind) })

/** One page as a dropdown or table reads it; an empty one says so (spec 001 §5). */
export function presented<Row, Shown>(
  { rows, total }: { rows: Row[]; total: number },
  { page = 1, pageSize = PAGE_SIZE }: ListQuery,
  present: (row: Row) => Shown,
): PageOf<Shown> {
  return pageOf(rows.map(present), { page, pageSize, total, emptyText: 'No Data' })
}
