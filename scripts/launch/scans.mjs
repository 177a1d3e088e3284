import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fetchAlone, readPackage } from './beside.mjs'

const NAMES = /^(?:tesseract\.js-core|@tesseract\.js-data\/\w+)$/

export const hasScans = (root) => existsSync(join(root, 'node_modules', 'tesseract.js-core'))

/**
 * Brings what reads scans and photos beside the other packages. It is a tool of development to npm, which would not
 * install it alone.
 */
export async function bringScans(root, npm) {
  const dependencies = packagesOfScans(root)
  const packages = await fetchAlone(root, 'scans', dependencies, npm)
  for (const name of Object.keys(dependencies)) {
    const home = join(root, 'node_modules', name)
    rmSync(home, { recursive: true, force: true })
    mkdirSync(dirname(home), { recursive: true })
    renameSync(join(packages, name), home)
  }
  rmSync(dirname(packages), { recursive: true })
}

/** What reads scans and photos, by name and version. */
export function packagesOfScans(root) {
  const { devDependencies } = readPackage(root)
  return Object.fromEntries(Object.entries(devDependencies).filter(([name]) => NAMES.test(name)))
}
