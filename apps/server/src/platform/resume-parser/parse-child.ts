/** The process in which untrusted PDFs are read (see isolated.ts). It knows nothing of the server: no environment, no secrets. */
import { languageNames } from './language-names.ts'
import { parseResume, type ResumeOutcome } from './parse.ts'
import { loadPlaces } from './places.ts'

export type ChildRequest = { id: number; bytes: Uint8Array; now: number }
export type ChildAnswer = { id: number; outcome: ResumeOutcome }

// Loaded before the first request, so that it does not count in its time.
loadPlaces()
languageNames()

process.on('message', (message: ChildRequest) => {
  void answer(message)
})
process.on('disconnect', () => process.exit(0))

async function answer({ id, bytes, now }: ChildRequest): Promise<void> {
  const outcome = await parseResume(bytes, { now: new Date(now) }).catch((): ResumeOutcome => ({
    kind: 'unreadable',
    reason: 'broken',
  }))
  process.send?.({ id, outcome } satisfies ChildAnswer)
}
