import { isReading, type EndpointSpec, type LogRule } from '@guildhall/contract/endpoint'
import { stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { databaseError, TransactionConflict } from '#platform/db/errors.ts'
import type { Db } from '#platform/db/database.ts'
import type { Upload, UploadLimits } from '#platform/files/upload.ts'
import type { Ctx } from '#platform/http/context.ts'
import { withEmptyText } from '#platform/http/answers/empty-text.ts'
import type { Call, Pipeline } from '#platform/http/pipeline.ts'
import * as repeats from './repeats.ts'
import { withLateFaults } from './late-faults.ts'
import { LateAnswer } from '#platform/http/answers/late-answer.ts'
import { isForm } from '#platform/http/checks/media-type.ts'
import { isList } from './reading.ts'
import { isFile, isRedirect } from '#platform/http/answers/send-answer.ts'
import { parseBody, parsePart, parseQuery } from '#platform/http/checks/validation.ts'

export type AnyHandler = (ctx: Ctx, input: unknown) => unknown

/** A request to an endpoint with all that serving it takes. */
export interface Service {
  spec: EndpointSpec
  handler: AnyHandler
  pipeline: Pipeline
  request: FastifyRequest
  reply: FastifyReply
}

/** One call from its parsed input to its answer. */
export class CallRun {
  readonly #service: Service
  readonly #rule: LogRule | false
  readonly #afterRefusal: ((db: Db) => Promise<void>)[] = []
  readonly #received: Upload[] = []
  #actsAs: Call['actsAs'] = null
  #named: repeats.NamedRequest | null = null
  #input: { params?: unknown; query?: unknown; body?: unknown } = {}

  constructor(service: Service, rule: LogRule | false) {
    this.#service = service
    this.#rule = rule
  }

  /** The checked input; what only the database finds missing in a refused form is refused along. */
  async read(): Promise<unknown> {
    const { handler, pipeline, request } = this.#service
    try {
      return this.#parse()
    } catch (thrown) {
      throw await withLateFaults(thrown, handler, request.body, () => this.#ctx(pipeline.db))
    }
  }

  #parse(): unknown {
    const { request, spec } = this.#service
    const { params, query, body, files } = spec.input
    // One after the other: a call whose body is refused is still about what its path names.
    this.#input.params = params === undefined ? undefined : parsePart(params, request.params)
    this.#input.query = this.#paged(parseQuery(query ?? EMPTY, request.query ?? {}))
    const isAbsent = body === undefined || (files !== undefined && isForm(request))
    this.#input.body = isAbsent ? undefined : parseBody(body, request.body)
    this.#named = this.#nameOf()
    return this.#input
  }

  #nameOf(): repeats.NamedRequest | null {
    const { pipeline, request, spec } = this.#service
    if (pipeline.sealer === undefined) return null
    const sent = { spec, actor: request.actor, request: request.facts, input: this.#input }
    return repeats.namedRequest(sent, pipeline.sealer, pipeline.now())
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
      const answer = await this.#onceIn(db, input)
      if (this.#rule !== false) await pipeline.calls.recordWith(db, this.call(spec.status ?? 200))
      return answer
    }).finally(() => this.#wrote())
  }

  /** The same request again gets the answer of before; one at the same time waits for it. */
  async #onceIn(db: Db, input: unknown): Promise<unknown> {
    if (this.#named === null) return this.#handle(db, input)
    const before = await repeats.claim(db, this.#named)
    if (before !== undefined) return this.#replayed(before)
    const answer = await this.#handle(db, input)
    await repeats.keepAnswer(db, this.#named, answer)
    return answer
  }

  /** The same for work that opens its own transactions: one at the same time is told to come again. */
  async #onceAround(db: Db, input: unknown): Promise<unknown> {
    const named = this.#named
    if (named === null) return this.#handle(db, input)
    const before = await repeats.claim(db, named)
    if (before !== undefined) return this.#replayed(before)
    try {
      const answer = await this.#handle(db, input)
      await repeats.keepAnswer(db, named, answer)
      return answer
    } catch (thrown) {
      await repeats.release(db, named)
      throw thrown
    }
  }

  #replayed(answer: unknown): unknown {
    void this.#service.reply.header('Idempotency-Replayed', 'true')
    return answer
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
    const isRead = isReading(spec)
    const answer = await (isRead ? this.#read(input) : this.#onceAround(pipeline.db, input))
    if (!isRead) this.#wrote()
    if (this.#rule === false) return answer
    const call = this.call(isRedirect(answer) ? 302 : (spec.status ?? 200))
    await (isRead ? pipeline.calls.record(call) : pipeline.calls.recordWith(pipeline.db, call))
    return answer
  }

  /** Lists may come from a standby. */
  #read(input: unknown): Promise<unknown> {
    const { pipeline, request, spec } = this.#service
    if (pipeline.reading === undefined || !isList(spec)) return this.#onceAround(pipeline.db, input)
    return pipeline.reading.list(request.actor?.userId ?? null, (db) => this.#handle(db, input))
  }

  #wrote(): void {
    const { pipeline, request } = this.#service
    pipeline.reading?.wrote(request.actor?.userId ?? null)
  }

  async #handle(db: Db, input: unknown): Promise<unknown> {
    const { handler, pipeline, spec } = this.#service
    const given = await this.#untilDiscarded(() => handler(this.#ctx(db), input))
    const answer = spec.method === 'GET' ? withEmptyText(given, this.#input.query) : given
    return pipeline.checksAnswers ? checked(spec, answer) : answer
  }

  #ctx(db: Db): Ctx {
    const { pipeline, request, reply } = this.#service
    return {
      db,
      actor: request.actor,
      now: pipeline.now(),
      request: request.facts,
      files: (limits) => this.#receive(limits),
      transaction: (work) => this.#retried((own) => this.#marked(own, work)),
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

  async #marked<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
    const done = await work(db)
    if (this.#named !== null) await repeats.markDone(db, this.#named)
    return done
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

function checked(spec: EndpointSpec, answer: unknown): unknown {
  const { ok } = spec
  if ('file' in ok || isFile(answer)) return answer
  if (answer instanceof LateAnswer) return answer.checkedBy((late) => assertAnswer(spec, ok, late))
  assertAnswer(spec, ok, answer)
  return answer
}

function assertAnswer(spec: EndpointSpec, schema: z.ZodMiniType, answer: unknown): void {
  const result = z.safeParse(schema, answer)
  if (result.success) return
  throw new Error(
    `${spec.method} ${spec.path} answers what it does not declare: ${z.prettifyError(result.error)}`,
  )
}
