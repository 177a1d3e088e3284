import { urlOf, type RawInput } from '@guildhall/contract/calling'
import type { Answer, EndpointSpec } from '@guildhall/contract/endpoint'
import { ApiError, NO_ANSWER } from './api-error.ts'
import { callHeaders, refusalFrom } from './api.ts'
import { createLateReader, isLate, type OnStep } from '#platform/calls/late-answer.ts'

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (part: number) => void
  /** Hears how far the work is after it, of an endpoint that answers in steps. */
  onStep?: OnStep
  signal?: AbortSignal
}

/**
 * Sends a form with files and tells how far it is, which `fetch` cannot. Throws an `ApiError` like `call`; an abort is
 * an AbortError.
 */
export async function uploadForm<S extends EndpointSpec>(
  endpoint: S,
  { form, ...input }: Pick<RawInput, 'params' | 'query'> & { form: FormData },
  options: UploadOptions = {},
): Promise<Answer<S>> {
  const requestId = crypto.randomUUID()
  const response = await send({ endpoint, url: urlOf(endpoint, input), form, requestId }, options)
  if (!response.ok) throw await refusalFrom(response, requestId)
  return response.json()
}

interface Sending {
  endpoint: EndpointSpec
  url: string
  form: FormData
  requestId: string
}

function send({ endpoint, url, form, requestId }: Sending, { onProgress, onStep, signal }: UploadOptions) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, url)
    for (const [name, value] of Object.entries(callHeaders({ requestId })))
      request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total === 0 ? 0 : loaded / total),
    )
    const fail = () => reject(new ApiError({ status: NO_ANSWER, code: 'no_answer', message: '', requestId }))
    const late = createLateReader(onStep)
    const isEvents = () => isLate(request.getResponseHeader('Content-Type'))
    request.addEventListener('progress', () => isEvents() && late.take(request.responseText))
    request.addEventListener('load', () => {
      if (!isEvents()) return resolve(responseOf(request))
      late.take(request.responseText)
      const answer = late.end()
      return answer ? resolve(answer) : fail()
    })
    request.addEventListener('error', fail)
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    )
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('Content-Type') ?? ''
  return new Response(request.responseText, { status: request.status, headers: { 'Content-Type': type } })
}
