import * as z from 'zod/mini'
import { en } from 'zod/locales'
import { refuse } from './refuse.ts'

z.config(en())

/** Parses one part of a request; throws 422 with the texts per field. */
export function parsePart(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw refuse('invalid', { fields: fieldsOf(result.error.issues) })
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const issue of issues) {
    for (const [field, text] of textsOf(issue)) fields.set(field, [...(fields.get(field) ?? []), text])
  }
  return Object.fromEntries(fields)
}

function textsOf(issue: z.core.$ZodIssue): [field: string, text: string][] {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, 20)
      .map((key) => [path === '' ? key : `${path}.${key}`, 'This field is unknown here.'])
  }
  return [[path === '' ? '_' : path, issue.message]]
}
