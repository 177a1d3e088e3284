import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Moves the files of a build to where a server may be using those of the one before: what has a hash in its name comes
 * first, the files that name it last, and what is no longer named stays for a day, for open tabs and running servers.
 */
export function publish(draft, folder, { hashed, now = Date.now() }) {
  mkdirSync(join(folder, hashed), { recursive: true })
  const fresh = readdirSync(join(draft, hashed), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const order = [...fresh.filter(isHashed), ...fresh.filter((name) => !isHashed(name))]
  for (const name of order) renameSync(join(draft, hashed, name), join(folder, hashed, name))
  if (hashed !== '.') {
    const others = readdirSync(draft).filter((name) => name !== hashed)
    for (const name of others) {
      rmSync(join(folder, name), { recursive: true, force: true })
      renameSync(join(draft, name), join(folder, name))
    }
  }
  rmSync(draft, { recursive: true, force: true })
  retire(join(folder, hashed), new Set(fresh), now)
}

const isHashed = (name) => /-[\w-]{8}\.\w+(\.\w+)?$/.test(name)

/** The record of what the builds since left behind, and since when. */
function retire(folder, current, now) {
  const file = join(folder, '.retired.json')
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const retired = {}
  for (const name of readdirSync(folder)) {
    if (current.has(name) || name.startsWith('.')) continue
    const since = before[name] ?? now
    if (now - since > DAY_MS) rmSync(join(folder, name), { recursive: true })
    else retired[name] = since
  }
  writeFileSync(file, JSON.stringify(retired))
}
