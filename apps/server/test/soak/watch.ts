import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'

// Loaded into the server before anything else (own-times.ts): how long it took for each call, and what held it up. At
// each SIGUSR2 it writes that down and begins anew.
const began = new WeakMap<ServerResponse, number>()
let calls: [call: string, milliseconds: number][] = []
let collections: number[] = []
const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collections.push(duration)
}).observe({ entryTypes: ['gc'] })

interface Message {
  request: IncomingMessage
  response: ServerResponse
}
const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'response' in message && 'request' in message

subscribe('http.server.request.start', (message) => {
  if (isMessage(message)) began.set(message.response, performance.now())
})
subscribe('http.server.response.finish', (message) => {
  if (!isMessage(message)) return
  const { method = '', url = '' } = message.request
  const since = began.get(message.response)
  if (since !== undefined) calls.push([`${method} ${url}`, performance.now() - since])
})

process.on('SIGUSR2', () => {
  const delay = { p50: loop.percentile(50), p99: loop.percentile(99), most: loop.max }
  const told = { calls, collections, delay }
  writeFileSync(process.env['SOAK_WATCH'] ?? '/dev/null', JSON.stringify(told))
  loop.reset()
  calls = []
  collections = []
})
