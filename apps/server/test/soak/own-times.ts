import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Victim } from '#test/kills/victim.ts'
import { until } from '#test/until.ts'
import { Tally, type Row } from './tally.ts'

const Told = z.object({
  calls: z.array(z.tuple([z.string(), z.number()])),
  collections: z.array(z.number()),
  delay: z.object({ p50: z.number(), p99: z.number(), most: z.number() }),
})

export interface OwnTimes {
  /** By kind of call, as the server itself took for it: a client beside it on the same cores waits longer. */
  calls: Row[]
  /** How late its event loop came to its timers, in milliseconds. */
  loop: { p50: number; p99: number; most: number }
  /** The collections of garbage that took longest, in milliseconds. */
  collections: number[]
}

/** What the environment of a server must say, so that it can be asked. */
export function watched(folder: string): Record<string, string> {
  const watch = new URL('watch.ts', import.meta.url)
  return { NODE_OPTIONS: `--import ${watch.href}`, SOAK_WATCH: fileIn(folder) }
}

/** Since the question before. */
export async function ownTimes(server: Victim): Promise<OwnTimes> {
  const file = fileIn(server.folder)
  await rm(file, { force: true })
  process.kill(server.pid, 'SIGUSR2')
  const { calls, collections, delay } = await until(() => told(file))
  const tally = new Tally()
  for (const [call, took] of calls) tally.note(kindOf(call), took)
  return {
    calls: tally.table(),
    loop: { p50: inMs(delay.p50), p99: inMs(delay.p99), most: inMs(delay.most) },
    collections: collections.toSorted((a, b) => b - a).slice(0, 5),
  }
}

/** Undefined as long as it is not whole. */
async function told(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.endsWith('}') ? z.parse(Told, JSON.parse(text)) : undefined
}

function inMs(nanoseconds: number): number {
  return Math.round(nanoseconds / 1e5) / 10
}

function kindOf(call: string): string {
  return call.replaceAll(/[0-9a-f-]{36}/g, ':id').replace(/&?pageSize=\d+/, '')
}

function fileIn(folder: string): string {
  return join(folder, 'own-times.json')
}
