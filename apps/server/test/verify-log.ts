import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PROGRAM_ENV } from './program-env.ts'

const COMMAND = fileURLToPath(new URL('../src/verify-log.ts', import.meta.url))

/** What `npm run verify-log` says of a database, and how it ends. */
export function verifyLog(
  env: { DATABASE_URL?: string; DATA_DIR: string },
  ...args: string[]
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...PROGRAM_ENV, ...env } }
    execFile(process.execPath, [COMMAND, ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr })
    })
  })
}
