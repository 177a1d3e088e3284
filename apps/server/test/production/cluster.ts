import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findBinaries } from '#platform/db/binaries.ts'
import { programOptions } from '#platform/db/cluster.ts'
import { databaseUser, type OsUser } from '#platform/db/os-user.ts'
import { freePort } from '#test/free-port.ts'
import { until } from './instance.ts'

const run = promisify(execFile)
const PASSWORD = 'of-the-test'

/** A PostgreSQL of its own, from the programs that the product brings. */
export interface Cluster {
  port: number
  /** Of its owner, to this database. */
  url: (database?: string) => string
  query: (statement: string, database?: string) => Promise<Record<string, unknown>[]>
  /** As if the machine lost its power. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** Settings go to the command line: a copy of the folder does not take them along. */
export async function startCluster(folder: string, settings: string[] = []): Promise<Cluster> {
  const user = await databaseUser()
  const { initdb } = await findBinaries(user)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const passwordFile = join(folder, '..', 'password')
  await writeFile(passwordFile, PASSWORD)
  await owned([folder, passwordFile], user)
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions', '--no-sync']
  const place = [`--pgdata=${folder}`, '--username=guildhall', `--pwfile=${passwordFile}`]
  await run(initdb, [...place, ...options], programOptions({ user }))
  return serve(folder, settings)
}

/** A streaming standby: a copy of the running primary that follows it under this name. */
export async function startStandby(
  primary: Cluster,
  from: string,
  folder: string,
  name: string,
): Promise<Cluster> {
  const user = await databaseUser()
  const session = new Client({ connectionString: primary.url('postgres') })
  await session.connect()
  await session.query(`select pg_backup_start('standby', true)`)
  await cp(from, folder, { recursive: true, filter: (path) => !/postmaster\.(pid|opts)$/.test(path) })
  const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await session.end()
  await cp(join(from, 'pg_wal'), join(folder, 'pg_wal'), { recursive: true, force: true })
  await writeFile(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(folder, 'standby.signal'), '')
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  const source = `host=127.0.0.1 port=${primary.port} user=guildhall password=${PASSWORD} application_name=${name}`
  return serve(folder, [`primary_conninfo=${source}`, 'hot_standby=on'])
}

async function serve(folder: string, settings: string[]): Promise<Cluster> {
  const user = await databaseUser()
  const { postgres, pgCtl } = await findBinaries(user)
  const port = await freePort()
  const all = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=32MB',
    ...settings,
  ]
  const logFile = `${folder}.log`
  const log = await open(logFile, 'a', 0o644)
  const args = ['-D', folder, ...all.flatMap((setting) => ['-c', setting])]
  const child = spawn(postgres, args, { ...programOptions({ user }), stdio: ['ignore', log.fd, log.fd] })
  const gone = once(child, 'exit')
  await log.close()
  const url = (database = 'guildhall') => `postgres://guildhall:${PASSWORD}@127.0.0.1:${port}/${database}`
  const stop = async (mode: 'fast' | 'immediate') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    await run(pgCtl, ['stop', `--pgdata=${folder}`, `--mode=${mode}`, '--wait'], programOptions({ user }))
    await gone
  }
  const query = (statement: string, database?: string) => ask(url(database), statement)
  await until(`PostgreSQL answers (see ${logFile})`, () =>
    query('select 1', 'postgres').then(
      () => true,
      () => false,
    ),
  )
  return { port, url, query, crash: () => stop('immediate'), stop: () => stop('fast') }
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client.query<Record<string, unknown>>(statement).then(
    ({ rows }) => client.end().then(() => rows),
    async (error: unknown) => {
      await client.end()
      throw error
    },
  )
}

async function owned(paths: string[], user: OsUser | undefined): Promise<void> {
  if (user) for (const path of paths) await chown(path, user.uid, user.gid)
}
