import type { FastifyInstance } from 'fastify'
import type { ApiCall, CallApi } from './tools.ts'

const MOST_SENT = 256 * 1024

/**
 * The Model Context Protocol at /mcp, for programs with an API key (401 for anybody else). Each message stands alone:
 * nothing is remembered between two. A tool calls the API as its caller would, so rights, limits and the log are the same.
 */
export function serveAgents(http: FastifyInstance, product: string): void {
  http.post('/mcp', { config: { keysOnly: true }, bodyLimit: MOST_SENT }, async (request, reply) => {
    const call = callerOf(http, { ...request.headers }, request.facts.ip)
    // The protocol is for few and heavy to load: whoever never calls it does not pay for it.
    const { answer } = await import('./protocol.ts')
    const answered = await answer({ product, call, body: request.body, accept: request.headers.accept })
    return reply
      .code(answered.status)
      .type(answered.headers.get('content-type') ?? 'application/json')
      .send(await answered.text())
  })
  // No stream and no session to open or close: clients of the protocol go on without.
  for (const method of ['GET', 'DELETE'] as const)
    http.route({
      method,
      url: '/mcp',
      config: { keysOnly: true },
      handler: (_request, reply) => reply.code(405).header('Allow', 'POST').send(),
    })
}

/** Calls an endpoint of the API with the key of this request. */
function callerOf(
  http: FastifyInstance,
  { authorization = '', host = '' }: { authorization?: string | undefined; host?: string | undefined },
  remoteAddress: string,
): CallApi {
  return async ({ method, path, query = {}, body }: ApiCall) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
    const asked = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
    const answer = await http.inject({
      method,
      url: `/api${path}${asked === '' ? '' : `?${asked}`}`,
      remoteAddress,
      headers: { host, authorization, 'user-agent': 'MCP' },
      ...(body === undefined ? {} : { payload: body }),
    })
    const read: unknown = JSON.parse(answer.body)
    return { status: answer.statusCode, body: read }
  }
}
