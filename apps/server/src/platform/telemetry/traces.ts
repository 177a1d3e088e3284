import { AsyncLocalStorage } from 'node:async_hooks'
import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Context, Span, Tracer } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { onStatement, type Statement } from '#platform/db/statements.ts'
import type { Receiver } from './receiver.ts'

/** More than this wait for a receiver that does not answer: the newest are given up. */
const MOST_WAITING = 5000

/**
 * Sends a span for every request, under the span of its caller, and one for each of its statements: names of routes and
 * tables, times and outcomes. Bodies, values, queries and names of people stay here.
 */
export function traceRequests(app: FastifyInstance, to: Receiver): { stop: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: to.address('traces'), timeoutMillis: to.patience })
  const provider = new TracerProvider({
    resource: to.resource,
    // A caller from outside does not decide whether we look.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000, maxQueueSize: MOST_WAITING }),
    ],
  })
  const tracer = provider.getTracer('guildhall')
  const current = new AsyncLocalStorage<Context>()
  const contexts = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, _reply, done) => {
    const context = begun(tracer, request)
    contexts.set(request, context)
    current.run(context, done)
  })
  // Bodies are read in between, in nobody's context.
  app.addHook('preValidation', (request, _reply, done) => {
    current.run(contexts.get(request) ?? ROOT_CONTEXT, done)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT)
    if (span) end(span, statusCode)
  })
  const unwatch = onStatement((statement) => {
    const context = current.getStore()
    if (context) addStatement(tracer, statement, context)
  })
  return {
    async stop() {
      unwatch()
      await provider.shutdown()
    },
  }
}

const W3C = new W3CTraceContextPropagator()

function begun(tracer: Tracer, { method, headers, routeOptions, id }: FastifyRequest): Context {
  const route = routeOptions.url ?? 'none'
  const parent = W3C.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
  const attributes = { 'http.request.method': method, 'http.route': route, 'guildhall.request_id': id }
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
  return trace.setSpan(parent, span)
}

function end(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

function addStatement(tracer: Tracer, { text, milliseconds, failed }: Statement, context: Context): void {
  const now = Date.now()
  const [operation = ''] = /^\w+/.exec(text.trim()) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
  const span = tracer.startSpan(
    [operation, table].filter(Boolean).join(' '),
    {
      kind: SpanKind.CLIENT,
      startTime: now - milliseconds,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.collection.name': table,
      },
    },
    context,
  )
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(now)
}
