import { isReading, logRule, type EndpointSpec } from '@guildhall/contract/endpoint'
import { commonErrors } from '@guildhall/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ThreadEnded } from '#platform/threads/thread.ts'
import { checkAccess } from './checks/access-check.ts'
import { CallRun, type AnyHandler, type Service } from './calls/call-run.ts'
import type { Handlers } from './context.ts'
import { refusalOf } from './errors.ts'
import { checkContentType } from './checks/media-type.ts'
import type { Pipeline } from './pipeline.ts'
import { addressKey } from './limits/rate-limit.ts'
import { send } from './answers/send-answer.ts'

/** Serves the endpoints of a feature under /api, or below another base. Throws when one lacks a declaration or a handler. */
export function register<const T extends Record<string, EndpointSpec>>(
  app: FastifyInstance,
  endpoints: T,
  handlers: Handlers<T>,
  pipeline: Pipeline,
  base = '/api',
): void {
  for (const [name, spec] of Object.entries(endpoints)) {
    const handler: unknown = Reflect.get(handlers, name)
    assertDeclared(name, spec, handler)
    app.route({
      method: spec.method,
      url: `${base}${spec.path}`,
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

function assertDeclared(name: string, spec: EndpointSpec, handler: unknown): asserts handler is AnyHandler {
  const label = `${spec.method} ${spec.path} (${name})`
  for (const part of ['method', 'path', 'title', 'access', 'rate', 'input', 'ok'] as const) {
    if (spec[part] === undefined) throw new Error(`The endpoint ${label} declares no ${part}.`)
  }
  if (typeof handler !== 'function') throw new Error(`The endpoint ${label} has no handler.`)
}

/** Everything that is decided before the body is read. A refusal is recorded, unless it is one for too many calls. */
async function admit(service: Service): Promise<void> {
  const { spec, pipeline, request } = service
  request.isRecorded = true
  const key = request.actor?.key?.id
  // The document words it another way for what is made (spec 000 §8).
  const text = spec.status === 201 ? commonErrors.too_many_attempts[1] : undefined
  if (key !== undefined) await pipeline.limits('api_key', key, text)
  await pipeline.limits(spec.rate, callerOf(request), text)
  try {
    checkAccess(spec, request.actor)
    checkContentType(request, spec.input)
  } catch (thrown) {
    const rule = logRule(spec)
    if (rule !== false)
      pipeline.calls.record(new CallRun(service, rule).call(refusalOf(thrown)?.status ?? 500))
    throw thrown
  }
  request.isRecorded = false
}

/** By whom calls are counted. */
function callerOf({ actor, facts }: FastifyRequest): string {
  return actor?.key?.id ?? actor?.userId ?? addressKey(facts.ip)
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
    const input = await run.read()
    const isOneWrite = !isReading(spec) && spec.transaction !== 'own'
    const work = () => (isOneWrite ? run.inTransaction(input) : run.outside(input))
    const answer = await (pipeline.turns?.(spec.rate, callerOf(request), work) ?? work())
    return await send(reply, spec, { answer, spelling: pipeline })
  } catch (thrown) {
    await run.settleRefusal()
    const refusal = refusalOf(thrown)
    if (rule !== false) pipeline.calls.record(run.call(refusal?.status ?? 500))
    if (refusal === null || thrown instanceof ThreadEnded)
      request.log.error({ err: thrown, request_id: request.id }, 'request failed')
    return reply.send(thrown)
  }
}
