import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { securePage } from '#platform/http/answers/security-headers.ts'
import { docsPage } from './docs-page.ts'
import { openApi, type ExampleOf } from './openapi.ts'

/** /api/openapi.json and, readable, /api/docs. */
export function serveDocs(
  app: FastifyInstance,
  api: Record<string, Record<string, EndpointSpec>>,
  site: { publicUrl: string; isHttps: boolean; loadExamples: () => Promise<ExampleOf> },
): void {
  // Some megabytes, which most servers are never asked for.
  let document: Promise<Record<string, unknown>> | undefined
  const described = () => (document ??= site.loadExamples().then((of) => openApi(api, site.publicUrl, of)))
  let json: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    json ??= JSON.stringify(await described())
    return reply.type('application/json; charset=utf-8').send(json)
  })
  let pageWith: ((nonce: string) => string) | undefined
  app.get('/api/docs', async (_request, reply) => {
    pageWith ??= docsPage(api, await described())
    const nonce = securePage(reply, { isHttps: site.isHttps, isSecretLink: false })
    return reply.type('text/html; charset=utf-8').send(pageWith(nonce))
  })
}
