import '@guildhall/contract/faults'
import * as z from 'zod/mini'
import { refuse, type Refusal } from '#platform/http/refuse.ts'

/** Parses one part of a request; throws 422 with the texts per field. */
export function parsePart<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw refusalOf(result.error.issues)
}

/** Parses the body of a request; one that is missing altogether is refused like one without any field. */
export function parseBody<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  if ((value ?? undefined) !== undefined) return parsePart(schema, value)
  const result = z.safeParse(schema, undefined)
  if (result.success) return result.data
  parsePart(schema, {})
  throw refusalOf(result.error.issues)
}

/** Parses the query of a request, whose parameters are named as they were sent: `sort`, not what it is read into. */
export function parseQuery<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const issues = result.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }))
  throw refusalOf(issues)
}

/** The path of what is wrong with all that was sent. */
const WHOLE = ''

/** What is wrong with the whole is the message, since no field is to blame. */
function refusalOf(issues: readonly z.core.$ZodIssue[]): Refusal {
  const { [WHOLE]: whole, ...fields } = fieldsOf(issues)
  const hasFields = Object.keys(fields).length > 0
  return refuse('invalid', { text: whole?.join(' '), ...(hasFields && { fields }) })
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const issue of issues) {
    for (const [field, text] of textsOf(issue, [])) {
      const texts = fields.get(field) ?? []
      if (!texts.includes(text)) fields.set(field, [...texts, text])
    }
  }
  return Object.fromEntries(fields)
}

type Path = readonly PropertyKey[]

function textsOf(issue: z.core.$ZodIssue, above: Path): [field: string, text: string][] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, 20).map((key) => [nameOf([...path, key]), issue.message])
  const meant = issue.code === 'invalid_union' ? meantBranch(issue) : undefined
  if (meant !== undefined) return meant.flatMap((inner) => textsOf(inner, path))
  return [[nameOf(path), issue.message]]
}

/** Of several allowed forms the one that the caller tried: what is wrong with it lies inside it. */
function meantBranch({ errors }: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] | undefined {
  return errors.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  )
}

function nameOf(path: Path): string {
  return path.length === 0 ? WHOLE : path.map(String).join('.')
}
