import type { SignedIn } from '#platform/http/context.ts'
import type { Refusal } from '#platform/http/refuse.ts'
import type { ImportsDeps } from './deps.ts'

/** What a row has become. */
export interface Made {
  personId: string | null
  companyId: string | null
  isExpert: boolean
  /** Of what it keeps as their resume. */
  fileId?: string | null
}

/** Whom a row is a duplicate of, as far as it is sure that it is them. */
interface Twin {
  id: string
  isSure: boolean
}

/** What would come of a row. */
export type Judged =
  | {
      verdict: 'new'
      /** Two rows of one file that share one of these are about the same. */
      keys: readonly string[]
      make: (ctx: SignedIn, deps: ImportsDeps) => Promise<Made>
    }
  | {
      verdict: 'duplicate'
      reason: string
      /** Somebody who is known and gets what the row brings besides. */
      twin?: Twin
      keep?: (ctx: SignedIn, deps: ImportsDeps) => Promise<Made | null>
    }
  | { verdict: 'error'; reason: string }

/** By field of the kind what stands in the row; nothing empty. */
export type Values = Readonly<Record<string, string>>
export type Judge = (ctx: Pick<SignedIn, 'db'>, values: Values) => Promise<Judged>

const LONGEST = 500

export function asError(reason: string): Judged {
  return { verdict: 'error', reason: reason.slice(0, LONGEST) }
}

/** A refusal of the forms and services, in the words of the file. */
export function reasonOf(refusal: Refusal, labelOf: (field: string) => string): string {
  const said = Object.entries(refusal.fields ?? {}).map(
    ([field, texts]) => `${labelOf(field.split('.')[0] ?? field)}: ${texts.join(' ')}`,
  )
  return (said.length === 0 ? refusal.message : said.join(' ')).slice(0, LONGEST)
}

/** What a schema finds wrong, as a refusal says it. */
export function issuesOf(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  labelOf: (field: string) => string,
): string {
  return issues.map(({ path, message }) => `${labelOf(String(path[0] ?? ''))}: ${message}`).join(' ')
}
