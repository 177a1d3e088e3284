/**
 * The resume parser in a child process, so that no file can stop, slow or read the server.
 * The parent ends the child after 7 s of the processor (6 s a page of a scan), 30 s in all, or at 512 MB of resident memory: a worker thread's limits count the JavaScript heap only.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChildRequest, ChildWord } from './parse-child.ts'
import { BYTE_LIMIT } from './byte-limit.ts'
import type { Explained, ParseOptions, ResumeOutcome, Unreadable } from './parse.ts'
import type { OnPage } from './scans/read-scan.ts'
import { processorMs, residentBytes } from './usage.ts'

export const TIME_LIMIT_MS = 30_000
/** Of the processor: on a busy machine a good file may take longer, a bad one gets no more of it anywhere. */
export const PROCESSOR_LIMIT_MS = 7000
/** Of the processor, for one page of a scan: 3 s on a quick machine, 8 on a slow one. */
export const PAGE_LIMIT_MS = 15_000
export const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024
/** On a busy machine a page that takes 3 s of the processor waits most of the time. */
const SCAN_PATIENCE = 3
const WATCH_MS = 40
/** A warm process holds some 100 MB: who waits longer for work than this ends. */
const IDLE_MS = 20_000

/** `children` warm processes work at a time; more requests wait their turn. */
export type PoolOptions = {
  children?: number
  idleMs?: number
  timeLimitMs?: number
  memoryLimitBytes?: number
}
export type ResumePool = {
  /** `source` is a path or the bytes themselves. Never throws for a bad file; a path that cannot be read rejects. */
  parse: (source: string | Uint8Array, options?: ParseOptions) => Promise<ResumeOutcome>
  /** The same with the text of the pages. */
  explain: (source: string | Uint8Array, options?: ParseOptions) => Promise<Explained>
  /** Starts one more process, if there may be one: it is ready when the file that is on its way is asked for. */
  warm: () => void
  /** Ends the processes that wait. What is asked all the same is answered, by one that ends with its answer. */
  close: () => void
}

export function createResumePool({
  children = 1,
  idleMs = IDLE_MS,
  timeLimitMs = TIME_LIMIT_MS,
  memoryLimitBytes = MEMORY_LIMIT_BYTES,
}: PoolOptions = {}): ResumePool {
  const stable = createStable(children, idleMs)
  let nextId = 1
  async function run(
    source: string | Uint8Array,
    hasPages: boolean,
    { now = new Date(), onPage = () => undefined }: ParseOptions,
  ) {
    const bytes = typeof source === 'string' ? new Uint8Array(await readFile(source)) : source
    if (bytes.length > BYTE_LIMIT) return failed('too_large')
    const request = { id: nextId++, bytes, now: now.getTime(), hasPages }
    const limits = { timeLimitMs, memoryLimitBytes, onPage }
    // Whoever ended a process that waited for work ended it before this file: that is no fault of the file.
    let answer = await inTurn(request, limits)
    while (answer.wasResting && answer.wasKilled) answer = await inTurn(request, limits)
    return answer.explained
  }
  async function inTurn(request: ChildRequest, limits: Limits) {
    const child = await stable.take()
    const wasResting = waited.has(child)
    const { isReusable, ...answer } = await ask(child, request, limits)
    if (isReusable) stable.release(child)
    else stable.replace()
    return { ...answer, wasResting }
  }
  return {
    parse: async (source, options = {}) => (await run(source, false, options)).outcome,
    explain: (source, options = {}) => run(source, true, options),
    warm: stable.warm,
    close: stable.close,
  }
}

function failed(reason: Unreadable): Explained {
  return { outcome: { kind: 'unreadable', reason }, pages: [] }
}

type Stable = {
  take: () => Promise<ChildProcess>
  release: (child: ChildProcess) => void
  replace: () => void
  warm: () => void
  close: () => void
}

/** Those that lived before they were asked: somebody may have ended them meanwhile. */
const waited = new WeakSet<ChildProcess>()

/** At most `most` children live at a time; who finds none free waits in line. */
function createStable(most: number, idleMs: number): Stable {
  const waiting: ((child: ChildProcess) => void)[] = []
  let alive = 0
  let isClosed = false
  const idle = createRest(idleMs, () => alive--)
  const start = (): ChildProcess => {
    alive++
    return startChild()
  }
  const replace = () => {
    alive--
    const next = waiting.shift()
    if (next) next(start())
  }
  return {
    take() {
      const ready = idle.take()
      if (ready && isAlive(ready)) return Promise.resolve(ready)
      if (ready) alive--
      if (alive < most) return Promise.resolve(start())
      return new Promise((resolve) => waiting.push(resolve))
    },
    release(child) {
      const next = waiting.shift()
      waited.add(child)
      if (next) next(child)
      else if (isClosed) child.kill('SIGKILL')
      else idle.put(child)
    },
    replace,
    warm() {
      if (!isClosed && alive < most) idle.put(start())
    },
    close() {
      isClosed = true
      idle.endAll()
    },
  }
}

