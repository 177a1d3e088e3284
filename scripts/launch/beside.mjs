import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Fetches a few packages of the lock file alone, in their locked versions, checksums compared: `npm` runs npm in a
 * folder. Answers the folder of packages that npm made, for the caller to move.
 */
export async function fetchAlone(root, name, dependencies, npm) {
  const folder = join(root, '.cache', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  write(folder, 'package.json', { private: true, dependencies })
  write(folder, 'package-lock.json', lockOf(root, dependencies))
  await npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  return join(folder, 'node_modules')
}

function lockOf(root, dependencies) {
  const { packages, lockfileVersion } = readJson(root, 'package-lock.json')
  const own = Object.keys(dependencies).map((name) => {
    const path = `node_modules/${name}`
    const { dev: _, optional: __, ...entry } = packages[path]
    return [path, entry]
  })
  return { lockfileVersion, requires: true, packages: { '': { dependencies }, ...Object.fromEntries(own) } }
}

/** What package.json of the whole holds. */
export const readPackage = (root) => readJson(root, 'package.json')

const readJson = (folder, name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const write = (folder, name, value) => writeFileSync(join(folder, name), JSON.stringify(value, null, 2))
