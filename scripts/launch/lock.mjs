import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Does the work while no other process on this machine does work under the same lock file. Whoever dies leaves a lock
 * that the next one takes.
 */
export async function alone(file, work) {
  await take(file)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

async function take(file) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    while (!isLinked(draft, file)) {
      dropStale(file, draft)
      await sleep(100)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The name appears with the number of its owner in it, or not at all. */
function isLinked(draft, file) {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function dropStale(file, draft) {
  if (!isDead(ownerOf(file))) return
  const taken = `${draft}.stale`
  try {
    renameSync(file, taken)
    // Somebody was faster, and the lock that we moved is a new one: give it back.
    if (!isDead(ownerOf(taken))) linkSync(taken, file)
  } catch {
    // Gone already, which is as good.
  }
  rmSync(taken, { force: true })
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isDead(pid) {
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
