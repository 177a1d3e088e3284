import { scimProtocol } from '@guildhall/contract/scim'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errorBody, refusalOf } from '#platform/http/errors.ts'
import type { Pipeline } from '#platform/http/pipeline.ts'
import { refuse, type Refusal } from '#platform/http/refuse.ts'
import { register } from '#platform/http/registrar.ts'
import type { ScimDeps } from './deps.ts'
import { protocolRoutes } from './protocol-routes.ts'

const TYPE = 'application/scim+json; charset=utf-8'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** The provisioning interface at /scim/v2, in its own media type and with errors in its own shape (RFC 7644 §3.12). */
export function serveScim(http: FastifyInstance, pipeline: Pipeline, deps: ScimDeps): void {
  void http.register(async (scope) => {
    scope.addHook('onRequest', async ({ raw }) => {
      const { 'content-type': type = '' } = raw.headers
      if (/^application\/scim\+json\b/i.test(type)) raw.headers['content-type'] = 'application/json'
    })
    scope.addHook('onSend', async (request, reply, payload) => {
      if (request.method === 'DELETE' && reply.statusCode === 200) return nothing(reply)
      reply.type(TYPE)
      return payload
    })
    scope.setErrorHandler((thrown, request, reply) => {
      const refusal = refusalOf(thrown)
      if (refusal === null) request.log.error({ err: thrown, request_id: request.id }, 'request failed')
      return sendError(reply, refusal)
    })
    register(scope, scimProtocol, protocolRoutes(deps), pipeline, '')
    scope.all('/scim/v2/*', { config: { keysOnly: true } }, () => {
      throw refuse('not_found')
    })
  })
}

function nothing(reply: FastifyReply): null {
  reply.code(204).removeHeader('content-type')
  return null
}

/** The codes of the standard for what went wrong; without one the text says it. */
const KINDS: Readonly<Record<string, readonly [status: number, kind: string]>> = {
  invalid: [400, 'invalidValue'],
  scim_filter: [400, 'invalidFilter'],
  scim_patch: [400, 'invalidPath'],
  email_taken: [409, 'uniqueness'],
  bad_request: [400, 'invalidSyntax'],
}

function sendError(reply: FastifyReply, refusal: Refusal | null): FastifyReply {
  const [status, kind] = KINDS[refusal?.code ?? ''] ?? [refusal?.status ?? 500, undefined]
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer')
  if (refusal?.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter)
  const { message, errors } = errorBody(refusal)
  const told = Object.entries(errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(' ')}`)
  const detail = told.length > 0 ? told.join(' ') : message
  const body = { schemas: [ERROR], status: String(status), ...(kind && { scimType: kind }), detail }
  return reply.code(status).send(JSON.stringify(body))
}
