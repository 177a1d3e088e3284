import type { ExpertsDeps } from '#features/experts/applying/service.ts'
import type { FilesDeps } from '#features/experts/files/service.ts'
import { createResumePool, type ResumePool } from '#platform/resume-parser/isolated.ts'
import { createBreaker } from './breaker.ts'
import type { ApplicationsDeps } from './deps.ts'

export type Applications = ApplicationsDeps &
  Pick<ResumePool, 'explain'> & {
    /** The words of any PDF, page by page; null when it has none or cannot be read. */
    readText: (bytes: Uint8Array) => Promise<string | null>
    stop: () => void
  }

/** The parser's processes live as long as the server. */
export function startApplications({
  experts,
  files,
}: {
  experts: ExpertsDeps
  files: FilesDeps
}): Applications {
  const pool = createResumePool({ children: 2 })
  return {
    experts,
    files,
    breaker: createBreaker(),
    parse: (bytes) => pool.parse(bytes),
    explain: pool.explain,
    async readText(bytes) {
      const { pages } = await pool.explain(bytes)
      const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join(' ')
      return text === '' ? null : text
    },
    stop: pool.close,
  }
}
