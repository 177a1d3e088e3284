import { readdirSync, readFileSync } from 'node:fs'

/** The processes that read resumes for this server; only Linux tells. */
export function parsersOf(server: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        return (
          Number(parent) === server && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('parse-child')
        )
      } catch {
        // It has ended meanwhile.
        return false
      }
    })
    .map(Number)
}
