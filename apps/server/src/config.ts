import { join, resolve } from 'node:path'
import { hostsOf } from '#platform/db/addresses.ts'
import * as z from 'zod/mini'

const url = z.url()
const databaseUrl = z.string().check(
  z.refine((value) => hostsOf(value).every((one) => URL.canParse(one) && one.startsWith('postgres')), {
    error: 'must be like postgres://name:password@host:5432/portal',
  }),
)
const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((value: '0' | '1') => value === '1'),
)
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(schema)

// The environment is foreign: unknown names are none of our business.
const Environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  /** One address or several, of which one takes writes: `postgres://name:password@one:5432,two:5432/portal`. */
  DATABASE_URL: optional(databaseUrl),
  /** The same database past a pooler, as its owner: migrations, jobs, listeners and backups need sessions of their own. */
  DATABASE_DIRECT_URL: optional(databaseUrl),
  /** A standby for lists. */
  DATABASE_READ_URL: optional(databaseUrl),
  /** What is older than so many seconds is not read from the standby. */
  READ_STALENESS: z._default(z.coerce.number().check(z.gt(0), z.lte(60)), 2),
  /** For so many seconds an instance that stops says so and goes on serving. */
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.gte(0), z.lte(300)), 0),
  /** Seals backups: any long secret. */
  BACKUP_KEY: optional(z.string().check(z.minLength(12, { error: 'must have 12 characters at least' }))),
  /** Where the nightly backups are kept; below DATA_DIR unless given. */
  BACKUP_DIR: optional(z.string()),
  /** How many backups are kept of the last days, weeks and months; 0,0,0 makes none. */
  BACKUP_KEEP: optional(
    z.string().check(z.regex(/^\d{1,3},\d{1,3},\d{1,3}$/, { error: 'must be like 7,4,6' })),
  ),
  /** The hour of the day, in UTC, at which the nightly backup is made. */
  BACKUP_HOUR: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(23)), 2),
  /** What the portal calls itself, on pages and in mails. */
  PRODUCT_NAME: z._default(
    z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .&-]{0,39}$/u, { error: 'must be a short name' })),
    'Guildhall',
  ),
  PUBLIC_URL: optional(url),
  FILES_URL: optional(url),
  FILES_HOST: optional(z.string()),
  SMTP_URL: optional(url),
  MAIL_FROM: optional(z.string()),
  /** Gets a mail each day that says where the chain of the activity log stands. */
  ANCHOR_MAIL_TO: optional(z.email({ error: 'must be an email address' })),
  /** Seals second factors and waiting mails; base64 of 32 bytes. Without it a key file is made under DATA_DIR. */
  SEALING_KEY: optional(
    z
      .base64()
      .check(
        z.refine((key) => Buffer.from(key, 'base64').length === 32, { error: 'must be 32 bytes in base64' }),
      ),
  ),
  SERVICE: z._default(z.enum(['experts', 'analysis', 'eco']), 'experts'),
  ACCOUNTS_URL: optional(url),
  DEMO: z._default(flag, false),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.gte(1)), 1),
  OIDC_ISSUER: optional(url),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: z._default(z.string(), 'LinkedIn'),
  OIDC_DOMAINS: z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((typed: string) =>
        typed
          .split(',')
          .map((one) => one.trim().toLowerCase())
          .filter((one) => one !== ''),
      ),
      z.array(
        z.string().check(z.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, { error: 'are names like example.com' })),
      ),
    ),
  ),
  /** Push messages are on while all three are given; the keys in base64url, as `web-push generate-vapid-keys` makes them. */
  PUSH_INSTANCE_ID: optional(z.string().check(z.regex(/^[\w.-]{1,100}$/, { error: 'must be a short name' }))),
  VAPID_PUBLIC_KEY: optional(
    z.string().check(z.regex(/^[\w-]{87}$/, { error: 'must be 65 bytes in base64url' })),
  ),
  VAPID_PRIVATE_KEY: optional(
    z.string().check(z.regex(/^[\w-]{43}$/, { error: 'must be 32 bytes in base64url' })),
  ),
  /** An origin that is taken for a push service though it is none, on this machine for example: in the demo only. */
  PUSH_TEST_ORIGIN: optional(url),
  /** An origin that webhooks may go to though it is not public: in the demo only. */
  WEBHOOK_TEST_ORIGIN: optional(url),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  MAPS_KEY: optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  /** Where traces go, by OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
  METRICS_PORT: optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export type Config = ReturnType<typeof readConfig>

/** The environment, checked once. Throws one error that lists everything that is wrong or missing. */
export function readConfig(env: Record<string, string | undefined>) {
  const values = parse(Environment, env)
  const problems = problemsOf(values)
  if (problems.length > 0) throw new ConfigError(problems)
  const publicUrl = (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/, '')
  return {
    ...values,
    publicUrl,
    isHttps: publicUrl.startsWith('https://'),
    ...foldersOf(values.DATA_DIR),
    databaseUrl: ownerUrl(values),
    backups: backupsOf(values),
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    /** Hosts that are ours beside the public one: the demo answers on the loopback names too. */
    ownHosts: values.DEMO ? ['localhost', '127.0.0.1', '[::1]'].map((host) => `${host}:${values.PORT}`) : [],
    mailFrom: values.MAIL_FROM ?? `${values.PRODUCT_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    // Without https a `__Host-` cookie cannot be set; the plain name is for local work only.
    sessionCookie: publicUrl.startsWith('https://') ? '__Host-sid' : 'sid',
  }
}

/** Where an installation keeps things: what a command beside the server needs, and no more. */
export function readPlaces(env: Record<string, string | undefined>) {
  const values = parse(
    z.pick(Environment, {
      DATA_DIR: true,
      DATABASE_URL: true,
      DATABASE_DIRECT_URL: true,
      FILES_URL: true,
      BACKUP_KEY: true,
    }),
    env,
  )
  return { ...values, databaseUrl: ownerUrl(values), ...foldersOf(values.DATA_DIR) }
}

/** Where the owner of the database works, past a pooler; undefined: on the embedded one. */
function ownerUrl(values: { DATABASE_URL?: string | undefined; DATABASE_DIRECT_URL?: string | undefined }) {
  return values.DATABASE_DIRECT_URL ?? values.DATABASE_URL
}

export type Places = ReturnType<typeof readPlaces>

function parse<T extends z.ZodMiniType>(schema: T, env: Record<string, string | undefined>): z.infer<T> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = z.safeParse(schema, given)
  if (result.success) return result.data
  throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

function foldersOf(given: string) {
  const dataDir = resolve(given)
  return {
    dataDir,
    folders: {
      database: join(dataDir, 'database'),
      keys: join(dataDir, 'keys'),
      mail: join(dataDir, 'mail'),
      files: join(dataDir, 'files'),
      /** Where the chain of the log stood, day by day. */
      anchors: join(dataDir, 'anchors'),
    },
  }
}

/** The demo network makes no nightly backups unless it is told where. */
function backupsOf({ DATA_DIR, BACKUP_DIR, BACKUP_KEEP, DEMO }: z.infer<typeof Environment>) {
  const usual = DEMO && BACKUP_DIR === undefined ? '0,0,0' : '7,4,6'
  const [days = 0, weeks = 0, months = 0] = (BACKUP_KEEP ?? usual).split(',').map(Number)
  return { folder: resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups')), kept: { days, weeks, months } }
}

/** The server must not start like this; the message is a list for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(problems: string[]) {
    super(['The configuration is not complete:', ...problems.map((problem) => `  - ${problem}`)].join('\n'))
  }
}

function problemsOf(values: z.infer<typeof Environment>): string[] {
  const problems: string[] = []
  if (
    values.DATABASE_URL === undefined &&
    (values.DATABASE_DIRECT_URL ?? values.DATABASE_READ_URL) !== undefined
  )
    problems.push(
      notDefined('DATABASE_URL', 'DATABASE_DIRECT_URL and DATABASE_READ_URL need it beside them.'),
    )
  problems.push(...partsMissing(values))
  if (values.DEMO) return problems
  if (values.PUSH_TEST_ORIGIN !== undefined) problems.push('PUSH_TEST_ORIGIN is for the demo only')
  if (values.WEBHOOK_TEST_ORIGIN !== undefined) problems.push('WEBHOOK_TEST_ORIGIN is for the demo only')
  if (values.RATE_LIMIT_FACTOR !== 1) problems.push('RATE_LIMIT_FACTOR is for the demo only')
  if (values.PUBLIC_URL === undefined)
    problems.push(notDefined('PUBLIC_URL', 'It is the https address under which people reach the portal.'))
  else if (!values.PUBLIC_URL.startsWith('https://')) problems.push('PUBLIC_URL must begin with https://')
  if (values.SMTP_URL === undefined)
    problems.push(notDefined('SMTP_URL', 'Without it nobody can verify an address or reset a password.'))
  return problems
}

/** Settings that say something only together. */
const TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['PUSH_INSTANCE_ID', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const

function partsMissing(values: z.infer<typeof Environment>): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined)
    const why = `${names.slice(0, -1).join(', ')} and ${names.at(-1)} belong together.`
    return missing.length === names.length ? [] : missing.map((name) => notDefined(name, why))
  })
}

/** In the words of the documents (spec 000 §8), and why it is needed. */
function notDefined(name: string, why: string): string {
  return `[Env]: ${name} is not defined. ${why}`
}
