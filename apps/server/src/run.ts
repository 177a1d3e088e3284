import { once } from 'node:events'
import { readConfig } from './config.ts'
import { fail } from './fail.ts'
import { databaseError, DatabaseUnavailable, errorText } from '#platform/db/errors.ts'
import { collectGarbage } from '#platform/garbage.ts'
import { startServer } from './start.ts'

// What nobody expected leaves the process in an unknown state: say so and let the supervisor start a new one.
process.on('uncaughtException', fail)
process.on('unhandledRejection', (reason) => {
  // The job runner drops the promise of a report that a lost database could not take: nothing unknown about it.
  if (databaseError(reason) instanceof DatabaseUnavailable)
    console.error(`Background work: ${errorText(reason)}`)
  else fail(reason)
})

// A terminal that was closed takes no more words: no reason to end without stopping the database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const stopping = new AbortController()
let stoppingSince = 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

/** Also while it starts: what runs by then is stopped at the next step. */
function stop() {
  // npm passes on a Ctrl-C that the terminal has sent us already; a person who insists comes later.
  if (stoppingSince > 0 && Date.now() - stoppingSince > 1000) process.exit(1) // Somebody insists.
  if (stoppingSince > 0) return
  stoppingSince = Date.now()
  stopping.abort()
}

/**
 * The server, from its start to the signal that ends it; ends the process. `webBuilt`: the web files are being made
 * meanwhile.
 */
export async function run(webBuilt?: Promise<void>): Promise<void> {
  try {
    const server = await startServer(readConfig(process.env), stopping.signal, webBuilt)
    for (const line of server.greeting) console.log(line)
    process.send?.('ready')
    // What a start leaves behind: V8 would keep it until as much again has come, and that is never where nobody works.
    setTimeout(collectGarbage, SETTLED_MS).unref()
    if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
    await server.stop()
    process.exit(0) // Everything is closed: open sockets of callers must not hold it.
  } catch (error) {
    if (isAbort(error)) process.exit(0) // Stopped while it started: what ran by then is stopped.
    fail(error)
  }
}

/** By then the first rankings and pages are read. */
const SETTLED_MS = 20_000

function isAbort(error: unknown): boolean {
  return stopping.signal.aborted && error instanceof Error && error.name === 'AbortError'
}
