import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { startCluster, type Cluster } from './cluster.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../../..')
const blocks = [
  ...readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').matchAll(/^```sh run\n([^]*?)^```$/gm),
]

let folder: TestFolder
let cluster: Cluster

beforeAll(async () => {
  folder = await createTestFolder()
  cluster = await startCluster(join(folder.path, 'database'))
  await cluster.query('create database guildhall', 'postgres')
  await cluster.query('create database empty', 'postgres')
})

afterAll(async () => {
  await cluster?.stop()
  await folder.remove()
})

describe('docs/operations.md', () => {
  it('can be followed word by word', async () => {
    const env = {
      ...process.env,
      PLACE: folder.path,
      DATA_DIR: join(folder.path, 'data'),
      DATABASE_URL: cluster.url(),
      EMPTY_DATABASE_URL: cluster.url('empty'),
      PUBLIC_URL: 'https://portal.example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      BACKUP_KEY: 'a long secret of this test',
    }
    let said = ''

    for (const [, commands = ''] of blocks)
      said += (await run('bash', ['-euc', commands], { cwd: ROOT, env, maxBuffer: 1 << 24 })).stdout

    expect(blocks.length).toBeGreaterThanOrEqual(3)
    expect(said).toMatch(/Open this link within 24 hours[^]*https:\/\/portal\.example\.com\/accounts/)
    expect(existsSync(join(folder.path, 'portal.backup'))).toBe(true)
    expect(await cluster.query('select email from users', 'empty')).toEqual([
      { email: 'operator@example.com' },
    ])
  }, 300_000)
})
