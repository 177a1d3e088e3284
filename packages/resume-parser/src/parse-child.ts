/** The process in which untrusted PDFs are read (see isolated.ts). It knows nothing of the server: no environment, no secrets. */
import { languageNames } from './language-names.ts'
import { explainResume, type Explained, type ResumeOutcome } from './parse.ts'
import { loadPlaces } from './places.ts'

/** `hasPages`: the text of the pages is asked for too. */
export type ChildRequest = { id: number; bytes: Uint8Array; now: number; hasPages: boolean }
export type ChildAnswer = { id: number; outcome: ResumeOutcome; pages: Explained['pages'] }

// Loaded before the first request, so that it does not count in its time.
loadPlaces()
languageNames()

process.on('message', (message: ChildRequest) => {
  void answer(message)
})
process.on('disconnect', () => process.exit(0)) // Its server is gone: nobody waits for an answer.

async function answer({ id, bytes, now, hasPages }: ChildRequest): Promise<void> {
  const { outcome, pages } = await explainResume(bytes, { now: new Date(now) }).catch((): Explained => ({
    outcome: { kind: 'unreadable', reason: 'broken' },
    pages: [],
  }))
  process.send?.({ id, outcome, pages: hasPages ? pages : [] } satisfies ChildAnswer)
}
