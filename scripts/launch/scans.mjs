import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const NAMES = /^(?:tesseract\.js-core|@tesseract\.js-data\/\w+)$/

export const hasScans = (root) => existsSync(join(root, 'node_modules', 'tesseract.js-core'))

/**
 * Brings what reads scans and photos beside the other packages, as the lock file has it. It is a tool of development
 * there, which npm would not install alone: so in a folder of its own, from where it is moved.
 */
export async function bringScans(root, npm) {
  const folder = join(root, '.cache', 'scans')
  const dependencies = packagesOfScans(root)
  mkdirSync(folder, { recursive: true })
  write(folder, 'package.json', { private: true, dependencies })
  write(folder, 'package-lock.json', lockOf(root, dependencies))
  await npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  for (const name of Object.keys(dependencies)) {
    const home = join(root, 'node_modules', name)
    rmSync(home, { recursive: true, force: true })
    mkdirSync(dirname(home), { recursive: true })
    renameSync(join(folder, 'node_modules', name), home)
  }
  rmSync(folder, { recursive: true })
}

/** What reads scans and photos, by name and version. */
export function packagesOfScans(root) {
  const { devDependencies } = read(root, 'package.json')
  return Object.fromEntries(Object.entries(devDependencies).filter(([name]) => NAMES.test(name)))
}

/** Versions and checksums are those of the whole. */
function lockOf(root, dependencies) {
  const { packages, lockfileVersion } = read(root, 'package-lock.json')
  const own = Object.keys(dependencies).map((name) => {
    const path = `node_modules/${name}`
    const { dev: _, ...entry } = packages[path]
    return [path, entry]
  })
  return { lockfileVersion, requires: true, packages: { '': { dependencies }, ...Object.fromEntries(own) } }
}

const read = (folder, name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const write = (folder, name, value) => writeFileSync(join(folder, name), JSON.stringify(value, null, 2))