/** Children without work; each ends when it has waited for `idleMs`. */
function createRest(idleMs: number, onEnd: () => void) {
  const resting = new Map<ChildProcess, NodeJS.Timeout>()
  const end = (child: ChildProcess) => {
    clearTimeout(resting.get(child))
    resting.delete(child)
    child.kill('SIGKILL')
    onEnd()
  }
  return {
    take(): ChildProcess | undefined {
      const child = [...resting.keys()].at(-1)
      if (child === undefined) return undefined
      clearTimeout(resting.get(child))
      resting.delete(child)
      return child
    },
    put(child: ChildProcess) {
      waited.add(child)
      resting.set(child, setTimeout(end, idleMs, child).unref())
    },
    endAll: () => [...resting.keys()].forEach(end),
  }
}

type Limits = { timeLimitMs: number; memoryLimitBytes: number; onPage: OnPage }
/** `wasKilled`: by somebody else than us. */
type Answer = { explained: Explained; isReusable: boolean; wasKilled: boolean }

function ask(child: ChildProcess, request: ChildRequest, { onPage, ...limits }: Limits): Promise<Answer> {
  return new Promise((resolve) => {
    let ended: Unreadable | null = null
    let hasScanned = false
    const bounds = bound(child, limits, (reason) => {
      ended = reason
      child.kill('SIGKILL')
      // Of one that could not be started no end is told.
      finish(failed(reason))
    })
    const finish = (explained: Explained, { hasAnswered = false, wasKilled = false } = {}) => {
      bounds.end()
      child.off('message', onMessage).off('exit', onExit)
      hold(child, false)
      // It never gives back the memory in which it read a picture.
      if (hasScanned) child.kill('SIGKILL')
      // One that could not be asked may be dead and look alive: nothing else tells until the event loop goes on.
      const isReusable = hasAnswered && !hasScanned && isAlive(child)
      resolve({ explained, isReusable, wasKilled })
    }
    const onMessage = (word: ChildWord) => {
      if (word.id !== request.id) return
      if ('outcome' in word)
        return finish({ outcome: word.outcome, pages: word.pages }, { hasAnswered: true })
      hasScanned = true
      bounds.renew()
      onPage(word.page, word.of)
    }
    // Node ends with SIGABRT when its heap is full.
    const onExit = (_: number | null, signal: NodeJS.Signals | null) =>
      finish(failed(ended ?? (signal === 'SIGABRT' ? 'memory' : 'crash')), {
        wasKilled: ended === null && signal === 'SIGKILL',
      })
    child.on('message', onMessage).on('exit', onExit)
    hold(child, true)
    // Of one that ended a moment ago nothing is heard any more.
    if (!isAlive(child)) return onExit(child.exitCode, child.signalCode ?? 'SIGKILL')
    child.send(request, (error) => {
      if (!error) return
      child.kill('SIGKILL')
      onExit(child.exitCode, child.signalCode ?? 'SIGKILL')
    })
  })
}

/** The end of a process and that of its channel are told one after the other. */
function isAlive({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return connected && exitCode === null && signalCode === null
}

type Bounds = Omit<Limits, 'onPage'>

/** Watches what a child uses; `renew` begins anew for a page of a scan, with the time of one page. */
function bound(
  child: ChildProcess,
  { timeLimitMs, memoryLimitBytes }: Bounds,
  stop: (reason: Unreadable) => void,
) {
  const late = () => stop('timeout')
  let timer = setTimeout(late, timeLimitMs)
  let most = PROCESSOR_LIMIT_MS
  let usedBefore = processorMs(child.pid)
  const watch = setInterval(() => {
    void Promise.all([usedBefore, processorMs(child.pid)]).then(
      ([before, now]) => now - before > most && late(),
    )
    void residentBytes(child.pid).then((bytes) => bytes > memoryLimitBytes && stop('memory'))
  }, WATCH_MS)
  return {
    renew() {
      clearTimeout(timer)
      timer = setTimeout(late, SCAN_PATIENCE * timeLimitMs)
      most = PAGE_LIMIT_MS
      usedBefore = processorMs(child.pid)
    },
    end() {
      clearTimeout(timer)
      clearInterval(watch)
    },
  }
}

/** A waiting child must not keep the server's process alive. */
function hold(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

// A bundle has all modules in one folder, and calls them .mjs.
const HERE = import.meta.dirname
const CHILD = path.join(HERE, `parse-child${path.extname(import.meta.filename)}`)
const PACKAGES = path.resolve(
  path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))),
  '../../..',
)

/** No environment, no right to write, to start processes or to read anything but this parser and its packages. */
function startChild(): ChildProcess {
  const readable = [
    HERE,
    PACKAGES,
    path.resolve(HERE, '../package.json'),
    path.resolve(PACKAGES, '../package.json'),
  ]
  const child = fork(CHILD, [], {
    env: {},
    cwd: HERE,
    execArgv: [
      '--permission',
      ...readable.map((place) => `--allow-fs-read=${place}`),
      '--max-old-space-size=320',
      '--disallow-code-generation-from-strings',
      '--no-warnings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => child.kill('SIGKILL'))
  hold(child, false)
  return child
}
