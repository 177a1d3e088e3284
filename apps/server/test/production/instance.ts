import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#test/free-port.ts'
import { PROGRAM_ENV } from '#test/program-env.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** One server process of the product, as an operator runs it. */
export interface Instance {
  url: string
  /** What it printed. */
  output: () => string
  /** SIGTERM; answers its exit code when it is gone. */
  stop: () => Promise<number | null>
  /** SIGKILL. */
  kill: () => Promise<void>
}

/** Starts a server and waits until it is ready. It is told nothing but this environment. */
export async function startInstance(env: Record<string, string>): Promise<Instance> {
  const port = env['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, [MAIN], {
    env: { ...PROGRAM_ENV, LOG_LEVEL: 'warn', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => void (output += String(chunk)))
  const gone = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
    return child.exitCode
  }
  await until(
    `${url}/readyz answers`,
    async () => {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${output}`)
      return (await statusOf(`${url}/readyz`)) === 200
    },
    180_000,
  )
  return {
    url,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

export function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    (answer) => answer.status,
    () => 0,
  )
}

/** Waits until something holds. */
export async function until(what: string, holds: () => Promise<boolean>, limit = 60_000): Promise<void> {
  const deadline = Date.now() + limit
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`In ${limit / 1000} s it did not come true that ${what}.`)
    await sleep(100)
  }
}
