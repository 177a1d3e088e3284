import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** A figure that is read when somebody asks for the metrics. */
  gauge: (name: string, help: string, read: () => number | Promise<number>) => void
  /** Serves them on a port of their own, for the operator's network alone. */
  listen: (port: number, host: string) => Promise<void>
  close: () => Promise<void>
  /** What is counted, for whoever sends it elsewhere. */
  registry: Registry
}

/** Counts every request of `app` by route and status; process figures come with it. */
export function collectMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  let server: Server | undefined
  return {
    registry,
    gauge: (name, help, read) => registry.registerMetric(gaugeOf(name, help, read)),
    async listen(port, host) {
      server = createServer((_request, response) => void answer(registry, response))
      server.listen(port, host)
      await once(server, 'listening')
    },
    async close() {
      if (server === undefined) return
      server.close()
      await once(server, 'close')
    },
  }
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.015, 0.05, 0.15, 0.5, 1, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route as declared: real paths would make a series of every id.
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

function gaugeOf(name: string, help: string, read: () => number | Promise<number>): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    // A figure that nobody can tell now is missing, and the others are not.
    async collect(this: Gauge) {
      this.set(await Promise.resolve(read()).catch(() => Number.NaN))
    },
  })
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': registry.contentType })
  response.end(await registry.metrics())
}
