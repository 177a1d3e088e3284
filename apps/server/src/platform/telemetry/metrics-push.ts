import { ValueType, type HrTime } from '@opentelemetry/api'
import { millisToHrTime } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type DataPoint,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client'
import type { Receiver } from './receiver.ts'

export interface PushOptions {
  to: Receiver
  /** Milliseconds between two batches. */
  every: number
}

type Collected = MetricObjectWithValues<MetricValueWithName<string>>

/** Sends what `registry` counts, the same figures under the same names as Prometheus reads them. */
export function pushMetrics(registry: Registry, { to, every }: PushOptions): { stop: () => Promise<void> } {
  const exporter = new OTLPMetricExporter({ url: to.address('metrics'), timeoutMillis: to.patience })
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: every,
    exportTimeoutMillis: Math.min(every, to.patience),
    metricProducers: [producerOf(registry, to)],
  })
  const provider = new MeterProvider({ resource: to.resource, readers: [reader] })
  return { stop: () => provider.shutdown() }
}

function producerOf(registry: Registry, { resource }: Receiver): MetricProducer {
  const since = millisToHrTime(Date.now())
  return {
    async collect() {
      const times = { startTime: since, endTime: millisToHrTime(Date.now()) }
      const metrics = (await registry.getMetricsAsJSON()).map((one) => metricOf(one, times))
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'guildhall' }, metrics }] },
        errors: [],
      }
    },
  }
}

interface Times {
  startTime: HrTime
  endTime: HrTime
}

function metricOf(one: Collected, times: Times): MetricData {
  const base = {
    descriptor: { name: one.name, description: one.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  // The library's enumeration has numbers at run time and names in its types.
  const type = String(one.type)
  if (type === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(one, times) }
  const dataPoints = one.values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), value }))
  return type === 'counter'
    ? { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...base, dataPointType: DataPointType.GAUGE, dataPoints }
}

type Histograms = Extract<MetricData, { dataPointType: DataPointType.HISTOGRAM }>['dataPoints']

/** Prometheus counts everything up to each bound; OTLP wants what lies between two of them. */
function histograms({ name, values }: Collected, times: Times): Histograms {
  const series = Map.groupBy(values, ({ labels: { le: _le, ...labels } }) => JSON.stringify(labels))
  return [...series.values()].map((points): DataPoint<Histograms[number]['value']> => {
    const { le: _le, ...labels } = points[0]?.labels ?? {}
    const valueOf = (part: string) =>
      points.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0
    const upTo = points.filter(({ metricName }) => metricName === `${name}_bucket`)
    const boundaries = upTo.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite)
    const counts = upTo.map(({ value }, index) => value - (upTo[index - 1]?.value ?? 0))
    const value = { buckets: { boundaries, counts }, sum: valueOf('sum'), count: valueOf('count') }
    return { ...times, attributes: attributesOf(labels), value }
  })
}

function attributesOf(labels: Partial<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
