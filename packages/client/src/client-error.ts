/** A call that did not succeed: what the portal said, or that nobody answered. */
export class GuildhallError extends Error {
  override readonly name = 'GuildhallError'
  /** HTTP status; 0 when the portal was not reached, or did not answer in time. */
  readonly status: number
  /** The code of the contract, as `not_found`; `no_answer` where there was none. */
  readonly code: string
  /** What is wrong with each field, named as the request names them. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Names the call in the log of the portal; quote it when you ask its operators. */
  readonly requestId: string
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    facts: {
      status: number
      code: string
      requestId: string
      fields?: Readonly<Record<string, readonly string[]>>
      retryAfter?: number | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: facts.cause })
    this.status = facts.status
    this.code = facts.code
    this.fields = facts.fields ?? {}
    this.requestId = facts.requestId
    this.retryAfter = facts.retryAfter
  }
}
