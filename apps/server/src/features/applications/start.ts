import { createResumePool, type ResumePool } from '@guildhall/resume-parser/isolated'
import { createFairTurns } from '#platform/turns/fair-turns.ts'
import { createBreaker } from './breaker.ts'
import { PROCESS_ENDED, type ApplicationsDeps } from './deps.ts'

export type Applications = ApplicationsDeps &
  Pick<ResumePool, 'explain' | 'parse' | 'warm'> & {
    /** The lines of any PDF, page by page; null when it has none or cannot be read. */
    readText: (bytes: Uint8Array) => Promise<string | null>
    /** Throws when no process reads a file to its end. */
    check: () => Promise<void>
    stop: () => void
  }

/** They bound what reading files may cost the machine; nobody has two of them at once. */
const PROCESSES = 2
/** Any answer to it says that the processes are well. */
const NO_RESUME = new TextEncoder().encode('no resume')
/** Lines further apart, in their own heights, are no longer of one paragraph. */
const PARAGRAPH = 1.9

/** Items of one height stand in one line; a wide gap below it ends a paragraph. */
function linesOf(items: readonly { text: string; base: number; size: number }[]): string {
  let [text, base] = ['', 0]
  for (const item of items) {
    const step = Math.abs(item.base - base)
    if (text !== '') text += step < item.size / 2 ? ' ' : step > item.size * PARAGRAPH ? '\n\n' : '\n'
    text += item.text
    base = item.base
  }
  return text
}

/** The parser's processes live as long as the server. */
export function startApplications({
  experts,
  files,
  onTrouble,
}: Pick<ApplicationsDeps, 'experts' | 'files' | 'onTrouble'>): Applications {
  const pool = createResumePool({ children: PROCESSES })
  const turns = createFairTurns(PROCESSES)
  return {
    experts,
    files,
    onTrouble,
    breaker: createBreaker(),
    turns,
    warm: pool.warm,
    parse: (bytes) => pool.parse(bytes),
    read: (bytes, onPage) => pool.explain(bytes, { onPage }),
    explain: (bytes) => turns.run(null, () => pool.explain(bytes)),
    async readText(bytes) {
      const { pages } = await turns.run(null, () => pool.explain(bytes))
      const text = pages.map(({ items }) => linesOf(items)).join('\n')
      return text === '' ? null : text
    },
    async check() {
      const outcome = await turns.run(null, () => pool.parse(NO_RESUME))
      if (outcome.kind === 'unreadable' && outcome.reason === 'crash') throw PROCESS_ENDED
    },
    stop: pool.close,
  }
}
