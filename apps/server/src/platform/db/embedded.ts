import { setTimeout as sleep } from 'node:timers/promises'
import { openCluster, ownerName, type Cluster } from './cluster.ts'
import { DatabaseUnavailable, FolderHeld, databaseError } from './errors.ts'
import { ensureDatabase, holdFolder, type Hold } from './holder.ts'
import { bringUp, shutDown, type Postmaster } from './postmaster.ts'

const takeLimit = 15_000

export interface EmbeddedOptions {
  /** Becomes private to the database; made when missing. */
  folder: string
  /** Where its password is kept (`postgres-password`, 0600). */
  keysFolder: string
  /** No fsync: for tests only, a crash loses the database. */
  testing?: boolean
  /** The database went away; it is being restarted on the same port. */
  onLost?: () => void
  onBack?: () => void
  /** A restart failed and will be tried again. */
  onTrouble?: (error: unknown) => void
}

export interface EmbeddedPostgres {
  /** Of the owner, to the database `guildhall`. Holds the password: not for logs. */
  url: string
  /** True when the PostgreSQL of a killed server was found running and taken over. */
  adopted: boolean
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of this folder, or adopts the one that a killed server left running, and keeps it running.
 * Throws FolderHeld when another living server has the folder, DatabaseBroken when a person has to look at it.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options.folder, options.keysFolder, options.testing ?? false)
  const { postmaster, stop } = await supervise(cluster, options)
  try {
    await ensureDatabase(urlOf(cluster, postmaster, 'postgres'), ownerName)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: urlOf(cluster, postmaster, ownerName), adopted: postmaster.adopted, stop }
}

/**
 * For a command that runs beside the server: works on the PostgreSQL of this folder, whether a server holds it at the
 * moment or not. What the command started, it stops.
 */
export async function visitEmbeddedPostgres<T>(
  options: EmbeddedOptions,
  work: (url: string) => Promise<T>,
): Promise<T> {
  let own: EmbeddedPostgres | undefined
  try {
    own = await startEmbeddedPostgres(options)
  } catch (error) {
    if (!(error instanceof FolderHeld)) throw error
  }
  if (own !== undefined) return work(own.url).finally(own.stop)
  const cluster = await openCluster(options.folder, options.keysFolder, options.testing ?? false)
  return work(urlOf(cluster, await bringUp(cluster), ownerName))
}

async function supervise(cluster: Cluster, options: EmbeddedOptions) {
  const state: { stopped?: Promise<void> } = {}
  let recovery = Promise.resolve()
  const { postmaster, ...first } = await take(cluster, lost)
  let { hold } = first

  function lost() {
    if (!state.stopped) recovery = recover()
  }

  async function recover() {
    options.onLost?.()
    while (!state.stopped) {
      try {
        hold = (await take(cluster, lost, postmaster.port)).hold
        return options.onBack?.()
      } catch (error) {
        options.onTrouble?.(error)
        await sleep(500)
      }
    }
    return undefined
  }

  async function end() {
    await recovery
    await hold.release()
    await shutDown(cluster)
  }

  return { postmaster, stop: () => (state.stopped ??= end()) }
}

/** A running PostgreSQL and our claim on it, on this port when one is given. */
async function take(
  cluster: Cluster,
  onGone: () => void,
  port?: number,
): Promise<{ postmaster: Postmaster; hold: Hold }> {
  const deadline = Date.now() + takeLimit
  for (;;) {
    const postmaster = await bringUp(cluster, port)
    try {
      if (port !== undefined && postmaster.port !== port) throw new FolderHeld(cluster.folder, undefined)
      return {
        postmaster,
        hold: await holdFolder(urlOf(cluster, postmaster, 'postgres'), cluster.folder, onGone),
      }
    } catch (error) {
      // A process that is being killed looks alive a moment longer: look again.
      const passing = databaseError(error) instanceof DatabaseUnavailable && Date.now() < deadline
      // Whoever holds the folder works on the PostgreSQL that we may just have started.
      if (!passing && !postmaster.adopted && !(error instanceof FolderHeld)) await shutDown(cluster)
      if (!passing) throw error
    }
    await sleep(50)
  }
}

function urlOf(cluster: Cluster, { port }: Postmaster, database: string) {
  return `postgres://${ownerName}:${cluster.password}@127.0.0.1:${port}/${database}`
}
