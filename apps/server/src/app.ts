import { join } from 'node:path'
import { api } from '@guildhall/contract/api'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { themeOf as themeOfUser } from './features/accounts/service.ts'
import { actorOf as actorOfKey } from './features/keys/service.ts'
import { actorOf as actorOfToken, SCIM_PREFIX } from './features/scim/service.ts'
import { pageSizes, wordingOf } from './features/settings/service.ts'
import type { Standby } from './platform/db/standby.ts'
import type { Db } from './platform/db/database.ts'
import { endSetting } from './platform/documents/setting.ts'
import type { Actor } from './platform/http/context.ts'
import { serveDocs } from './platform/http/openapi/docs.ts'
import { createDrain, type Drain } from './platform/http/drain.ts'
import { serveHealth } from './platform/http/health.ts'
import { shareAssets } from './platform/http/pages/shared-assets.ts'
import { collectMetrics } from './platform/telemetry/metrics.ts'
import { pageSender, serveAssets } from './platform/http/pages/pages.ts'
import { addressKey, rateLimits, type RateLimits } from './platform/http/limits/rate-limit.ts'
import { createReading } from './platform/http/calls/reading.ts'
import type { Pipeline } from './platform/http/pipeline.ts'
import { createServer, requireEndpoints, type ServerOptions } from './platform/http/server.ts'
import { createTurns } from './platform/http/limits/turns.ts'
import { programFiles } from './platform/program-files.ts'
import { serveMailbox } from './platform/mail/mailbox.ts'
import { serveExplanations } from './platform/resume-explained/page.ts'
import { serveAgents } from './agents/serve-agents.ts'
import type { Config } from './config.ts'
import { addGauges } from './gauges.ts'
import { features } from './features.ts'
import { loadKnownSamples } from './known-objects.ts'
import { loadSamples } from './samples.ts'
import { report, wire, type Wired } from './wiring.ts'
import { startWork } from './work.ts'

export interface AppOptions {
  config: Config
  db: Db
  /** Of the owner: listeners and jobs open connections of their own. */
  databaseUrl: string
  /** A copy of the database that lists may be read from. */
  standby?: Standby
  /** The built web app; without it only the API is served. */
  webFolder?: string
  now?: () => Date
  /** Check every answer against its schema: on in development and tests. */
  checksAnswers?: boolean
  logger?: FastifyServerOptions['logger']
}

export interface App {
  http: FastifyInstance
  /** Reads the profiles of all experts, so that the first ranking need not wait for it. */
  warmUp: () => Promise<void>
  drain: Drain
  close: () => Promise<void>
}

/** The product: every feature on the platform, in the order of FEATURES. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, db } = options
  const wired = await wire(options)
  const jobs = await startWork(wired)
  const limits = rateLimits(config.RATE_LIMIT_FACTOR, db)
  const http = createServer(serverOptions(options, wired, limits))
  const watching = await watch(http, config, wired)
  // Streams never end by themselves, and the server waits for what it has begun to answer.
  http.addHook('preClose', async () => wired.notifications.live.closeStreams())
  requireEndpoints(http, ['/api/openapi.json', '/api/docs'])
  serveFeatures(http, wired, { ...pipelineOf(options, wired), limits })

  const drain = createDrain(http)
  serveHealth(http, db, drain)
  serveAgents(http, config.PRODUCT_NAME)
  serveDocs(http, api, {
    ...config,
    loadExamples: () => (config.DEMO ? loadKnownSamples(db) : loadSamples()),
  })
  if (config.DEMO) serveDemoPages(http, config, wired)
  const shared = await serveWebApp(http, options)
  return {
    http,
    warmUp: () => wired.hiring.matching.refresh(db, new Date()),
    drain,
    async close() {
      await watching.metrics.close()
      await http.close()
      await endSetting()
      await watching.telemetry?.stop()
      await limits.stop()
      shared?.stop()
      await wired.stop(jobs)
    },
  }
}

/** An embedded database has one instance, which keeps the assets of the release before in its own folder. */
async function serveWebApp(http: FastifyInstance, { config, db, webFolder }: AppOptions) {
  if (webFolder === undefined) return undefined
  const isAlone = config.databaseUrl === undefined
  const shared = isAlone ? undefined : await shareAssets(db, join(webFolder, 'assets'))
  await serveAssets(http, webFolder, shared?.find)
  return shared
}

