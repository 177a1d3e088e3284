import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { pushMetrics } from './metrics-push.ts'
import { receiverOf, type ReceiverOptions } from './receiver.ts'
import { traceRequests } from './traces.ts'

const METRICS_EVERY = 30_000

/** Sends traces and metrics by OTLP until it is stopped, beside the requests and never in their way. */
export function sendTelemetry(
  app: FastifyInstance,
  registry: Registry,
  options: ReceiverOptions,
): { stop: () => Promise<void> } {
  const to = receiverOf(options)
  const parts = [traceRequests(app, to), pushMetrics(registry, { to, every: METRICS_EVERY })]
  return {
    stop: async () => {
      // The last batch: nobody who receives it is no reason to stay.
      await Promise.all(parts.map((part) => part.stop().catch(options.onError)))
    },
  }
}
