import * as z from 'zod/mini'
import { GuildhallError } from './client-error.ts'

const Refused = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
/** A page of a list that failed says so itself, with status 200. */
const FailedList = z.object({ meta: z.object({ error: z.literal(true), errorMessage: z.string() }) })

/** The JSON of an answer; undefined where it holds none. */
export async function jsonOf(response: Response, requestId: string): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusal(response, body, requestId)
  const failed = z.safeParse(FailedList, body)
  if (!failed.success) return body
  const { status } = response
  throw new GuildhallError(failed.data.meta.errorMessage, { status, code: 'list_failed', requestId })
}

export async function refusalOf(response: Response, requestId: string): Promise<GuildhallError> {
  return refusal(response, await response.json().catch(() => undefined), requestId)
}

function refusal(response: Response, body: unknown, requestId: string): GuildhallError {
  const said = z.safeParse(Refused, body).data
  return new GuildhallError(said?.message ?? `The portal answered ${response.status}.`, {
    status: response.status,
    code: said?.code ?? 'unknown',
    fields: said?.errors ?? {},
    requestId: response.headers.get('x-request-id') ?? requestId,
    retryAfter: secondsIn(response.headers.get('retry-after')),
  })
}

export function secondsIn(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