/** Metrics for whoever asks for them; these and traces are sent where somebody is named to receive them. */
async function watch(http: FastifyInstance, config: Config, wired: Wired) {
  const metrics = collectMetrics(http)
  metrics.gauge('activity_rows_dropped', 'Rows that the full queue of the log gave up.', wired.log.dropped)
  addGauges(metrics, wired)
  if (config.METRICS_PORT !== undefined) await metrics.listen(config.METRICS_PORT, config.HOST)
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, PRODUCT_NAME } = config
  if (endpoint === undefined) return { metrics }
  const service = PRODUCT_NAME.toLowerCase().replaceAll(' ', '-')
  const { sendTelemetry } = await import('./platform/telemetry/telemetry.ts')
  const to = { endpoint, service, version: wired.care.version, onError: report }
  return { metrics, telemetry: sendTelemetry(http, metrics.registry, to) }
}

/** Throws when the contract has endpoints that no feature serves. */
function serveFeatures(http: FastifyInstance, wired: Wired, pipeline: Pipeline): void {
  const served = features.flatMap(({ routes }) => routes(wired))
  for (const one of served) one.on(http, pipeline)
  const known: ReadonlySet<unknown> = new Set(served.map(({ endpoints }) => endpoints))
  const lost = Object.entries(api).filter(([, endpoints]) => !known.has(endpoints))
  if (lost.length > 0)
    throw new Error(`Nobody serves ${lost.map(([name]) => name).join(', ')} of the contract.`)
}

/** Pages of the demo alone: the mails that it wrote, and the resume parser at work. */
function serveDemoPages(http: FastifyInstance, config: Config, { applications }: Wired): void {
  serveMailbox(http, config.folders.mail)
  serveExplanations(http, {
    explain: (bytes) => applications.explain(bytes),
    samples: programFiles.sampleResumes,
  })
}

function pipelineOf(
  { config, db, standby, now, checksAnswers }: AppOptions,
  { log, files, settings, sealer }: Wired,
): Omit<Pipeline, 'limits'> {
  return {
    db,
    reading: createReading(db, standby),
    turns: createTurns(),
    now: now ?? (() => new Date()),
    checksAnswers: checksAnswers ?? config.DEMO,
    uploads: files.uploads,
    pageSize: (of) => pageSizes(settings)[of],
    sealer,
    calls: log.calls,
    wording: wordingOf(settings),
  }
}

function serverOptions(
  { config, db, logger, webFolder, now = () => new Date() }: AppOptions,
  { accounts, settings, alerts }: Wired,
  limits: RateLimits,
): ServerOptions {
  return {
    publicUrl: config.publicUrl,
    ownHosts: config.ownHosts,
    ...(config.FILES_HOST === undefined ? {} : { filesHost: config.FILES_HOST }),
    trustedProxies: config.trustedProxies,
    sessionCookie: config.sessionCookie,
    logger: logger ?? { level: config.LOG_LEVEL },
    actorOf: accounts.sessions.actorOf,
    async actorOfKey(key, { ip, url }) {
      const actor = await holderOf(db, key, { url, at: now() })
      // Keys are too long to be guessed; whoever tries all the same is slowed down.
      if (actor === null) await limits('credentials', addressKey(ip))
      return actor
    },
    wording: wordingOf(settings),
    onDatabaseLost: (error) => alerts.raise('database', error),
    ...(webFolder === undefined
      ? {}
      : {
          sendPage: pageSender(webFolder, {
            isHttps: config.isHttps,
            hasMaps: config.MAPS_KEY !== undefined,
            themeOf: themeOf(db, settings),
          }),
        }),
  }
}

/** A token of the provisioning interface opens that alone, and nothing else opens it. */
function holderOf(db: Db, key: string, { url, at }: { url: string; at: Date }): Promise<Actor | null> {
  const isToken = key.startsWith(SCIM_PREFIX)
  if (isToken !== url.startsWith('/scim/')) return Promise.resolve(null)
  return isToken ? actorOfToken(db, key, at) : actorOfKey(db, key, at)
}

/** The theme that the caller saved, or the last one in a browser that is signed out, while the portal offers a choice. */
function themeOf(db: Db, settings: Wired['settings']) {
  return async (actor: Actor | null, kept: string | undefined) => {
    if (!settings.get('dark_mode_enable')) return 'light' as const
    if (actor !== null) return themeOfUser(db, actor.userId)
    return kept === 'dark' ? ('dark' as const) : ('light' as const)
  }
}
