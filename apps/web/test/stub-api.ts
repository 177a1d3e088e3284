import { accounts } from '@guildhall/contract/accounts'
import type { Answer, EndpointSpec, Sent } from '@guildhall/contract/endpoint'
import { settings } from '@guildhall/contract/settings'
import { vi } from 'vitest'
import { sampleConfig, sampleExpertsConfig } from './samples.ts'

/** What the browser sent to an endpoint. */
export interface StubRequest<Body = unknown> {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: Headers
  body: Body
}

/** A refusal as the server words it. */
export class StubRefusal {
  readonly status: number
  readonly message: string
  readonly code: string
  constructor(status: number, message = '', code = 'refused') {
    this.status = status
    this.message = message
    this.code = code
  }
}

type Reply<S extends EndpointSpec> = (
  request: StubRequest<Sent<S, 'body'>>,
) => Answer<S> | StubRefusal | Promise<Answer<S>>
// The page's own types decide what a body holds; here it is only handed on.
type Route = {
  method: string
  pattern: RegExp
  names: string[]
  answer: (request: Omit<StubRequest, 'body'>, text: string) => unknown
}
type Init = { method?: string; headers?: Record<string, string>; body?: string }

/**
 * Stands in for the network: answers by the endpoints of the contract, in their types. A call that no answer
 * was given for fails the test. A later answer for the same endpoint replaces the earlier one.
 */
export function stubApi() {
  const routes: Route[] = []
  const seen: { method: string; path: string; query: URLSearchParams }[] = []
  vi.stubGlobal(
    'fetch',
    async (input: string, { method = 'GET', headers = {}, body = 'null' }: Init = {}) => {
      const { pathname, searchParams: query } = new URL(input, 'http://localhost')
      const path = pathname.replace(/^\/api/, '')
      seen.push({ method, path, query })
      const route = routes.findLast((one) => one.method === method && one.pattern.test(path))
      if (route === undefined) throw new Error(`Nobody answers ${method} ${path}`)
      const [, ...values] = route.pattern.exec(path) ?? []
      const params = Object.fromEntries(route.names.map((name, index) => [name, values[index] ?? '']))
      return responseOf(await route.answer({ params, query, headers: new Headers(headers) }, body))
    },
  )
  const api = {
    on<S extends EndpointSpec>({ method, path }: S, reply: Reply<S>): void {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
      const answer: Route['answer'] = (request, text) => reply({ ...request, body: JSON.parse(text) })
      routes.push({ method, names, answer, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`) })
    },
    /** The queries that an endpoint was asked with, in order. */
    queries: ({ method, path }: EndpointSpec): string[] =>
      seen
        .filter((call) => call.method === method && call.path === path)
        .map(({ query }) => decodeURIComponent(query.toString())),
  }
  // What the way to every page asks.
  api.on(settings.publicConfig, () => ({ data: sampleConfig() }))
  api.on(settings.expertsConfig, () => ({ data: sampleExpertsConfig() }))
  api.on(accounts.keepAlive, () => ({ success: true as const, expires_at: '2026-11-21T18:00:00.000Z' }))
  return api
}
export type StubApi = ReturnType<typeof stubApi>

function responseOf(answer: unknown): Response {
  if (typeof answer === 'string') return new Response(answer, { headers: { 'Content-Type': 'text/csv' } })
  if (!(answer instanceof StubRefusal)) return Response.json(answer)
  const { status, message, code } = answer
  const headers = { 'X-Request-Id': 'request-7' }
  return Response.json({ message, code }, { status, headers })
}
