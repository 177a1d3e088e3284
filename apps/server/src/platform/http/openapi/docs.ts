import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { openApi, type ExampleOf } from './openapi.ts'
import { securePage } from '#platform/http/answers/security-headers.ts'

/** /api/openapi.json and, readable, /api/docs. */
export function serveDocs(
  app: FastifyInstance,
  api: Record<string, Record<string, EndpointSpec>>,
  site: { publicUrl: string; isHttps: boolean; loadExamples: () => Promise<ExampleOf> },
): void {
  // Some megabytes, which most servers are never asked for.
  let document: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(api, site.publicUrl, await site.loadExamples()))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/docs', (_request, reply) => {
    const nonce = securePage(reply, { isHttps: site.isHttps, isSecretLink: false })
    return reply.type('text/html; charset=utf-8').send(page(api, nonce))
  })
}

function page(api: Record<string, Record<string, EndpointSpec>>, nonce: string): string {
  const sections = Object.entries(api).map(
    ([feature, endpoints]) =>
      `<h2>${feature}</h2><table>${Object.values(endpoints).map(row).join('')}</table>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width"><style nonce="${nonce}">
body{font:14px/21px Inter,system-ui,sans-serif;color:#1c1f2a;max-width:1080px;margin:32px auto;padding:0 16px}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #e7e8ee;padding:8px 12px 8px 0;vertical-align:top}
code{font:13px ui-monospace,monospace}td:first-child{width:80px}</style></head>
<body><h1>API</h1><p>The schemas of every path, body, query and answer: <a href="/api/openapi.json">openapi.json</a></p>
${sections.join('')}</body></html>`
}

function row(spec: EndpointSpec): string {
  const access = typeof spec.access === 'string' ? spec.access : Object.values(spec.access).flat().join(', ')
  return `<tr><td><code>${spec.method}</code></td><td><code>/api${spec.path}</code><br>${spec.title}</td><td>${access}</td><td>${spec.rate}</td></tr>`
}
