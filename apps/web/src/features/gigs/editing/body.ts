import { missingFields, type MissingField } from '@guildhall/contract/gigs/completeness'
import { DETAILS, type TypedDetails } from '@guildhall/contract/gigs/details'
import { GigForm } from '@guildhall/contract/gigs/form'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { gigFaults } from '@guildhall/contract/gigs/rules'
import type * as z from 'zod/mini'
import {
  bodyOf,
  cellName,
  linesOf,
  optionsIn,
  rowsIn,
  textIn,
  type Draft,
  type Field,
} from '#ui/forms/draft.ts'
import { isDay } from '#ui/text/typed-day.ts'
import { questionColumns } from './expert-fields.ts'

/** What is sent for each field; fields of the kind keep their `details.` before the name. */
export type Body = Readonly<Record<string, unknown>>
export type Texts = Readonly<Record<string, string | undefined>>

const DETAIL = 'details.'

export function flatBody(fields: readonly Field[], draft: Draft): Body {
  const body = bodyOf(fields, draft)
  const questions = fields.some(({ name }) => name === 'screening_questions')
  return questions ? { ...body, screening_questions: questionsOf(draft) } : body
}

/** Choices belong to one kind of question alone. */
function questionsOf(draft: Draft) {
  return rowsIn(draft, 'screening_questions').map(({ row, cells }) => {
    const { choices: _, ...rest } = bodyOf(questionColumns, cells)
    const isChoice = cells['kind'] === 'choice'
    return { id: row, ...rest, ...(isChoice ? { choices: linesOf(textIn(cells, 'choices')) } : {}) }
  })
}

/** The form of the server: details by themselves. Of them, too, only what is given changes. */
export function nested(flat: Body): GigForm {
  const entries = Object.entries(flat)
  const own = entries.filter(([name]) => !name.startsWith(DETAIL))
  const details = entries
    .filter(([name]) => name.startsWith(DETAIL))
    .map(([name, value]) => [name.slice(DETAIL.length), value])
  return {
    ...Object.fromEntries(own),
    ...(details.length === 0 ? {} : { details: Object.fromEntries(details) }),
  }
}

/** What is wrong with a draft, per field: by the schemas, and by what must agree (PRODUCT 5.6). */
export function faultsOf(type: GigKind, fields: readonly Field[], draft: Draft): Texts {
  const { details = {}, ...form } = nested(flatBody(fields, draft))
  const parsed = GigForm.safeParse(form)
  const parsedDetails = DETAILS[type].safeParse(details)
  const texts: Record<string, string> = {}
  if (parsed.error) addTexts(texts, { prefix: '', draft }, parsed.error.issues)
  if (parsedDetails.error) addTexts(texts, { prefix: DETAIL, draft }, parsedDetails.error.issues)
  const together = gigFaults({
    baseYear: Number(draft['baseYear'] ?? 0),
    start_at: dayIn(draft, 'start_at'),
    end_at: dayIn(draft, 'end_at'),
    deadline: dayIn(draft, 'deadline'),
    applications_until: dayIn(draft, 'applications_until'),
    budget_min: amountIn(draft, 'budget_min'),
    budget_max: amountIn(draft, 'budget_max'),
    skills_required: form.skills_required ?? [],
    skills_nice: form.skills_nice ?? [],
    screening_questions: parsed.data?.screening_questions ?? [],
    typed: typed(type, soundOf(details, parsedDetails.error?.issues ?? [])),
  })
  addTexts(texts, { prefix: '', draft }, Object.entries(together).map(issueOf))
  return texts
}

/** The details that are well formed: one wrong score does not hide that the weights do not add up. */
function soundOf(details: object, issues: readonly z.core.$ZodIssue[]): object {
  const wrong = new Set(issues.map(({ path }) => path[0]))
  return Object.fromEntries(Object.entries(details).filter(([key]) => !wrong.has(key)))
}

/** What keeps the project from being requested. */
export function missingOf(type: GigKind, fields: readonly Field[], draft: Draft): MissingField[] {
  const { details = {}, ...form } = nested(flatBody(fields, draft))
  return missingFields({
    type,
    name: textIn(draft, 'name'),
    summary: form.summary ?? null,
    description: form.description ?? null,
    deadline: form.deadline ?? null,
    company: draft['company_id'] ?? null,
    industries: optionsIn(draft, 'industry_ids'),
    regions: optionsIn(draft, 'region_ids'),
    needs_experts: draft['needs_experts'] === true,
    skills_required: form.skills_required ?? [],
    details,
  })
}

/** The first text of each field, and of each cell where a field has rows; the field itself is then wrong without a text. */
function addTexts(
  texts: Record<string, string>,
  { prefix, draft }: { prefix: string; draft: Draft },
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
): void {
  for (const { path, message } of issues) {
    const [name, index, column] = path
    const field = `${prefix}${String(name)}`
    const row = typeof index === 'number' ? rowsIn(draft, field)[index] : undefined
    if (row !== undefined) texts[cellName(field, row, String(column))] ??= message
    texts[field] ??= row === undefined ? message : ''
  }
}

/** `details.phases.2.end_at`: a field, perhaps with its row and its cell. */
const PATH = /^((?:details\.)?[^.]+)(?:\.(\d+)(?:\.(.+))?)?/

/** What does not fit together, as a schema says it. */
function issueOf([path, message]: [string, string]) {
  const [, field = path, row, column = ''] = PATH.exec(path) ?? []
  return { path: row === undefined ? [field] : [field, Number(row), column], message }
}

/** What the server said, beside the fields of the page. */
export function textsOf(errors: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const [, field = path, row] = PATH.exec(path) ?? []
      const where = row === undefined ? '' : `Entry ${Number(row) + 1}: `
      return [field, messages.map((message) => where + message)]
    }),
  )
}

/** What was typed and is no day comes before and after nothing. */
function dayIn(draft: Draft, name: string): string | null {
  const text = textIn(draft, name)
  return isDay(text) ? text : null
}

function amountIn(draft: Draft, name: string): number | null {
  const value = draft[name]
  return typeof value === 'number' ? value : null
}

function typed(type: GigKind, details: unknown): TypedDetails {
  switch (type) {
    case 'radar':
      return { type, details: DETAILS[type].parse(details) }
    case 'award':
      return { type, details: DETAILS[type].parse(details) }
    case 'growth-opportunity':
      return { type, details: DETAILS[type].parse(details) }
    case 'opportunity-engine':
      return { type, details: DETAILS[type].parse(details) }
  }
}
