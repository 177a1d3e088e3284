import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { parseCookie } from 'cookie'
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import type { Actor, RequestFacts } from './context.ts'
import { errorBody, refusalOf } from './errors.ts'
import { checkAccept } from './media-type.ts'
import { checkOrigin } from './origin-check.ts'
import { parseQuery } from './query-string.ts'
import { refuse } from './refuse.ts'
import { secureAnswer, secureData } from './security-headers.ts'

export interface ServerOptions {
  /** Origin under which people reach us, without a slash at the end. */
  publicUrl: string
  /** Further hosts that are ours (the demo answers to localhost too). */
  ownHosts: readonly string[]
  /** A host of its own for files: it serves their links and nothing else. */
  filesHost?: string
  /** Addresses of the proxies whose X-Forwarded-For is believed; none by default. */
  trustedProxies: readonly string[]
  sessionCookie: string
  logger: NonNullable<FastifyServerOptions['logger']>
  actorOf: (sessionToken: string, request: RequestFacts) => Promise<Actor | null>
  /** How texts of ours are spelt in refusals; as they are written when it is missing. */
  wording?: (text: string) => string
  /** Answers page addresses; without it the server speaks only its API. */
  sendPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The HTTP server before any route: what happens to every request, from top to bottom. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = listener(options)
  readBodies(app)
  // Only ctx.files reads such a form: until then its bytes stay in the socket.
  void app.register(multipart)
  app.decorateRequest('actor', null)
  app.decorateRequest('startedAt', 0)
  app.decorateRequest('isRecorded', false)
  app.addHook('onRequest', async (request, reply) => {
    request.startedAt = performance.now()
    request.facts = factsOf(request, options.sessionCookie)
    reply.header('X-Request-Id', request.id)
    secureAnswer(reply)
    if (isApi(request)) secureData(reply)
    checkHost(request, options)
    if (!METHODS.has(request.method)) throw refuse('method_not_allowed')
  })
  app.addHook('onRequest', async (request) => {
    const { sessionToken } = request.facts
    if (sessionToken !== null) request.actor = await options.actorOf(sessionToken, request.facts)
  })
  const origins = new Set([options.publicUrl, ...options.ownHosts.map((host) => `http://${host}`)])
  app.addHook('onRequest', async (request) => {
    if (!isApi(request)) return
    checkOrigin(request, origins)
    checkAccept(request)
  })
  answerErrors(app, options.wording)
  app.setNotFoundHandler((request, reply) => {
    if (options.sendPage === undefined || !isPage(request)) throw refuse('not_found')
    return options.sendPage(request, reply)
  })
  return app
}

/** Limits of time and size below HTTP (SECURITY-BAR K13). */
function listener({ logger, trustedProxies }: ServerOptions): FastifyInstance {
  return Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout: 60_000,
    keepAliveTimeout: 5000,
    maxRequestsPerSocket: 1000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
  })
}

/** Paths below /api in any spelling: none of them is ever answered with a page. */
export function isApi(request: FastifyRequest): boolean {
  return /^\/+api(?:[/?#;.]|$)/i.test(request.url)
}

/** Addresses that the web app shows: anything that neither is an API path nor looks like a file. */
function isPage(request: FastifyRequest): boolean {
  if (isApi(request) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  const last = request.url.split('?')[0]?.split('/').at(-1) ?? ''
  return !/\.[a-z0-9]{2,5}$/i.test(last)
}

/** Adds a hook that refuses to start with a route under /api that no endpoint declares. */
export function requireEndpoints(app: FastifyInstance, undeclared: readonly string[]): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api') || route.config?.endpoint !== undefined) return
    if (undeclared.some((prefix) => route.url.startsWith(prefix))) return
    throw new Error(`The route ${String(route.method)} ${route.url} declares no endpoint.`)
  })
}

function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

function factsOf(request: FastifyRequest, sessionCookie: string): RequestFacts {
  const { headers } = request
  const cookies = headers.cookie === undefined ? {} : parseCookie(headers.cookie)
  return {
    id: request.id,
    method: request.method,
    url: request.url,
    ip: request.ip.replace(/^::ffff:/, ''),
    userAgent: headers['user-agent']?.slice(0, 1000) ?? null,
    pageUrl: single(headers['x-page-url'])?.slice(0, 2000) ?? null,
    isMain: single(headers['x-is-main']) === 'true',
    activityId: single(headers['x-activity-id']),
    ifMatch: versionOf(single(headers['if-match'])),
    idempotencyKey: single(headers['idempotency-key']),
    sessionToken: cookies[sessionCookie] ?? null,
    cookies,
  }
}

/** `"3"`, `W/"3"` or `3`; anything else (`*` too) names no version of ours. */
function versionOf(ifMatch: string | null): number | null {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}

function single(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? header : null
}

function checkHost(request: FastifyRequest, options: ServerOptions): void {
  const host = request.headers.host ?? ''
  if (host === new URL(options.publicUrl).host || options.ownHosts.includes(host)) return
  if (host === options.filesHost && request.url.startsWith('/api/files/')) return
  if (request.url === '/healthz' || request.url === '/readyz') return
  throw refuse('foreign_host')
}

/** JSON only; an empty body is no body, and a key `__proto__` is bad input. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
}

function answerErrors(app: FastifyInstance, wording: ServerOptions['wording']): void {
  app.setErrorHandler((thrown, _request, reply) => {
    const refusal = refusalOf(thrown)
    if (refusal?.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter)
    return reply
      .code(refusal?.status ?? 500)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(refusal, wording)))
  })
}
