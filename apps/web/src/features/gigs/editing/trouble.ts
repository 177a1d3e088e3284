import { ApiError } from '#platform/api-error.ts'
import { copy } from './copy.ts'

export interface Trouble {
  state: 'failed' | 'offline'
  /** Why the server does not take it: the project was locked, is no longer a draft, or no longer theirs to see. */
  text: string | undefined
}

/** What the editor says of a change that was not saved. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { state: 'failed', text: undefined }
  if (error.isUnanswered) return { state: 'offline', text: undefined }
  if (error.status === 404) return { state: 'failed', text: copy.gone }
  const isTold = [403, 409, 423].includes(error.status)
  return { state: 'failed', text: isTold ? error.message : undefined }
}
