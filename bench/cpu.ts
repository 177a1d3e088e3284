import { readdir, readFile } from 'node:fs/promises'
import type { Client } from 'pg'

/** Of Linux: in what the system counts the time of its processes. */
const TICK = 10

/**
 * Milliseconds of the processors that a PostgreSQL on this machine has used, all of its processes together: what a
 * thing costs on a machine with other work, where the time on the wall says nothing. Not a number elsewhere.
 */
export async function cpuOf(client: Client): Promise<() => Promise<number>> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const own = await statOf(rows[0]?.pid ?? 0)
  const postmaster = own?.parent ?? 0
  return async () => {
    const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
    const all = await Promise.all(pids.map(statOf))
    const living = all.filter((stat) => stat?.parent === postmaster)
    // What has ended is counted with its parent.
    const ended = (await statOf(postmaster))?.children ?? Number.NaN
    return (ended + living.reduce((sum, stat) => sum + (stat?.used ?? 0), 0)) * TICK
  }
}

async function statOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of a process, in brackets, may hold anything.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent, used, spentByChildren] = [fields[1], sum(fields, 11), sum(fields, 13)]
  return text === '' ? undefined : { parent, used, children: spentByChildren }
}

function sum(fields: readonly number[], at: number): number {
  return (fields[at] ?? 0) + (fields[at + 1] ?? 0)
}
