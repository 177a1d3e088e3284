import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const isPosix = process.platform !== 'win32'
// What is left of a command after its end has this long to go by itself.
const PATIENCE_MS = 10_000
const WATCH_MS = 250

let stoppedBy

/** The signal by which somebody wished that we end, if any. */
export const endedBySignal = () => stoppedBy

/**
 * Runs a program to its end and hands every signal on to it, also when npm above us dies without a word. The program
 * leads a process group of its own: what it leaves behind is ended too. `isLeashed` programs notice the end of ours, and
 * may say that they are ready.
 */
export async function supervise(
  program,
  args,
  { isLeashed = false, onReady, stdio = 'inherit', ...options },
) {
  const own = stdio === 'inherit' ? ['inherit', 'inherit', 'inherit'] : stdio
  const child = spawn(program, args, {
    ...options,
    stdio: isLeashed ? [...own, 'ipc'] : own,
    detached: isPosix,
  })
  if (onReady) child.on('message', (message) => message === 'ready' && onReady())
  const letGo = handOn(child)
  try {
    const [code, signal] = await once(child, 'exit')
    await endGroup(child.pid)
    return { code, signal }
  } finally {
    letGo()
  }
}

/** Ends this process as the program ended: by the same signal, or with its exit code. */
export function endAs({ code, signal }) {
  if (signal && isPosix) process.kill(process.pid, signal)
  else process.exit(code ?? 1)
}

const children = new Set()
let watch

/** Until the answer is called, the child gets every signal that we get; several children each get it. */
function handOn(child) {
  if (children.size === 0) {
    for (const signal of SIGNALS) process.on(signal, endAll)
    watch = setInterval(() => isOrphaned() && stoppedBy === undefined && endAll('SIGTERM'), WATCH_MS)
  }
  children.add(child)
  return () => {
    children.delete(child)
    if (children.size > 0) return
    clearInterval(watch)
    for (const signal of SIGNALS) process.off(signal, endAll)
  }
}

function endAll(signal) {
  stoppedBy = signal
  for (const child of children) child.kill(signal)
}

// npm hands on SIGINT and SIGTERM, but dies of SIGHUP and SIGKILL alone.
const parent = process.ppid
const isOrphaned = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent

async function endGroup(leader) {
  if (!isPosix || leader === undefined) return
  if (!signalGroup(leader, 'SIGTERM')) return
  const deadline = Date.now() + PATIENCE_MS
  while (signalGroup(leader, 0)) {
    if (Date.now() > deadline) return void signalGroup(leader, 'SIGKILL')
    await sleep(50)
  }
}

function signalGroup(leader, signal) {
  try {
    return process.kill(-leader, signal)
  } catch {
    return false // Nobody is left in it.
  }
}
