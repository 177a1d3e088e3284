import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMMANDS } from './commands.mjs'
import { nodeOf, withNode } from './own-node.mjs'
import { installScansMeanwhile, setUp, SetupFailed } from './set-up.mjs'
import { endAs, endedBySignal, supervise } from './supervise.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const leash = new URL('leash.mjs', import.meta.url).href

/** Sets up what a command needs, runs it, and ends as it ended. */
export async function launch(name, args) {
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined
  if (command === undefined) {
    console.error(`There is no command ${name ?? '(none)'}. Commands: ${Object.keys(COMMANDS).join(', ')}.`)
    process.exit(2)
  }
  try {
    await setUp(root, command)
  } catch (error) {
    if (endedBySignal()) return endAs({ code: 1, signal: endedBySignal() })
    console.error(error instanceof SetupFailed ? error.message : error)
    process.exit(1)
  }
  if (command.file === undefined) return
  // Not before: they would take the processor from the start.
  const onReady = () => command.scansMeanwhile && void installScansMeanwhile(root)
  const options = { cwd: root, env: environment(command), isLeashed: true, onReady }
  endAs(
    await supervise(
      nodeOf(root),
      [...(command.flags ?? []), '--import', leash, join(root, command.file), ...args],
      options,
    ),
  )
}

function environment({ env = {} }) {
  const own = withNode(root, { ...env, ...process.env })
  return { ...own, PATH: [join(root, 'node_modules', '.bin'), own.PATH ?? ''].join(delimiter) }
}
