import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { pageSender, serveAssets } from './pages.ts'
import type { Actor } from '#platform/http/context.ts'
import { createServer } from '#platform/http/server.ts'

const SOMEBODY: Actor = {
  userId: '01932f5e-7d3a-7000-8000-000000000001',
  personId: '01932f5e-7d3a-7000-8000-000000000002',
  sessionId: '01932f5e-7d3a-7000-8000-000000000003',
  name: 'Sam Ple',
  email: 'sam@example.test',
  roles: ['growth_experts_expert'],
  activeRole: 'growth_experts_expert',
  permissions: [],
  viewedBy: null,
  mustFirst: null,
}

let folder: TestFolder
let http: FastifyInstance
beforeAll(async () => {
  folder = await createTestFolder()
  await mkdir(join(folder.path, 'assets'))
  await writeFile(join(folder.path, 'assets/main-abc.js'), 'export {}')
  await writeFile(join(folder.path, 'push-worker.js'), '')
  await writeFile(
    join(folder.path, 'index.html'),
    '<html data-session="out" data-mantine-color-scheme="light"><head><style nonce="__NONCE__"></style></head><body></body></html>',
  )
  await writeFile(
    join(folder.path, 'first-files.json'),
    JSON.stringify({
      login: { scripts: ['/assets/login.js'], sheet: null, parts: [] },
      portal: { scripts: ['/assets/shell.js'], sheet: '/assets/portal.css', parts: ['/assets/shell.css'] },
      pages: {
        '/:/projects': {
          scripts: ['/assets/shell.js', '/assets/list.js'],
          sheet: '/assets/list-page.css',
          parts: ['/assets/shell.css', '/assets/list.css'],
        },
        '/:/projects/:': {
          scripts: ['/assets/shell.js', '/assets/one.js'],
          sheet: '/assets/portal.css',
          parts: ['/assets/shell.css'],
        },
      },
    }),
  )
  http = createServer({
    publicUrl: 'http://127.0.0.1:3000',
    ownHosts: [],
    trustedProxies: [],
    sessionCookie: 'sid',
    logger: false,
    actorOf: async (token) => (token === 'somebody' ? SOMEBODY : null),
    sendPage: pageSender(folder.path, {
      isHttps: false,
      hasMaps: false,
      themeOf: async (_actor, kept) => (kept === 'dark' ? 'dark' : 'light'),
    }),
  })
  await serveAssets(http, folder.path)
})
afterAll(async () => {
  await http.close()
  await folder.remove()
})

const headers = { host: '127.0.0.1:3000' }
const get = (url: string) => http.inject({ url, headers })

describe('pages', () => {
  it('carry a policy with a nonce of their own each time', async () => {
    const [one, two] = [await get('/projects'), await get('/projects')]

    const nonce = /nonce-([\w+/=]+)/.exec(String(one.headers['content-security-policy']))?.[1] ?? ''
    expect(one.body).toContain(`nonce="${nonce}"`)
    expect(two.body).not.toContain(nonce)
    expect(one.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie' })
  })

  it.each([
    ['theme=dark', 'dark'],
    ['theme=pink"><script>', 'light'],
    ['', 'light'],
  ])('come as the browser keeps it: %s', async (cookie, theme) => {
    const { body } = await http.inject({ url: '/accounts/login', headers: { ...headers, cookie } })

    expect(body).toContain(`color-scheme="${theme}"`)
  })

  it.each([
    ['somebody', '/expert/profile', 'data-session="in" data-shell'],
    ['somebody', '/accounts/login', 'data-session="in"'],
    ['somebody', '/logout', 'data-session="in"'],
    ['nobody', '/expert/profile', 'data-session="out"'],
  ])('say to %s at %s what they will look like', async (sid, url, said) => {
    const { body } = await http.inject({ url, headers: { ...headers, cookie: `sid=${sid}` } })

    expect(body).toContain(`<html ${said} data-mantine-color-scheme="light">`)
  })

  it.each([
    ['/people/', '/people'],
    ['/manager/projects/?page=2&at=/', '/manager/projects?page=2&at=/'],
    ['/people', undefined],
    ['/', undefined],
    ['//elsewhere.test/', undefined],
    ['/\\elsewhere.test/', undefined],
  ])('are known by one address: %s', async (url, plain) => {
    const { statusCode, headers: answered } = await get(url)

    expect(answered.location).toBe(plain)
    expect(statusCode).toBe(plain === undefined ? 200 : 308)
  })

  it.each([
    ['somebody', '/manager/projects?page=2', ['shell.js', 'list.js', 'list-page.css']],
    ['somebody', '/manager/projects/1', ['shell.js', 'one.js', 'portal.css']],
    ['somebody', '/manager/projects/1/else', ['shell.js', 'portal.css']],
    ['somebody', '/accounts/login', ['login.js']],
    ['nobody', '/accounts/login', ['login.js']],
    ['nobody', '/manager/projects', []],
  ])('tell %s at %s which files to ask for at once', async (sid, url, files) => {
    const { body } = await http.inject({ url, headers: { ...headers, cookie: `sid=${sid}` } })

    expect(
      [
        ...body.matchAll(/<link rel="(?:modulepreload|stylesheet)" crossorigin href="\/assets\/([^"]+)">/g),
      ].map(([, file]) => file),
    ).toEqual(files)
  })

  it('name the sheets that the one of a page holds, and have none of them fetched', async () => {
    const { body } = await http.inject({
      url: '/manager/projects',
      headers: { ...headers, cookie: 'sid=somebody' },
    })

    expect(
      [...body.matchAll(/<link rel="stylesheet" disabled crossorigin href="([^"]+)">/g)].map(([, at]) => at),
    ).toEqual(['/assets/shell.css', '/assets/list.css'])
  })

  it.each([
    ['somebody', '/manager/projects', ['accounts/config', 'auth?include=person', 'accounts/keep-alive']],
    ['somebody', '/logout', ['accounts/config', 'auth?include=person']],
    ['nobody', '/accounts/login', ['accounts/config']],
  ])('tell %s at %s which calls will come first', async (sid, url, calls) => {
    const { body } = await http.inject({ url, headers: { ...headers, cookie: `sid=${sid}` } })

    expect(
      [...body.matchAll(/<link rel="preload" as="fetch" crossorigin href="\/api\/([^"]+)">/g)].map(
        ([, path]) => path,
      ),
    ).toEqual(calls)
  })

  it.each(['/accounts/reset?token=x', '/%61ccounts/verify', '/accounts/invitation/x'])(
    'with a secret in their address tell it nobody: %s',
    async (url) => {
      expect((await get(url)).headers['referrer-policy']).toBe('no-referrer')
    },
  )

  it('keep their assets for ever, in any cache, under no policy that would stop a worker', async () => {
    const { statusCode, headers } = await get('/assets/main-abc.js')

    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
    expect(headers).not.toHaveProperty('content-security-policy')
  })

  it('send with an asset what keeps it safe, and nothing that asks whether it is still the same', async () => {
    const { headers } = await get('/assets/main-abc.js')

    expect(Object.keys(headers).toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'date',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'vary',
      'x-content-type-options',
    ])
  })

  it.each([
    '/assets/missing.js',
    '/assets/..%2findex.html',
    '/favicon.ico',
    '/%61pi/nothing',
    '//api',
    '/API/x',
  ])('are never the answer to %s', async (url) => {
    const { statusCode, body } = await get(url)

    expect(statusCode).toBe(404)
    expect(body).toBe('{"message":"Not Found","code":"not_found"}')
  })
})
