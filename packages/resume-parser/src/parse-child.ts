/** The process in which untrusted files are read (see isolated.ts). It knows nothing of the server: no environment, no secrets. */
import { languageNames } from './words/language-names.ts'
import { explainResume, type Explained, type ResumeOutcome } from './parse.ts'
import { loadPlaces } from './words/places.ts'

/** `hasPages`: the text of the pages is asked for too. */
export type ChildRequest = { id: number; bytes: Uint8Array; now: number; hasPages: boolean }
/** First, for a scan, which page is read next; then the answer. */
export type ChildWord = ChildProgress | ChildAnswer
type ChildProgress = { id: number; page: number; of: number }
type ChildAnswer = { id: number; outcome: ResumeOutcome; pages: Explained['pages'] }

// Loaded before the first request, so that it does not count in its time.
loadPlaces()
languageNames()

process.on('message', (message: ChildRequest) => {
  void answer(message)
})
process.on('disconnect', () => process.exit(0)) // Its server is gone: nobody waits for an answer.

const say = (word: ChildWord) => process.send?.(word)

async function answer({ id, bytes, now, hasPages }: ChildRequest): Promise<void> {
  const { outcome, pages } = await explainResume(bytes, {
    now: new Date(now),
    onPage: (page, of) => say({ id, page, of }),
  }).catch((): Explained => ({ outcome: { kind: 'unreadable', reason: 'broken' }, pages: [] }))
  say({ id, outcome, pages: hasPages ? pages : [] })
}
