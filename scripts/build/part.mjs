import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from '../launch/lock.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const dist = join(root, 'dist')

/**
 * A part of dist/ that is made from `sources` (files and folders from the root, tests left out) by `make`. `bring`
 * makes it when it is stale; of several processes at once, one does it and the others wait. What was made in a hurry
 * is stale for those who are in none.
 */
export function part({ name, sources, make, isHurried = false }) {
  const stamp = join(dist, `.${name}`)
  // Somebody may have cleared the folder and left the stamp.
  const isFresh = () => existsSync(join(dist, name)) && freshness(stamp, sources, isHurried)
  async function bring() {
    if (isFresh()) return
    await alone(join(root, '.cache', `build-${name}.lock`), async () => {
      if (isFresh()) return
      const state = stateOf(sources)
      console.log(`Building the ${name} ...`)
      await make()
      writeFileSync(stamp, JSON.stringify({ ...state, isHurried }))
    })
  }
  return { isFresh, bring }
}

/** Size and time say quickly that nothing changed; a fresh checkout of the same files is told by their content. */
function freshness(stamp, sources, isHurried) {
  if (!existsSync(stamp)) return false
  // An installation without sources runs what was built for it.
  if (sources.some((path) => !existsSync(join(root, path)))) return true
  const built = JSON.parse(readFileSync(stamp, 'utf8'))
  if (built.isHurried && !isHurried) return false
  if (looksOf(sources) === built.looks) return true
  const state = stateOf(sources)
  if (state.content !== built.content) return false
  writeFileSync(stamp, JSON.stringify({ ...state, isHurried: built.isHurried }))
  return true
}

const stateOf = (sources) => ({
  looks: looksOf(sources),
  content: digest(sources, (path) => readFileSync(path)),
})

function looksOf(sources) {
  return digest(sources, (path) => {
    const { size, mtimeMs } = statSync(path)
    return `${size} ${mtimeMs} `
  })
}

function digest(sources, read) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesOf(join(root, source)))) {
    hash.update(path.slice(root.length)).update(read(path))
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesOf(join(path, name)))
}

/** An empty folder for the files of a build that has not come to its end. */
export function draftFolder(name) {
  mkdirSync(dist, { recursive: true })
  return join(dist, `.draft-${name}`)
}
