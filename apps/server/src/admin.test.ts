import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { user } from '#features/accounts/given.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROGRAM_ENV } from '#test/program-env.ts'

const run = promisify(execFile)
const command = fileURLToPath(new URL('./admin.ts', import.meta.url))
const email = 'first@example.test'
const FRESH = { password: 'Portal-opening-1', password_confirmation: 'Portal-opening-1' }

let server: AccountsServer
beforeAll(async () => {
  server = await startAccountsServer({ requiresMfa: () => true })
})
afterAll(() => server.stop())

async function admin(...words: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...PROGRAM_ENV,
    DATABASE_URL: server.databaseUrl,
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtp://127.0.0.1:2525',
  }
  try {
    const { stdout } = await run(process.execPath, [command, ...words], { env })
    return { code: 0, said: stdout }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('stderr' in error)) throw error
    return { code: Number(error.code), said: String(error.stderr) }
  }
}

const tokenOf = (said: string) =>
  /^https:\/\/portal\.example\/accounts\/reset\?token=([\w-]{43})$/m.exec(said)?.[1]

it('says how it is used', async () => {
  const answers = await Promise.all([
    admin(),
    admin('create', 'nobody'),
    admin('create', email, '--name', 'Ada'),
    admin('create', email, '--name', 'Ada <b>'),
    admin('create', email, '--nam', 'Ada Lovelace'),
  ])

  const said = 'Usage: npm run admin -- create EMAIL [--name "Ada Lovelace"]\n'
  expect(answers).toEqual(answers.map(() => ({ code: 1, said })))
})

it('makes the first admin by a link that works once, and nobody after them', async () => {
  await user(server.db, { email: 'expert@example.test' })
  const mistyped = await admin('create', 'frist@example.test')
  const created = await admin('create', email)
  const again = await admin('create', email, '--name', ' Ada  King Lovelace ')
  const foreign = await admin('create', 'expert@example.test')
  const first = new Browser(server.http)
  const replaced = await first.post('/accounts/password/reset', { token: tokenOf(created.said), ...FRESH })
  const set = await first.post('/accounts/password/reset', { token: tokenOf(again.said), ...FRESH })
  const twice = await first.post('/accounts/password/reset', { token: tokenOf(again.said), ...FRESH })
  await first.signIn(email, FRESH.password)

  const second = await admin('create', 'second@example.test')

  expect([mistyped.code, created.code, again.code, foreign.code, second.code]).toEqual([0, 0, 0, 1, 1])
  expect([replaced.status, set.status, twice.status]).toEqual([422, 200, 422])
  expect((await first.get('/auth')).body).toMatchObject({
    data: {
      active_role: 'growth_experts_admin',
      mfa_setup_required: true,
      first_name: 'Ada King',
      last_name: 'Lovelace',
    },
  })
  expect(second.said).toContain('There is an admin already')
  // Each command is a program of its own.
}, 180_000)
