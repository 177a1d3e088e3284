import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isInTheMaking, selectedIds, type SelectOption } from '#ui/fields/select-options.ts'
import type { CreateOption } from '#ui/lists/use-selection.ts'

/** What one field of a form holds. Days are YYYY-MM-DD, '' for none. */
export type FieldValue = string | number | boolean | SelectOption | SelectOption[] | DraftRow[] | undefined

/** One of several entries of the same fields, like a phase or a question. */
export interface DraftRow {
  /** Tells rows apart while they move. */
  row: string
  cells: Draft
}

/** A form while it is filled in, by the names that the server gives its fields. */
export type Draft = Readonly<Record<string, FieldValue>>

interface FieldFacts {
  name: string
  label: string
  /** A dialog begins in it, and not on its cross. */
  isFirst?: boolean
  /** Begins a part of a long form. */
  heading?: string
  description?: ReactNode
  placeholder?: string
  /** Marked as required; the texts come from the schema, or from `requiredText` where it asks for more. */
  isRequired?: (draft: Draft) => boolean
  /** Said of an empty field that the schema alone would let pass. */
  requiredText?: string
  /** A tooltip over the field while it is empty and says so. */
  requiredTip?: string
  /** Said below the field while something about its value looks odd; never an obstacle. */
  hint?: (draft: Draft) => string | undefined
  isHidden?: (draft: Draft) => boolean
  /** What stands in its place while it is hidden. */
  whenHidden?: string
  isDisabled?: (draft: Draft) => boolean
  /** Stands beside its neighbour on a wide screen. */
  isHalf?: boolean
  /** What becomes of the others when this one changes. */
  settle?: (draft: Draft) => Draft
  /** Not sent at all while hidden; other hidden fields are sent as null. */
  isLeftOutWhenHidden?: boolean
  /** Asked when the field is left with a new value; gives what is wrong. */
  checkOnBlur?: (draft: Draft) => Promise<string | undefined>
  /** What leaving it has checked beside itself. */
  checkedWith?: string
}

/** One field of a form, as data; components/draft-field.tsx draws it. */
export type Field = FieldFacts &
  (
    | { kind: 'text'; type?: 'email' | 'tel' | 'url'; autoComplete?: string }
    | { kind: 'secret' }
    | { kind: 'paragraph'; maxLength?: number }
    | { kind: 'day' }
    | { kind: 'flag' }
    | { kind: 'number'; decimals?: number }
    /** `isFixed`: one of them is always chosen. */
    | { kind: 'words'; words: readonly { value: string; label: string }[]; isFixed?: boolean }
    /** HTML. */
    | { kind: 'html' }
    /** A list of short texts, one a line. */
    | { kind: 'lines'; maxLength?: number }
    /** `isNamed`: what tells the rows apart is their id for the server too. */
    | {
        kind: 'rows'
        columns: readonly Field[]
        noun: string
        initial: Draft
        maxRows?: number
        isNamed?: boolean
        /** What goes with a row for good; asked before it is removed. Nothing to say, nothing to ask. */
        lossOf?: (row: DraftRow) => string | undefined
      }
    | { kind: 'choice' | 'choices'; choices: Choices; create?: Creation }
  )

/** Where the options of a dropdown come from. */
export interface Choices {
  name: string
  /** The server searches; otherwise the list is here whole. */
  isSearched?: boolean
  /** The value that the options hang on. */
  within?: (draft: Draft) => string | undefined
  load: (client: QueryClient, keyword: string, draft: Draft) => Promise<SelectOption[]>
}

/** Adds what a dropdown misses; `failure` is what the reader hears when that does not work. */
export interface Creation {
  add: CreateOption
  failure: string
  /** The cached list that knows nothing of the addition yet. */
  list: readonly string[]
}

/** The body that the server takes for a draft: ids for options, null for nothing. */
export function bodyOf(fields: readonly Field[], draft: Draft): Record<string, unknown> {
  const sent = fields.filter((field) => !(field.isLeftOutWhenHidden && field.isHidden?.(draft)))
  return Object.fromEntries(
    sent.map((field) => [
      field.name,
      field.isHidden?.(draft) ? nothing(field) : sentOf(field, draft[field.name]),
    ]),
  )
}

