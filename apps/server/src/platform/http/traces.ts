import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface TraceOptions {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: the base address; spans go to `/v1/traces` below it, as OTLP over HTTP in JSON. */
  endpoint: string
  service: string
  version: string
  onError: (error: unknown) => void
}

const SEND_EVERY = 2000
/** More than this wait for a receiver that does not answer: the oldest are given up. */
const MOST_WAITING = 5000

/** Sends a span for every request, in batches and beside the requests. Bodies, queries and names of people stay here. */
export function traceRequests(app: FastifyInstance, options: TraceOptions): { stop: () => Promise<void> } {
  let waiting: Span[] = []
  let sending = Promise.resolve()
  const send = () => {
    const spans = waiting
    waiting = []
    if (spans.length > 0) sending = sending.then(() => post(options, spans)).catch(options.onError)
    return sending
  }
  const timer = setInterval(() => void send(), SEND_EVERY)
  timer.unref()
  app.addHook('onResponse', async (request, reply) => {
    waiting.push(spanOf(request, { status: reply.statusCode, seconds: reply.elapsedTime / 1000 }))
    if (waiting.length > MOST_WAITING) waiting = waiting.slice(-MOST_WAITING)
  })
  return {
    async stop() {
      clearInterval(timer)
      await send()
    },
  }
}

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code: number }
}

interface Attribute {
  key: string
  value: { stringValue: string } | { intValue: string }
}

const SERVER = 2
const ERROR = 2

function spanOf(request: FastifyRequest, { status, seconds }: { status: number; seconds: number }): Span {
  const parent = parentOf(request.headers['traceparent'])
  const route = request.routeOptions.url ?? 'none'
  const end = BigInt(Date.now()) * 1_000_000n
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    ...(parent === undefined ? {} : { parentSpanId: parent.spanId }),
    name: `${request.method} ${route}`,
    kind: SERVER,
    startTimeUnixNano: String(end - BigInt(Math.round(seconds * 1e9))),
    endTimeUnixNano: String(end),
    attributes: [
      text('http.request.method', request.method),
      text('http.route', route),
      { key: 'http.response.status_code', value: { intValue: String(status) } },
      text('guildhall.request_id', request.id),
    ],
    status: { code: status >= 500 ? ERROR : 0 },
  }
}

/** The caller's own span, as W3C Trace Context writes it. */
function parentOf(header: string | string[] | undefined): { traceId: string; spanId: string } | undefined {
  const [, traceId = '', spanId = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(header)) ?? []
  return traceId === '' || /^0+$/.test(traceId) ? undefined : { traceId, spanId }
}

async function post({ endpoint, service, version }: TraceOptions, spans: readonly Span[]): Promise<void> {
  const resource = { attributes: [text('service.name', service), text('service.version', version)] }
  const scopeSpans = [{ scope: { name: 'guildhall' }, spans }]
  const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
    signal: AbortSignal.timeout(5000),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The receiver of traces answers ${answer.status}.`)
}

function text(key: string, value: string): Attribute {
  return { key, value: { stringValue: value } }
}
