import { setGlobalErrorHandler } from '@opentelemetry/core'
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources'

export interface ReceiverOptions {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: the base address; each signal has its path below `/v1`. */
  endpoint: string
  service: string
  version: string
  onError: (error: unknown) => void
}

/** Where traces and metrics go: OTLP over HTTP in JSON. */
export interface Receiver {
  address: (signal: 'traces' | 'metrics') => string
  resource: Resource
  /** Milliseconds until a batch is given up. */
  patience: number
}

export function receiverOf({ endpoint, service, version, onError }: ReceiverOptions): Receiver {
  // The exporters know one place for their errors only.
  setGlobalErrorHandler(onError)
  return {
    address: (signal) => `${endpoint.replace(/\/+$/, '')}/v1/${signal}`,
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    patience: 5000,
  }
}
