import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { accounts } from '@guildhall/contract/accounts'
import { urlOf } from '@guildhall/contract/calling'
import { settings } from '@guildhall/contract/settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { secureAsset, securePage, secureWorker } from '#platform/http/answers/security-headers.ts'
import { firstLinks } from './first-files.ts'
import type { SharedAssets } from './shared-assets.ts'

/**
 * The hashed assets of the built web app, for ever, and its worker, which browsers ask for anew. One that is not there
 * may be of the release before or after: `findShared` knows those.
 */
export async function serveAssets(
  app: FastifyInstance,
  folder: string,
  findShared: SharedAssets['find'] = async () => undefined,
): Promise<void> {
  await app.register(
    async (assets) => {
      assets.setNotFoundHandler(async (request, reply) => {
        const name = /^\/assets\/([\w.-]{1,120})$/.exec(request.url)?.[1]
        const found =
          name && (await findShared(name, /\bbr\b/.test(String(request.headers['accept-encoding']))))
        if (!name || !found) throw refuse('not_found')
        secureAsset(reply)
        if (found.encoding !== null) reply.header('Content-Encoding', found.encoding)
        return reply.code(200).type(mediaType(name)).send(found.content)
      })
      await assets.register(fastifyStatic, {
        root: join(folder, 'assets'),
        cacheControl: false,
        setHeaders: secureAsset,
        // Under a name for ever: nobody asks again, nor for a part.
        etag: false,
        lastModified: false,
        acceptRanges: false,
        index: false,
        preCompressed: true,
        decorateReply: false,
      })
    },
    { prefix: '/assets' },
  )
  const worker = readFileSync(join(folder, 'push-worker.js'))
  app.get('/push-worker.js', (_request, reply) => {
    secureWorker(reply)
    return reply.type('text/javascript; charset=utf-8').send(worker)
  })
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

function mediaType(name: string): string {
  return MEDIA_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

interface Site {
  isHttps: boolean
  hasMaps: boolean
  /** How the pages of this caller look; a page that comes dark never flashes light. `kept`: what their browser keeps. */
  themeOf: (actor: Actor | null, kept: string | undefined) => Promise<'light' | 'dark'>
}

/** Pages without the bar and the menu, whoever opens them. */
const BARE = /^\/(?:accounts|contact-us|logout)\b/

/** Whether there is a session, and whether the page will have the bar and the menu of the portal. */
function sessionOf({ actor, url }: FastifyRequest): string {
  if (actor === null) return 'data-session="out"'
  return BARE.test(url) ? 'data-session="in"' : 'data-session="in" data-shell'
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/**
 * An address with a slash at its end is that without: a page is known by one address, as are the views and the count of
 * its visits. One that begins like the address of another host stays as it is.
 */
function plainAddress(request: FastifyRequest): string | undefined {
  const path = pathOf(request)
  if (path === '/' || !path.endsWith('/') || /^\/[/\\]/.test(path)) return undefined
  return path.slice(0, -1) + request.url.slice(path.length)
}

/**
 * Links for the calls that a page makes before it shows anything: asked for while its script is on the way. Only calls
 * that the activity log leaves out, since a browser asks without the headers that the log reads.
 */
function firstCalls({ actor, url }: FastifyRequest): string {
  const user = urlOf(accounts.auth, { query: { include: 'person' } })
  const ofSession = url.startsWith('/logout') ? [user] : [user, urlOf(accounts.keepAlive, {})]
  return [urlOf(settings.publicConfig, {}), ...(actor === null ? [] : ofSession)]
    .map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`)
    .join('')
}

/** index.html for every page address, with a nonce for styles and a word on whether there is a session. */
export function pageSender(folder: string, site: Site) {
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const linksFor = firstLinks(folder)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isSecretLink = request.routeOptions.config.holdsSecretLinks === true
    const nonce = securePage(reply, { ...site, isSecretLink })
    const plain = plainAddress(request)
    if (plain !== undefined) return reply.redirect(plain, 308)
    const theme = await site.themeOf(
      request.actor,
      request.facts.cookies[site.isHttps ? '__Host-theme' : 'theme'],
    )
    const { scripts, styles } = linksFor(pathOf(request), request.actor !== null)
    const html = template
      .replaceAll('__NONCE__', nonce)
      .replace('</head>', `${firstCalls(request)}${scripts}</head>`)
      .replace('</body>', `${styles}</body>`)
      .replace('data-session="out"', sessionOf(request))
      .replace('color-scheme="light"', `color-scheme="${theme}"`)
    return reply.code(200).type('text/html; charset=utf-8').send(html)
  }
}
