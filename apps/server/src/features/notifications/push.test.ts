import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { sql } from 'kysely'
import { createPushSender } from '#platform/push/push-sender.ts'
import { isPublicAddress } from '#platform/net/public-address.ts'
import { isPushService } from '#platform/push/push-service.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { createPushBrowser, startPushService } from '#test/push-service.ts'
import { until } from '#test/until.ts'
import { notification } from './given.ts'

const vapid = webPush.generateVAPIDKeys()

let service: Awaited<ReturnType<typeof startPushService>>
let portal: Portal
let hr: Client
let hrId: string
beforeAll(async () => {
  service = await startPushService()
  portal = await startPortal({
    RATE_LIMIT_FACTOR: '1000',
    PUSH_INSTANCE_ID: 'guildhall-test',
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    PUSH_TEST_ORIGIN: service.origin,
  })
  const found = portal.db.selectFrom('users').select('id').where('email', '=', 'hr@demo.test')
  hrId = (await found.executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await portal.stop()
  await service.stop()
})
beforeEach(async () => {
  await portal.db.deleteFrom('push_subscriptions').execute()
  hr = await portal.as('hr')
  service.pushed.length = 0
  service.state.status = 201
  service.state.location = ''
})

const browserAt = (path: string) => createPushBrowser(`${service.origin}${path}`)
const kept = () => portal.db.selectFrom('push_subscriptions').selectAll().execute()
const tell = () => notification(portal.db, { to: [hrId], isPushed: true, at: portal.clock.now })
const arrival = (count = 1) => until(() => service.pushed.length >= count)

async function waitingJobs() {
  const { rows } = await sql`select job.id from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'notifications.push' and attempts < max_attempts`.execute(portal.db)
  return rows
}

describe('push messages', () => {
  it('are offered with the key of this portal', async () => {
    expect((await hr.post('/push/auth', {})).body).toEqual({
      data: { instance_id: 'guildhall-test', public_key: vapid.publicKey },
    })
    expect((await hr.get('/notifications/preferences')).body).toMatchObject({ data: { push_enabled: true } })
  })

  it('reach the browser, signed by us, and only this browser can read them: no name is in them', async () => {
    const browser = browserAt('/send/abc')
    expect((await hr.post('/push/subscriptions', browser.subscription)).status).toBe(201)

    await tell()
    await arrival()

    const [pushed] = service.pushed
    expect(pushed).toMatchObject({
      path: '/send/abc',
      headers: { ttl: '86400', 'content-encoding': 'aes128gcm' },
    })
    expect(claimsOf(pushed?.headers['authorization'])).toMatchObject({
      aud: service.origin,
      sub: 'mailto:no-reply@127.0.0.1',
    })
    const message = browser.open(pushed?.body ?? Buffer.alloc(0))
    expect(message).toMatchObject({
      type: 'expert.applied',
      category: 'applications',
      link: '/admin/experts',
      gig_id: null,
      expert_id: null,
      commands: ['RELOAD_EXPERTS_LIST_Pending'],
    })
    expect(JSON.stringify(message)).not.toContain('Kimani')
  })

  it('end where the browser is gone', async () => {
    await hr.post('/push/subscriptions', browserAt('/gone').subscription)
    service.state.status = 410

    await tell()
    await arrival()

    await expect.poll(kept).toEqual([])
  })

  it('are tried again later when the service is busy', async () => {
    await hr.post('/push/subscriptions', browserAt('/busy').subscription)
    service.state.status = 503
    await tell()
    await arrival()

    service.state.status = 201
    await arrival(2)

    await until(async () => (await waitingJobs()).length === 0)
    expect(await kept()).toHaveLength(1)
  })

  it('follow no redirect', async () => {
    const other = await startPushService()
    await hr.post('/push/subscriptions', browserAt('/moved').subscription)
    service.state.status = 307
    service.state.location = `${other.origin}/secret`

    await tell()
    await arrival()
    await until(async () => (await waitingJobs()).length === 0)
    await other.stop()

    expect(other.pushed).toEqual([])
    expect(service.pushed).toHaveLength(1)
  })

  it('are switched off for a category by its reader', async () => {
    await hr.post('/push/subscriptions', browserAt('/muted').subscription)
    const off = { category: 'applications', in_app: true, mail: true, push: false }
    const form = { digest: 'less_urgent', digest_hour: 8, categories: [off] }
    await hr.put('/notifications/preferences', form)

    await tell()

    expect(await waitingJobs()).toEqual([])
    await hr.put('/notifications/preferences', { ...form, categories: [{ ...off, push: true }] })
  })
})

describe('a subscription', () => {
  it('is stored sealed, once for a browser, and belongs to who is signed in there', async () => {
    const { subscription } = browserAt('/shared')
    await hr.post('/push/subscriptions', subscription)
    const manager = await portal.as('manager')
    await manager.post('/push/subscriptions', subscription)

    const rows = await kept()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.user_id).not.toBe(hrId)
    const dump = JSON.stringify(rows) + rows.map((row) => row.sealed.toString('latin1')).join('')
    for (const secret of [subscription.keys.auth, subscription.keys.p256dh, '/shared'])
      expect(dump).not.toContain(secret)
  })

  it('goes with the log-out, and with every other end of its session', async () => {
    await hr.post('/push/subscriptions', browserAt('/left').subscription)
    const elsewhere = await portal.as('hr')
    await elsewhere.post('/push/subscriptions', browserAt('/stays').subscription)

    await hr.post('/logout')
    await until(async () => (await kept()).length === 1)
    await tell()
    await arrival()

    expect(service.pushed.map(({ path }) => path)).toEqual(['/stays'])
  })

  it('is taken back by its owner alone', async () => {
    const { subscription } = browserAt('/mine')
    await hr.post('/push/subscriptions', subscription)
    const manager = await portal.as('manager')

    await manager.delete('/push/subscriptions', { endpoint: subscription.endpoint })
    expect(await kept()).toHaveLength(1)
    await hr.delete('/push/subscriptions', { endpoint: subscription.endpoint })
    expect(await kept()).toEqual([])
  })

  it('is one of ten at most: the oldest give way', async () => {
    for (let count = 0; count < 12; count += 1) {
      portal.clock.pass(1000)
      await hr.post('/push/subscriptions', browserAt(`/many/${count}`).subscription)
    }

    expect(await kept()).toHaveLength(10)
  })

  it.each([
    'http://127.0.0.1:5432/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:a9fe:a9fe]/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evil.test/fcm.googleapis.com',
    'http://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'not an address',
    `https://fcm.googleapis.com/${'x'.repeat(5000)}`,
  ])('at %s is refused', async (endpoint) => {
    const { subscription } = createPushBrowser(endpoint)

    const answer = await hr.post('/push/subscriptions', subscription)

    expect(answer).toMatchObject({ status: 422, body: { errors: { endpoint: [expect.any(String)] } } })
    expect(await kept()).toEqual([])
  })

  it.each([{ keys: { p256dh: 'short', auth: 'short' } }, { keys: {} }, { endpoint: 7 }])(
    'with %j is refused',
    async (wrong) => {
      const answer = await hr.post('/push/subscriptions', { ...browserAt('/x').subscription, ...wrong })
      expect(answer.status).toBe(422)
    },
  )
})

describe('the services of browsers', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('take messages at %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true)
  })

  it('are called by a name that leads to a public address, or not at all', async () => {
    const { subscription } = createPushBrowser('https://localhost/x')
    const sender = createPushSender({ ...vapid, contact: 'mailto:a@b.test' })

    await expect(sender.send(subscription, {})).rejects.toThrow('no public address')
    await expect(sender.send({ ...subscription, endpoint: 'https://10.0.0.1/x' }, {})).rejects.toThrow(
      'has a name',
    )
    await expect(sender.send({ ...subscription, endpoint: 'https://[::1]/x' }, {})).rejects.toThrow(
      'has a name',
    )
  })

  it.each([
    ['8.8.8.8', true],
    ['2606:4700:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:a9fe:a9fe', false],
    ['64:ff9b::a00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['ff02::1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
    ['not an address', false],
  ])('at %s are public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

/** The claims of a VAPID header, whose signature must be that of our key. */
function claimsOf(header: string | string[] | undefined): unknown {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(header)) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect([isOurs, key]).toEqual([true, vapid.publicKey])
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  return claims
}
