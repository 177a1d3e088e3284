import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { keepBusy, signIn } from './caller.ts'
import { startCluster, startStandby, type Cluster } from './cluster.ts'
import { startInstance, statusOf, until, type Instance } from './instance.ts'

let folder: TestFolder
let primary: Cluster
let standby: Cluster
let portal: Instance

beforeAll(async () => {
  folder = await createTestFolder()
  const first = join(folder.path, 'first')
  primary = await startCluster(first, ['synchronous_standby_names=second'])
  standby = await startStandby(primary, first, join(folder.path, 'second'), 'second')
  await until('the standby follows', async () => {
    const rows = await primary.query('select sync_state from pg_stat_replication', 'postgres')
    return rows[0]?.['sync_state'] === 'sync'
  })
  await primary.query('create database guildhall', 'postgres')
  const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`
  portal = await startInstance({
    DEMO: '1',
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: primary.url().replace(`127.0.0.1:${primary.port}`, hosts),
    DATABASE_READ_URL: standby.url(),
    RATE_LIMIT_FACTOR: '1000',
  })
}, 300_000)

afterAll(async () => {
  await portal?.stop()
  await standby?.stop()
  await primary?.stop()
  await folder.remove()
})

describe('a database whose node dies', () => {
  it('has lists read from its standby, and not by somebody whose change is not there yet', async () => {
    const caller = await signIn(portal.url)
    const before = await readsOnStandby()

    for (let round = 0; round < 20; round += 1) {
      expect(await caller.write(`Seen at once ${round}`)).toHaveProperty('id')
      expect(await caller.get('/feedback')).toBe(200)
    }
    await sleep(3000)
    for (let round = 0; round < 20; round += 1) expect(await caller.get('/feedback')).toBe(200)

    await until('the standby has counted its reads', async () => (await readsOnStandby()) > before)
  }, 120_000)

  it('goes on at the promoted standby, and every acknowledged write is there', async () => {
    const callers = await Promise.all(Array.from({ length: 4 }, () => signIn(portal.url)))
    const busy = keepBusy(callers)
    await until('something was written', () => Promise.resolve(busy.written.length > 20))

    await primary.crash()
    const atCrash = busy.written.length
    await standby.query('select pg_promote()', 'postgres')
    await until('writing goes on', () => Promise.resolve(busy.written.length > atCrash + 20))
    await busy.stop()

    const kept = new Set((await standby.query('select id from feedback')).map(({ id }) => id))
    expect(busy.written.filter((id) => !kept.has(id))).toEqual([])
    expect(busy.failures.every(({ status }) => status === 503)).toBe(true)
    expect(await statusOf(`${portal.url}/readyz`)).toBe(200)
  }, 180_000)
})

/** PostgreSQL counts with some delay. */
async function readsOnStandby(): Promise<number> {
  const rows = await standby.query(`select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as count
    from pg_stat_user_tables where relname = 'feedback'`)
  return Number(rows[0]?.['count'])
}
