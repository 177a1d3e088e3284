import * as z from 'zod/mini'
import { plainText } from '#platform/files/plain-text.ts'
import { Refusal } from '#platform/http/refuse.ts'
import type { SearchDeps } from './deps.ts'
import * as store from './reading-store.ts'

const Work = z.object({ id: z.uuid(), source: z.enum(['person_file', 'gig_file']) })

/** Reads the words of a file, so that it is found by them. One that cannot be read keeps its name. */
export async function readFile({ db, storage, readPdf, now }: SearchDeps, payload: unknown): Promise<void> {
  const { id, source } = z.parse(Work, payload)
  const file = await store.find(db, source, id)
  if (file === undefined) return
  const text = await plainText(storage, readPdf, file).catch(whenLost)
  await db.transaction().execute((tx) => store.put(tx, source, { id, text, at: now() }))
}

/** What has no bytes cannot be read; a storage out of reach is asked again later. */
function whenLost(thrown: unknown): null {
  if (thrown instanceof Refusal && thrown.code === 'not_found') return null
  throw thrown
}
