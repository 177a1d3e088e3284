import { urlOf, type CallInput } from '@guildhall/contract/calling'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { callHeaders, refusalFrom } from './api.ts'

/** Told the bytes that have arrived so far. */
export type DownloadProgress = (bytes: number) => void

/** Fetches a file of the contract, however long it is. Throws an `ApiError` for every refusal. */
export async function download<S extends EndpointSpec & { ok: { file: string } }>(
  endpoint: S,
  input: CallInput<S>,
  onProgress: DownloadProgress,
): Promise<Blob> {
  const response = await ask(urlOf(endpoint, input), endpoint.ok.file)
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength
        onProgress(bytes)
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, { headers: { 'Content-Type': endpoint.ok.file } }).blob()
}

/** Asks for one of the kinds in which an address answers. Throws an `ApiError` for every refusal. */
export async function ask(url: string, accept: string): Promise<Response> {
  const headers = { ...callHeaders(), Accept: accept }
  const response = await fetch(url, { credentials: 'same-origin', headers })
  if (!response.ok) throw await refusalFrom(response, headers['X-Request-Id'])
  return response
}

/** Hands a file to the reader under a name. */
export function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Hands over a CSV for a spreadsheet: Excel takes one without this mark for another script, and spoils names. */
export function saveCsv(file: Blob, name: string): void {
  saveAs(new Blob(['\uFEFF', file], { type: file.type }), name)
}
