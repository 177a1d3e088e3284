import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { connect, type ClientHttp2Session } from 'node:http2'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { freePort } from '#test/free-port.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { startInstance, statusOf, until, type Instance } from './instance.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../../..')
const JSON_CALL = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const LOGIN = JSON.stringify({ email: 'admin@demo.test', password: 'Demo-pass-1' })

let folder: TestFolder
let cluster: Cluster
let portal: Instance
let proxy: ChildProcess
let authority: Buffer
const ports = { plain: 0, safe: 0, portal: 0 }

beforeAll(async () => {
  folder = await createTestFolder()
  cluster = await startCluster(join(folder.path, 'database'))
  await cluster.query('create database guildhall', 'postgres')
  for (const name of ['plain', 'safe', 'portal'] as const) ports[name] = await freePort()
  portal = await startInstance({
    DEMO: '1',
    PORT: String(ports.portal),
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: cluster.url(),
    PUBLIC_URL: `https://localhost:${ports.safe}`,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  authority = await makeCertificate()
  const file = join(folder.path, 'haproxy.cfg')
  await writeFile(file, await proxyConfig())
  proxy = spawn('haproxy', ['-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  await until('the proxy serves', () =>
    send('GET', '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
}, 300_000)

afterAll(async () => {
  proxy?.kill('SIGTERM')
  if (proxy !== undefined) await once(proxy, 'exit')
  await portal?.stop()
  await cluster?.stop()
  await folder.remove()
})

/** A certificate of this run for localhost, with its key beside it as HAProxy reads it. */
async function makeCertificate(): Promise<Buffer> {
  const key = join(folder.path, 'key.pem')
  const certificate = join(folder.path, 'certificate.pem')
  const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  await run('openssl', ['req', '-x509', ...what, ...name, '-keyout', key, '-out', certificate])
  const made = await readFile(certificate)
  await writeFile(join(folder.path, 'portal.pem'), Buffer.concat([made, await readFile(key)]))
  return made
}

/** deploy/haproxy.cfg itself, with the addresses of this run. */
async function proxyConfig(): Promise<string> {
  const shipped = await readFile(join(ROOT, 'deploy/haproxy.cfg'), 'utf8')
  const replaced = [
    [/bind :80$/m, `bind 127.0.0.1:${ports.plain}`],
    [/bind :443 /, `bind 127.0.0.1:${ports.safe} `],
    ['/etc/haproxy/portal.pem', join(folder.path, 'portal.pem')],
    ['portal-1:3000', `127.0.0.1:${ports.portal}`],
    [/^ {2}server two .*$/m, ''],
  ] as const
  return replaced.reduce((config, [from, to]) => {
    const changed = config.replace(from, to)
    if (changed === config) throw new Error(`deploy/haproxy.cfg has no ${from} any more.`)
    return changed
  }, shipped)
}

async function send(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const call = request(`https://localhost:${ports.safe}${path}`, { method, headers, ca: authority })
  call.end(body)
  const [answer]: IncomingMessage[] = await once(call, 'response')
  if (answer === undefined) throw new Error('No answer.')
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
}

async function signIn(headers: Record<string, string> = {}) {
  const answer = await send('POST', '/api/login', { ...JSON_CALL, ...headers }, LOGIN)
  return { ...answer, set: answer.headers['set-cookie'] ?? [] }
}

describe('the portal behind a proxy that ends TLS', () => {
  it('sets cookies that only https brings back, and tells browsers to stay with https', async () => {
    const { status, set, headers } = await signIn()

    expect(status).toBe(200)
    const session = set.find((cookie) => cookie.startsWith('__Host-sid='))
    expect(session).toMatch(/; Path=\/(;|$)/)
    expect(session).toMatch(/; HttpOnly(;|$)/)
    expect(session).toMatch(/; Secure(;|$)/)
    expect(session).toMatch(/; SameSite=(Lax|Strict)(;|$)/)
    expect(set.filter((cookie) => !cookie.startsWith('__Host-'))).toEqual([])
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  it('leads from http to https', async () => {
    const answer = await fetch(`http://localhost:${ports.plain}/faqs?page=2`, { redirect: 'manual' })

    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toMatch(/^https:\/\/localhost.*\/faqs\?page=2$/)
  })

  it('keeps the address that called, whatever the caller claims', async () => {
    const { set } = await signIn({
      'X-Forwarded-For': '203.0.113.9',
      'User-Agent': 'the caller of this test',
    })

    const rows = await cluster.query(
      `select distinct ip from activity_logs where user_agent = 'the caller of this test'`,
    )
    expect(set).not.toEqual([])
    expect(rows).toEqual([{ ip: '127.0.0.1' }])
  })

  it('refuses a write of another origin, and the session over plain http', async () => {
    const { set } = await signIn()
    const cookie = set.map((one) => one.split(';')[0]).join('; ')
    const body = JSON.stringify({ message: 'Elsewhere', rate: 5, type: 'others', page_url: '/' })

    const foreign = { ...JSON_CALL, cookie, origin: 'https://evil.example' }
    expect(await send('POST', '/api/feedback', foreign, body)).toMatchObject({ status: 403 })
    expect(await send('GET', '/api/auth', { cookie })).toMatchObject({ status: 200 })
    expect(await statusOf(`http://localhost:${ports.portal}/api/auth`)).not.toBe(200)
  })

  it('packs what it answers with, and a file comes as it is', async () => {
    const { set } = await signIn()
    const headers = { cookie: set.map((one) => one.split(';')[0]).join('; '), 'accept-encoding': 'gzip' }

    const list = await send('GET', '/api/activities', headers)
    expect(list.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    const file = await send('GET', '/api/activities/export.csv', headers)
    expect(file.status).toBe(200)
    expect(file.headers).not.toHaveProperty('content-encoding')
  })

  it('brings live events over HTTP/2', async () => {
    const { set } = await signIn()
    const session = connect(`https://localhost:${ports.safe}`, { ca: authority })

    const first = await firstEvent(session, set.map((one) => one.split(';')[0]).join('; '))
    session.close()

    expect(first).toContain(':')
  })
})

/** What a live stream says first. */
async function firstEvent(session: ClientHttp2Session, cookie: string): Promise<string> {
  const stream = session.request({ ':path': '/api/notifications/stream', cookie })
  const [headers]: Record<string, unknown>[] = await once(stream, 'response')
  expect(headers).toMatchObject({ ':status': 200, 'content-type': 'text/event-stream; charset=utf-8' })
  const [chunk]: Buffer[] = await once(stream, 'data')
  stream.close()
  return String(chunk)
}
