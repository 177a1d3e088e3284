import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { SystemState } from '@guildhall/contract/jobs/care'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addJob } from '#platform/jobs/jobs.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { startSmtpCatcher } from '#test/smtp-catcher.ts'
import { until } from '#test/until.ts'

const State = z.object({ data: SystemState })
const portals: Portal[] = []
afterAll(() => Promise.all(portals.map((portal) => portal.stop())))

async function portalWith(smtpUrl: string) {
  const portal = await startPortal({ RATE_LIMIT_FACTOR: '1000', SMTP_URL: smtpUrl })
  portals.push(portal)
  return { portal, admin: await portal.as('admin') }
}

async function failedWork(admin: Client) {
  return z.parse(State, (await admin.get('/settings/system')).body).data.work.failed
}

/** Somebody on the port of a mail server, who passes on to a real one when told to. */
async function startImpostor(greet: (socket: Socket) => void) {
  const real = await startSmtpCatcher()
  const state = { isGone: true }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (state.isGone) return greet(socket)
    const onward = connect(Number(new URL(real.url).port), '127.0.0.1')
    onward.on('error', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught: real.caught,
    comeBack: () => void (state.isGone = false),
    async stop() {
      server.close()
      await real.stop()
    },
  }
}

describe('a mail server', { timeout: 120_000 }, () => {
  it.each<[string, RegExp, (socket: Socket) => void]>([
    ['hangs up', /./, (socket) => socket.destroy()],
    ['answers nonsense', /./, (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n<html>')],
    ['has no room', /452/, (socket) => socket.end('452 Out of storage\r\n')],
  ])(
    'that %s keeps nobody waiting, is told in System, and gets its mails when it is back',
    async (_, reason, greet) => {
      const impostor = await startImpostor(greet)
      const { portal, admin } = await portalWith(impostor.url)
      const mine = async () => (await failedWork(admin)).find(({ mail }) => mail?.to === 'manager2@demo.test')

      const asked = await portal.stranger().post('/accounts/password/forgot', { email: 'manager2@demo.test' })
      const failed = await until(mine)
      impostor.comeBack()
      await admin.post(`/settings/system/work/${failed.id}/retry`, {})

      expect(asked.status).toBe(202)
      expect(failed.error).toMatch(reason)
      await until(() => impostor.caught.some(({ to }) => to.includes('manager2@demo.test')))
      expect(await mine()).toBeUndefined()
      await impostor.stop()
    },
  )

  it('whose name nobody knows is told in System by that name', async () => {
    const { portal, admin } = await portalWith('smtp://mail.guildhall.invalid:25')

    await portal.stranger().post('/accounts/password/forgot', { email: 'manager2@demo.test' })

    const failed = await until(async () =>
      (await failedWork(admin)).find(({ mail }) => mail?.to === 'manager2@demo.test'),
    )
    expect(failed.error).toMatch(/mail\.guildhall\.invalid/)
  })
})

describe('poisoned work', { timeout: 120_000 }, () => {
  it('stops nothing behind it, is told in System, and can be dropped', async () => {
    const { portal, admin } = await portalWith('smtp://127.0.0.1:1')
    const poison = { nobody: 'reads this' }
    for (const kind of ['mail', 'accounts.cleaning', 'imports.work'])
      await addJob(portal.db, kind, poison, { queue: 'imports', maxAttempts: 1, key: `poison ${kind}` })
    await addJob(portal.db, 'experts.upkeep', {}, { queue: 'imports', key: 'behind' })

    const poisoned = await until(async () =>
      (await failedWork(admin)).find(({ kind, mail }) => kind === 'mail' && mail === null),
    )

    await until(async () => {
      const { rows } = await sql`select from graphile_worker._private_jobs where key = 'behind'`.execute(
        portal.db,
      )
      return rows.length === 0
    })
    expect(poisoned).toMatchObject({ next_try_at: null, actions: { canDiscard: true } })
    expect((await admin.delete(`/settings/system/work/${poisoned.id}`)).status).toBe(200)
    expect((await admin.get('/gigs')).status).toBe(200)
  })
})
