import { errors, type ErrorCode } from '@guildhall/contract/api'

export interface RefusalDetails {
  /** Instead of the text of the contract, where its numbers are settings. */
  text?: string | undefined
  /** What is wrong per field, as the request names it. */
  fields?: Record<string, string[]>
  /** In seconds. */
  retryAfter?: number
  /** The item as it is now, for a change of one that is stale. */
  data?: unknown
}

/** Thrown to refuse a request; the code, its status and its text live in the contract. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, string[]> | undefined
  readonly retryAfter: number | undefined
  readonly data: unknown

  constructor(code: ErrorCode, details: RefusalDetails) {
    super(details.text ?? errors[code][1])
    this.code = code
    this.status = errors[code][0]
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.data = details.data
  }
}

/** `throw refuse('stale')` */
export function refuse(code: ErrorCode, details: RefusalDetails = {}): Refusal {
  return new Refusal(code, details)
}