/** Whether a form holds other values than it began with. */
export function isChanged(fields: readonly Field[], before: Draft, after: Draft): boolean {
  return JSON.stringify(bodyOf(fields, before)) !== JSON.stringify(bodyOf(fields, after))
}

/** The draft after a field changed, and what depended on it with it. */
export function withValue(draft: Draft, field: Field, value: FieldValue): Draft {
  const changed = { ...draft, [field.name]: value }
  return field.settle?.(changed) ?? changed
}

/** How a value reads beside another one. */
export function shownValue(value: FieldValue): string {
  if (value === undefined || value === '') return 'Not provided'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((one) => ('row' in one ? shownRow(one) : one.name)).join(', ')
  return typeof value === 'object' ? value.name : String(value)
}

export function textIn(draft: Draft, name: string): string {
  const value = draft[name]
  return typeof value === 'string' ? value : ''
}

export function optionIn(draft: Draft, name: string): SelectOption | undefined {
  const value = draft[name]
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined
}

export function optionsIn(draft: Draft, name: string): SelectOption[] {
  const value = draft[name]
  return Array.isArray(value) ? value.filter(isOption) : []
}

/** What a cell of a row is called where something is wrong with it. */
export function cellName(field: string, { row }: DraftRow, column: string): string {
  return `${field}.${row}.${column}`
}

export function rowsIn(draft: Draft, name: string): DraftRow[] {
  const value = draft[name]
  return Array.isArray(value) ? value.filter(isRow) : []
}

function isRow(one: SelectOption | DraftRow): one is DraftRow {
  return 'row' in one
}

function isOption(one: SelectOption | DraftRow): one is SelectOption {
  return !isRow(one)
}

/** The lines of a text that hold something, each once. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

function shownRow({ cells }: DraftRow): string {
  return Object.values(cells)
    .filter((value) => typeof value === 'string' || typeof value === 'object')
    .map(shownValue)
    .join(' ')
}

function sentOf(field: Field, value: FieldValue): unknown {
  if (field.kind === 'flag') return value === true
  if (field.kind === 'lines') return linesOf(typeof value === 'string' ? value : '')
  if (field.kind !== 'rows') return sentValue(value)
  const rows = Array.isArray(value) ? value.filter(isRow) : []
  return rows.map(({ row, cells }) => ({
    ...(field.isNamed ? { id: row } : {}),
    ...bodyOf(field.columns, cells),
  }))
}

function sentValue(value: FieldValue): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  if (Array.isArray(value)) return selectedIds(value.filter(isOption).filter(isReady))
  if (typeof value === 'object') return selectedIds([value].filter(isReady))[0] ?? null
  return value ?? null
}

/** How it stands with options that the reader has just named and the server makes. */
export type Making = 'under way' | 'failed' | undefined

/** What the whole draft waits for, rows included. */
export function makingIn(draft: Draft): Making {
  const options = Object.values(draft).flatMap(optionsOf)
  if (options.some((option) => !isReady(option) && option.error !== true)) return 'under way'
  return options.some(({ error }) => error) ? 'failed' : undefined
}

function optionsOf(value: FieldValue): SelectOption[] {
  if (typeof value !== 'object') return []
  if (!Array.isArray(value)) return [value]
  return value.flatMap((one) => (isRow(one) ? Object.values(one.cells).flatMap(optionsOf) : [one]))
}

/** False while the server still makes the option. */
function isReady({ id }: SelectOption): boolean {
  return !isInTheMaking(id)
}

function nothing(field: Field): unknown {
  if (field.kind === 'lines' || field.kind === 'rows') return []
  return field.kind === 'flag' ? false : null
}

/** The words of a dropdown whose choices administrators keep: one that is offered no more stays what it was. */
export function wordsWith(offered: readonly string[], kept: string | null | undefined) {
  const words = kept && !offered.includes(kept) ? [...offered, kept] : offered
  return words.map((value) => ({ value, label: value }))
}
