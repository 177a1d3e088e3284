// What has landed on `main` is on its way to databases: its migrations stay as they are, and new ones come after them.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { longLocks } from '../apps/server/src/platform/db/long-locks.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = 'apps/server/migrations'

const violations = [...badNames(), ...changesToLanded(), ...locksForLong()]
for (const violation of violations) console.error(violation)
console.log(violations.length === 0 ? 'migrations: ok' : `migrations: ${violations.length} violations`)
process.exit(violations.length === 0 ? 0 : 1)

function badNames() {
  const seen = new Map()
  return readdirSync(`${root}/${folder}`).flatMap((name) => {
    const number = /^(\d{4}|20\d{10})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (number === undefined) return [`${name}: name it YYYYMMDDHHMM_words.sql`]
    const other = seen.get(number)
    seen.set(number, name)
    return other === undefined ? [] : [`${name} and ${other} have the same time`]
  })
}

function changesToLanded() {
  const base = git('merge-base', 'HEAD', 'main')?.trim()
  // A copy without the history, as an archive of the sources is.
  if (!base) return []
  const landed = lines(git('ls-tree', '--name-only', base, `${folder}/`)).map(nameOf)
  const last = Math.max(0, ...landed.map(orderOf))
  return lines(git('diff', '--name-status', '--no-renames', base, '--', folder)).flatMap((line) => {
    const [status, path] = line.split('\t')
    const name = nameOf(path)
    if (status !== 'A') return [`${name} has landed: leave it as it is and add a new one`]
    return orderOf(name) > last
      ? []
      : [`${name} comes before one that has landed: name it by the time of now`]
  })
}

/** Of those that came after the rule; an older one has met the big tables while they were small. */
function locksForLong() {
  const since = 202611221730
  const names = readdirSync(`${root}/${folder}`).filter((name) => orderOf(name) > since)
  return names.flatMap((name) =>
    longLocks(readFileSync(`${root}/${folder}/${name}`, 'utf8')).map((why) => `${name} ${why}`),
  )
}

function orderOf(name) {
  return Number(/^\d+/.exec(name)?.[0] ?? 0)
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('/') + 1)
}

function lines(text) {
  return (text ?? '').split('\n').filter((line) => line !== '')
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}
