import type { CallArguments } from '#contract/calling'
import type { Answer, EndpointSpec } from '#contract/endpoint'
import { jsonOf, refusalOf } from './answer.ts'
import { send, type CallOptions, type Connection } from './sending.ts'

export { api } from '#contract/api'
export { GuildhallError } from './client-error.ts'
export type { CallOptions, Connection } from './sending.ts'

/** A row of a list. */
export type Row<S extends EndpointSpec> =
  Answer<S> extends { data: readonly (infer R)[]; pagination: { nextPage: number | null } } ? R : never

/** The calls of one portal with one key. Each throws a `GuildhallError` for what the portal refuses. */
export interface Guildhall {
  /** One call; its answer as the contract describes it. */
  call: <S extends EndpointSpec>(endpoint: S, ...args: CallArguments<S, CallOptions>) => Promise<Answer<S>>
  /** All rows of a list, page after page. */
  each: <S extends EndpointSpec>(
    endpoint: S,
    ...args: CallArguments<S, CallOptions>
  ) => AsyncGenerator<Row<S>>
  /** A call that answers with a file: its body is read as it comes. */
  file: <S extends EndpointSpec>(endpoint: S, ...args: CallArguments<S, CallOptions>) => Promise<Response>
}

/** Connects to a portal: `const { call } = connect({ url, key })`, then `await call(api.gigs.list)`. */
export function connect(connection: Connection): Guildhall {
  const call: Guildhall['call'] = async (endpoint, ...[input = {}, options = {}]) => {
    const { response, requestId } = await send(connection, endpoint, input, options)
    const body = await jsonOf(response, requestId)
    if (isAnswer(endpoint, body)) return body
    throw new TypeError('Call `file` for an answer that is a file.')
  }
  return {
    call,
    async file(endpoint, ...[input = {}, options = {}]) {
      const { response, requestId } = await send(connection, endpoint, input, options)
      if (!response.ok) throw await refusalOf(response, requestId)
      return response
    },
    async *each(endpoint, ...[input = {}, options = {}]) {
      for (let page: number | null = 1; page !== null;) {
        const query = { pageSize: 100, ...input.query, page }
        const { response, requestId } = await send(connection, endpoint, { ...input, query }, options)
        const body = await jsonOf(response, requestId)
        if (!isPage(endpoint, body)) throw new TypeError(`${endpoint.path} is no list with pages.`)
        yield* body.data
        page = body.pagination.nextPage
      }
    },
  }
}

// The portal's own tests hold every answer against its schema. A newer portal may say more than this client knows, so
// nothing is refused here.
function isAnswer<S extends EndpointSpec>({ ok }: S, body: unknown): body is Answer<S> {
  return !('file' in ok) && body !== undefined
}

interface Page<S extends EndpointSpec> {
  data: Row<S>[]
  pagination: { nextPage: number | null }
}

function isPage<S extends EndpointSpec>(_: S, body: unknown): body is Page<S> {
  return typeof body === 'object' && body !== null && 'pagination' in body
}
