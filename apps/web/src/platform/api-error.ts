import { spelt } from '#ui/text/wording.ts'

/** Status of a call that got no answer at all. */
export const NO_ANSWER = 0

/** A call that did not succeed: what the server said, or that it said nothing. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; `NO_ANSWER` when the server was not reached. */
  readonly status: number
  /** Error code of the contract; 'no_answer' when the server was not reached. */
  readonly code: string
  /** What is wrong with each field, named as the request names them. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly requestId: string
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined
  /** What a refusal tells beside its words. */
  readonly data: unknown

  constructor(facts: {
    status: number
    code: string
    message: string
    fields?: Readonly<Record<string, readonly string[]>>
    requestId: string
    retryAfter?: number | undefined
    data?: unknown
  }) {
    super(facts.message)
    this.status = facts.status
    this.code = facts.code
    this.fields = facts.fields ?? {}
    this.requestId = facts.requestId
    this.retryAfter = facts.retryAfter
    this.data = facts.data
  }

  get isUnanswered(): boolean {
    return this.status === NO_ANSWER
  }
}

/** What a failed call was for; the specification words the same failure by its place (spec 000 §8). */
export type CallKind = 'find' | 'list' | 'create' | 'update' | 'delete'

const TOO_MANY = 'Too many incorrect attempts, please try again later'
const REST: Record<CallKind, string> = {
  find: 'Something Wrong happened.',
  list: 'Something went wrong',
  create: 'Something went wrong, try again later.',
  update: 'Something went wrong, try again later.',
  delete: 'Something went wrong',
}

/** Whoever sends something had it before them: they are told why it is not taken (decision 281). */
const CHANGED = 'This was deleted, or you may no longer see it.'
const GONE: Partial<Record<CallKind, string>> = { create: CHANGED, update: CHANGED }

/** The text that a reader sees for a failed call (specification spec 000 §8). */
export function failureText(error: unknown, kind: CallKind): string {
  if (!(error instanceof ApiError)) return spelt(REST[kind])
  if (error.status === 404) return GONE[kind] ?? 'Not Found'
  if (error.status === 429 && kind === 'create') return TOO_MANY
  const wrong = kind === 'find' || kind === 'list' ? [] : firstTexts(error)
  if (wrong.length > 0) return wrong.join(' ')
  const isSpoken = error.status >= 400 && error.status < 500 && error.message !== ''
  return isSpoken ? error.message : spelt(REST[kind])
}

/** The first thing that was said of each field, once. */
function firstTexts({ fields }: ApiError): readonly string[] {
  return [...new Set(Object.values(fields).flatMap((texts) => texts.slice(0, 1)))]
}
