import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#test/free-port.ts'
import { parsersOf } from '#test/parsers.ts'
import { PROGRAM_ENV } from '#test/program-env.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const PATIENCE = 240_000

export type Target = 'server' | 'database' | 'both' | 'parser'

/** The whole product as processes of its own on a folder, with its PostgreSQL on a disk that is really written. */
export class Victim {
  readonly folder: string
  readonly #env: Readonly<Record<string, string>>
  origin = ''
  #server: ChildProcess | undefined
  #said = ''

  constructor(folder: string, env: Readonly<Record<string, string>> = {}) {
    this.folder = folder
    this.#env = env
  }

  get pid(): number {
    return this.#server?.pid ?? 0
  }

  /** Starts the server unless it runs; returns when it can serve. */
  async start(): Promise<void> {
    this.origin ||= `http://127.0.0.1:${await freePort()}`
    if (this.#server === undefined || isGone(this.#server)) this.#server = this.#spawn()
    const deadline = Date.now() + PATIENCE
    while (!(await this.#isReady())) {
      if (Date.now() > deadline) throw new Error(`The server does not come back. It said: ${this.#said}`)
      await sleep(50)
    }
  }

  #spawn(): ChildProcess {
    const server = spawn(process.execPath, [MAIN], {
      env: {
        ...PROGRAM_ENV,
        DEMO: '1',
        PORT: new URL(this.origin).port,
        DATA_DIR: this.folder,
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'silent',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => (this.#said = `${this.#said}${text.toString()}`.slice(-4000)))
    return server
  }

  async #isReady(): Promise<boolean> {
    const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined)
    return answer?.status === 200
  }

  async kill(what: Target): Promise<void> {
    if (what === 'parser') return this.#killParsers()
    const [pid = ''] = (await readFile(join(this.folder, 'database/cluster/postmaster.pid'), 'utf8')).split(
      '\n',
    )
    const server = this.#server
    if (what !== 'database' && server !== undefined) server.kill('SIGKILL')
    if (what !== 'server') process.kill(Number(pid), 'SIGKILL')
    if (what !== 'database' && server !== undefined && !isGone(server)) await once(server, 'exit')
  }

  #killParsers(): void {
    for (const pid of parsersOf(this.pid)) process.kill(pid, 'SIGKILL')
  }

  /** What the server holds, in MB. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }

  /** SIGTERM; answers the exit code. */
  async stop(): Promise<number | null> {
    const server = this.#server
    if (server === undefined || isGone(server)) return null
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
    return server.exitCode
  }
}

function isGone(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
