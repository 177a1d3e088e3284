import { logRule, type EndpointSpec, type LogRule } from '@guildhall/contract/endpoint'
import { stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { databaseError, TransactionConflict } from '#platform/db/errors.ts'
import type { Db } from '#platform/db/database.ts'
import type { Upload, UploadLimits, Uploads } from '#platform/files/upload.ts'
import { assertAnswer, assertDeclared, type AnyHandler } from './declared.ts'
import { checkAccess } from './access-check.ts'
import type { Actor, Ctx, Handlers, RequestFacts } from './context.ts'
import { refusalOf } from './errors.ts'
import { checkContentType } from './media-type.ts'
import { addressKey, type RateLimits } from './rate-limit.ts'
import type { Reading } from './reading.ts'
import { isRedirect, send, spelt, type Spelling } from './send-answer.ts'
import { parsePart } from './validation.ts'

/** A finished call, for the activity log. `responseTime` in seconds. */
export interface Call {
  endpoint: EndpointSpec
  rule: LogRule
  actor: Actor | null
  actsAs: { userId: string; sessionId: string | null } | null
  request: RequestFacts
  params: unknown
  query: unknown
  body: unknown
  statusCode: number
  responseTime: number
  at: Date
}

export interface Pipeline extends Spelling {
  db: Db
  /** Where lists are read; on `db` like everything else unless given. */
  reading?: Reading
  now: () => Date
  limits: RateLimits
  /** Reads forms with files; only for endpoints that take any. */
  uploads?: Uploads
  /** Rows of a page where the caller does not say how many. */
  pageSize?: (of: NonNullable<EndpointSpec['pages']>) => number
  /** Answers are checked against their schema before they leave: on in development and tests. */
  checksAnswers: boolean
  calls: {
    /** The row of a successful write, as the last statement of its transaction. */
    recordWith: (db: Db, call: Call) => Promise<void>
    /** The row of everything else, whenever it suits. */
    record: (call: Call) => void
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointSpec
  }
  interface FastifyRequest {
    actor: Actor | null
    facts: RequestFacts
    startedAt: number
    /** Its row of the activity log is written, or it gets none. */
    isRecorded: boolean
  }
}

/** Serves the endpoints of a feature under /api. Throws when one lacks a declaration or a handler. */
export function register<const T extends Record<string, EndpointSpec>>(
  app: FastifyInstance,
  endpoints: T,
  handlers: Handlers<T>,
  pipeline: Pipeline,
): void {
  for (const [name, spec] of Object.entries(endpoints)) {
    const handler: unknown = Reflect.get(handlers, name)
    assertDeclared(name, spec, handler)
    app.route({
      method: spec.method,
      url: `/api${spec.path}`,
      config: { endpoint: spec },
      bodyLimit: spec.bodyLimit ?? 1024 * 1024,
      onRequest: (request, reply) => admit({ spec, handler, pipeline, request, reply }),
      handler: (request, reply) => serve({ spec, handler, pipeline, request, reply }),
      errorHandler: (thrown, request, reply) => {
        recordUnread({ spec, handler, pipeline, request, reply }, thrown)
        return reply.send(thrown)
      },
    })
  }
}

interface Service {
  spec: EndpointSpec
  handler: AnyHandler
  pipeline: Pipeline
  request: FastifyRequest
  reply: FastifyReply
}

/** Everything that is decided before the body is read. A refusal is recorded, unless it is one for too many calls. */
async function admit(service: Service): Promise<void> {
  const { spec, pipeline, request } = service
  request.isRecorded = true
  await pipeline.limits(spec.rate, request.actor?.userId ?? addressKey(request.facts.ip))
  try {
    checkAccess(spec, request.actor)
    checkContentType(request, spec.input.files !== undefined)
  } catch (thrown) {
    const rule = logRule(spec)
    if (rule !== false)
      pipeline.calls.record(new CallRun(service, rule).call(refusalOf(thrown)?.status ?? 500))
    throw thrown
  }
  request.isRecorded = false
}

/** A call whose body could not be read (no JSON, too large) never reaches its handler, but it was one. */
function recordUnread(service: Service, thrown: unknown): void {
  const { spec, pipeline, request } = service
  const rule = logRule(spec)
  if (request.isRecorded || rule === false) return
  request.isRecorded = true
  pipeline.calls.record(new CallRun(service, rule).call(refusalOf(thrown)?.status ?? 500))
}

async function serve(service: Service): Promise<FastifyReply> {
  const { spec, pipeline, request, reply } = service
  const rule = logRule(spec)
  const run = new CallRun(service, rule)
  request.isRecorded = true
  try {
    const input = run.parse()
    const answer =
      spec.method !== 'GET' && spec.transaction !== 'own'
        ? await run.inTransaction(input)
        : await run.outside(input)
    return await send(reply, spec, spelt(answer, pipeline))
  } catch (thrown) {
    await run.settleRefusal()
    const refusal = refusalOf(thrown)
    if (rule !== false) pipeline.calls.record(run.call(refusal?.status ?? 500))
    if (refusal === null) request.log.error({ err: thrown, request_id: request.id }, 'request failed')
    return reply.send(thrown)
  }
}

/** One call from its parsed input to its answer. */
class CallRun {
  readonly #service: Service
  readonly #rule: LogRule | false
  readonly #afterRefusal: ((db: Db) => Promise<void>)[] = []
  readonly #received: Upload[] = []
  #actsAs: Call['actsAs'] = null
  #input: { params?: unknown; query?: unknown; body?: unknown } = {}

  constructor(service: Service, rule: LogRule | false) {
    this.#service = service
    this.#rule = rule
  }

  parse(): unknown {
    const { request, spec } = this.#service
    const { params, query, body } = spec.input
    this.#input = {
      params: params === undefined ? undefined : parsePart(params, request.params),
      query: this.#paged(parsePart(query ?? EMPTY, request.query ?? {})),
      body: body === undefined ? undefined : parsePart(body, request.body ?? undefined),
    }
    return this.#input
  }

  #paged(query: unknown): unknown {
    const { pipeline, spec } = this.#service
    const isSaid = typeof query !== 'object' || query === null || 'pageSize' in query
    if (spec.pages === undefined || pipeline.pageSize === undefined || isSaid) return query
    return { ...query, pageSize: pipeline.pageSize(spec.pages) }
  }

  /** A write: the handler, its answer and its row in the activity log in one transaction, retried on a deadlock. */
  async inTransaction(input: unknown): Promise<unknown> {
    const { pipeline, spec } = this.#service
    return this.#retried(async (db) => {
      const answer = await this.#handle(db, input)
      if (this.#rule !== false) await pipeline.calls.recordWith(db, this.call(spec.status ?? 200))
      return answer
    }).finally(() => this.#wrote())
  }

  async #retried<T>(work: (db: Db) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#service.pipeline.db.transaction().execute(work)
      } catch (thrown) {
        if (attempt >= 3 || !(databaseError(thrown) instanceof TransactionConflict)) throw thrown
        this.#afterRefusal.length = 0
      }
    }
  }

  /** A read, or a write that opens its own short transactions. */
  async outside(input: unknown): Promise<unknown> {
    const { pipeline, spec } = this.#service
    const answer = await this.#read(input)
    if (spec.method !== 'GET') this.#wrote()
    if (this.#rule === false) return answer
    const call = this.call(isRedirect(answer) ? 302 : (spec.status ?? 200))
    await (spec.method === 'GET' ? pipeline.calls.record(call) : pipeline.calls.recordWith(pipeline.db, call))
    return answer
  }

  #read(input: unknown): Promise<unknown> {
    const { pipeline, request, spec } = this.#service
    const work = (db: Db) => this.#handle(db, input)
    const { query } = this.#input
    const isList = spec.method === 'GET' && typeof query === 'object' && query !== null && 'page' in query
    if (pipeline.reading === undefined || !isList) return work(pipeline.db)
    return pipeline.reading.list(request.actor?.userId ?? null, work)
  }

  #wrote(): void {
    const { pipeline, request } = this.#service
    pipeline.reading?.wrote(request.actor?.userId ?? null)
  }

  async #handle(db: Db, input: unknown): Promise<unknown> {
    const { handler, pipeline, spec } = this.#service
    const answer = await this.#untilDiscarded(() => handler(this.#ctx(db), input))
    if (pipeline.checksAnswers && !('file' in spec.ok)) assertAnswer(spec, spec.ok, answer)
    return answer
  }

  #ctx(db: Db): Ctx {
    const { pipeline, request, reply } = this.#service
    return {
      db,
      actor: request.actor,
      now: pipeline.now(),
      request: request.facts,
      files: (limits) => this.#receive(limits),
      transaction: (work) => this.#retried(work),
      afterRefusal: (work) => void this.#afterRefusal.push(work),
      actsAs: (userId, sessionId) => {
        this.#actsAs = { userId, sessionId }
      },
      reply: {
        cookie: (name, value, options) =>
          void reply.header('Set-Cookie', stringifySetCookie({ name, value, ...options })),
        header: (name, value) => void reply.header(name, value),
      },
    }
  }

  async #receive(limits: UploadLimits): Promise<Upload> {
    const { pipeline, request, spec } = this.#service
    const { uploads } = pipeline
    if (uploads === undefined || spec.input.files === undefined || spec.transaction !== 'own') {
      throw new Error(`${spec.method} ${spec.path} must declare its files and a transaction of its own.`)
    }
    const upload = await uploads.receive(request, limits)
    this.#received.push(upload)
    return upload
  }

  /** Does the work; the files that came with the request are gone before the answer leaves. */
  async #untilDiscarded(work: () => unknown): Promise<unknown> {
    try {
      return await work()
    } finally {
      const { uploads } = this.#service.pipeline
      for (const upload of this.#received) await uploads?.discard(upload)
    }
  }

  async settleRefusal(): Promise<void> {
    const { pipeline, request } = this.#service
    for (const work of this.#afterRefusal) {
      await work(pipeline.db).catch((error: unknown) =>
        request.log.error({ err: error }, 'a record after a refusal failed'),
      )
    }
  }

  call(statusCode: number): Call {
    const { pipeline, request, spec } = this.#service
    return {
      endpoint: spec,
      rule: this.#rule === false ? { action: 'view', keep: [] } : this.#rule,
      actor: request.actor,
      actsAs: this.#actsAs,
      request: request.facts,
      params: this.#input.params,
      query: this.#input.query,
      body: this.#input.body,
      statusCode,
      responseTime: (performance.now() - request.startedAt) / 1000,
      at: pipeline.now(),
    }
  }
}

const EMPTY = z.strictObject({})
