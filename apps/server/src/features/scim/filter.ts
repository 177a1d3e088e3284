import type { ScimQuery } from '@guildhall/contract/scim'
import { parse } from 'scim2-parse-filter'
import { refuse } from '#platform/http/refuse.ts'

const MOST = 200
const USUAL = 100

export interface Comparison {
  /** In lower case, without the name of its schema. */
  attribute: string
  value: string
}

/** `userName eq "ada@example.com"`; anything else than one comparison with eq is refused. */
export function comparisonOf(filter: string | undefined): Comparison | undefined {
  if (filter === undefined || filter === '') return undefined
  const parsed = parsedOf(filter)
  if (parsed?.op !== 'eq' || typeof parsed.compValue !== 'string') throw refuse('scim_filter')
  const attribute = parsed.attrPath.replace(/^urn:[\w:.]+:/i, '').toLowerCase()
  return { attribute, value: parsed.compValue }
}

function parsedOf(filter: string) {
  try {
    return parse(filter)
  } catch {
    return undefined
  }
}

/** RFC 7644 §3.4.2.4: what is out of range is brought into it. */
export function pageOf({ startIndex, count }: ScimQuery): { startIndex: number; limit: number } {
  return {
    startIndex: Math.max(wholeOf(startIndex, 1), 1),
    limit: Math.min(Math.max(wholeOf(count, USUAL), 0), MOST),
  }
}

function wholeOf(typed: string | undefined, usual: number): number {
  return typed !== undefined && /^-?\d{1,9}$/.test(typed) ? Number(typed) : usual
}

/** Whether the caller can do without this attribute. */
export function isLeftOut({ attributes, excludedAttributes }: ScimQuery, name: string): boolean {
  const has = (list: string | undefined) => list?.split(',').some((one) => one.trim() === name) ?? false
  return has(excludedAttributes) || (attributes !== undefined && !has(attributes))
}
