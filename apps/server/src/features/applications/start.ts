import type { ExpertsDeps } from '#features/experts/applying/service.ts'
import type { FilesDeps } from '#features/experts/files/service.ts'
import { createResumePool, type ResumePool } from '#platform/resume-parser/isolated.ts'
import { createBreaker } from './breaker.ts'
import type { ApplicationsDeps } from './deps.ts'

export type Applications = ApplicationsDeps & Pick<ResumePool, 'explain'> & { stop: () => void }

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
    stop: pool.close,
  }
}
