import type { Reason } from '@guildhall/contract/jobs/care'

const WORDS: readonly (readonly [Reason, RegExp])[] = [
  ['full', /^(ENOSPC|EDQUOT|53100|storage_full|QuotaExceeded|XMinioStorageFull)$/],
  // Before 'slow': the client of S3 calls a connection that was cut a timeout.
  ['gone', /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EMFILE|ENFILE|57P\d\d|08\w{3})$/],
  ['slow', /^(ETIMEDOUT|TimeoutError|AbortError|RequestTimeout|SlowDown|57014|55P03|53300)$/],
  ['refused', /^(EACCES|EPERM|AccessDenied|Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch|28P01|28000)$/],
]
// Neither node-postgres nor fetch give these a code.
const SLOW = /timeout|timed out/i
const GONE = /^fetch failed$|Connection terminated|not queryable/

/** What went wrong, in one of a few words: messages of others may name anything. */
export function reasonOf(error: unknown): Reason {
  const names = [...namesOf(error)]
  const found = WORDS.find(([, words]) => names.some((name) => words.test(name)))
  if (found !== undefined) return found[0]
  const text = error instanceof Error ? error.message : ''
  if (SLOW.test(text)) return 'slow'
  return GONE.test(text) ? 'gone' : statusReason(error)
}

/** By the status that the other side answered with, where an error tells it. */
function statusReason(error: unknown): Reason {
  const statuses = [...statusesOf(error)]
  if (statuses.some((status) => status === 401 || status === 403)) return 'refused'
  if (statuses.includes(507)) return 'full'
  return statuses.some((status) => status >= 500) ? 'gone' : 'nonsense'
}

/** Codes and names of an error and of what caused it. */
export function* namesOf(error: unknown): Generator<string> {
  for (const at of causesOf(error)) {
    if (at instanceof Error) yield at.name
    if ('code' in at && typeof at.code === 'string') yield at.code
  }
}

function* statusesOf(error: unknown): Generator<number> {
  for (const at of causesOf(error)) {
    if ('status' in at && typeof at.status === 'number') yield at.status
    const told = '$metadata' in at ? at.$metadata : undefined
    if (typeof told === 'object' && told !== null && 'httpStatusCode' in told)
      yield Number(told.httpStatusCode)
  }
}

function* causesOf(error: unknown): Generator<object> {
  let at = error
  for (let depth = 0; depth < 6 && typeof at === 'object' && at !== null; depth += 1) {
    yield at
    at = 'cause' in at ? at.cause : undefined
  }
}
