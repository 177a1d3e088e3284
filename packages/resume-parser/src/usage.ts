import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** How long a process has been at work; 0 where the system does not tell. Linux counts it in hundredths of a second. */
export async function processorMs(pid: number | undefined): Promise<number> {
  if (pid === undefined || process.platform !== 'linux') return 0
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * 10
}

/** The memory that a process holds; 0 for one that has ended. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0
  if (process.platform === 'linux') {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0')
    return Number(statm.split(' ')[1]) * 4096
  }
  return new Promise((resolve) => {
    execFile('/bin/ps', ['-o', 'rss=', '-p', String(pid)], { env: {} }, (error, stdout) =>
      resolve(error ? 0 : Number(stdout) * 1024),
    )
  })
}
