import multipart from '@fastify/multipart'
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { refuseBytes, refuseUndecodable } from './calls/broken-request.ts'
import { databaseError, DatabaseUnavailable } from '#platform/db/errors.ts'
import type { Actor, RequestFacts } from './context.ts'
import { errorBody, refusalOf } from './errors.ts'
import { checkHost, targetOf, type OwnHosts } from './checks/host-check.ts'
import { checkAccept } from './checks/media-type.ts'
import { checkOrigin } from './checks/origin-check.ts'
import { parseQuery } from './calls/query-string.ts'
import { refuse } from './refuse.ts'
import { factsOf, requestId } from './calls/request-facts.ts'
import { secureAnswer, secureData } from './answers/security-headers.ts'

export interface ServerOptions extends OwnHosts {
  /** Addresses of the proxies whose X-Forwarded-For is believed; none by default. */
  trustedProxies: readonly string[]
  sessionCookie: string
  logger: NonNullable<FastifyServerOptions['logger']>
  actorOf: (sessionToken: string, request: RequestFacts) => Promise<Actor | null>
  /** Who calls with an API key; null when it opens nothing. Without it keys are not heeded. */
  actorOfKey?: (key: string, request: RequestFacts) => Promise<Actor | null>
  /** How texts of ours are spelt in refusals; as they are written when it is missing. */
  wording?: (text: string) => string
  /** Hears of each call that the database could not answer. */
  onDatabaseLost?: (error: unknown) => void
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
    secureData(reply)
    checkHost(request, options)
    if (!METHODS.has(request.method)) throw refuse('method_not_allowed')
  })
  app.addHook('onRequest', async (request) => {
    request.actor = await callerOf(request, options)
  })
  const origins = new Set([options.publicUrl, ...options.ownHosts.map((host) => `http://${host}`)])
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.keysOnly === true && request.actor?.key === undefined)
      throw refuse('no_key')
    checkOrigin(request, origins)
    if (request.routeOptions.config.endpoint !== undefined) checkAccept(request)
    // Before the body: a path that is not there and a path that is hidden refuse alike.
    if (request.is404 && !isPage(request)) throw refuse('not_found')
  })
  answerErrors(app, options)
  servePages(app, options.sendPage)
  return app
}

/** The holder of the key that was sent, else the owner of the session. A key that opens nothing is no way in as nobody. */
async function callerOf({ facts, headers }: FastifyRequest, options: ServerOptions): Promise<Actor | null> {
  const key = keyIn(headers.authorization)
  if (key !== null && options.actorOfKey !== undefined) {
    const actor = await options.actorOfKey(key, facts)
    if (actor === null) throw refuse('bad_key')
    return actor
  }
  return facts.sessionToken === null ? null : options.actorOf(facts.sessionToken, facts)
}

/** `Bearer gh_…`; other tokens are for whoever knows them. */
function keyIn(authorization: string | undefined): string | null {
  return /^Bearer +(gh_[\w-]{1,200})$/i.exec(authorization ?? '')?.[1] ?? null
}

function servePages(app: FastifyInstance, sendPage: ServerOptions['sendPage']): void {
  app.setNotFoundHandler((request, reply) => {
    // An asset that is not there comes this way too.
    if (sendPage === undefined || !isPage(request)) throw refuse('not_found')
    return sendPage(request, reply)
  })
  if (sendPage !== undefined) app.get('/accounts/*', { config: { holdsSecretLinks: true } }, sendPage)
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
    frameworkErrors: (_error, _request, reply) => refuseUndecodable(reply),
    clientErrorHandler: refuseBytes,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
    // Node looks for headers that never end only so often, and closes at once what it finds.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 500, maxHeaderSize: 16 * 1024 },
  })
}

/**
 * Addresses that the web app shows: anything that neither resembles an API path nor looks like a file. This chooses
 * between two ways to say that no route is there, and nothing else: what is safe is decided by the route alone.
 */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const path = targetOf(request.url).path.split(/[?#]/)[0] ?? ''
  return !/^[/\\]*api(?:[/\\;.]|$)/i.test(decodeURIComponent(path)) && !/\.[a-z0-9]{2,5}$/i.test(path)
}

/** Adds a hook that refuses to start with a route under /api that no endpoint declares. */
export function requireEndpoints(app: FastifyInstance, undeclared: readonly string[]): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api') || route.config?.endpoint !== undefined) return
    if (undeclared.some((prefix) => route.url.startsWith(prefix))) return
    throw new Error(`The route ${String(route.method)} ${route.url} declares no endpoint.`)
  })
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

function answerErrors(app: FastifyInstance, { wording, onDatabaseLost }: ServerOptions): void {
  app.setErrorHandler((thrown, _request, reply) => {
    const refusal = refusalOf(thrown)
    if (databaseError(thrown) instanceof DatabaseUnavailable) onDatabaseLost?.(thrown)
    if (refusal?.code === 'no_key') reply.header('WWW-Authenticate', 'Bearer')
    if (refusal?.code === 'bad_key') reply.header('WWW-Authenticate', 'Bearer error="invalid_token"')
    if (refusal?.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter)
    return reply
      .code(refusal?.status ?? 500)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(refusal, wording)))
  })
}
