import { writeFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { diceOf } from '#test/fuzz/dice.ts'
import { Victim } from '#test/kills/victim.ts'
import { Person } from './person.ts'
import { ownTimes, watched, type OwnTimes } from './own-times.ts'
import { crowdAt } from './silent.ts'
import { Tally } from './tally.ts'

// `npm run soak -- --seed N --people N --minutes N --silent N` sets them, and judges the times: those are no matter of a test.
const seed = Number(process.env['SOAK_SEED'] ?? Math.floor(Math.random() * 1e9))
const count = Number(process.env['SOAK_PEOPLE'] ?? 30)
const seconds = Number(process.env['SOAK_SECONDS'] ?? 8)
/** Connections that do nothing, all the while. */
const silent = Number(process.env['SOAK_SILENT'] ?? 500)
/** Milliseconds that somebody rests between two calls, on average. */
const PAUSE = seconds > 60 ? 8000 : 1500

let folder: TestFolder
let server: Victim
const people: Person[] = []
const tally = new Tally()
const ownLoop = monitorEventLoopDelay({ resolution: 5 })

beforeAll(async () => {
  process.stdout.write(`soak: seed ${seed}, ${count} people, ${silent} silent connections, ${seconds} s\n`)
  folder = await createTestFolder()
  server = new Victim(folder.path, watched(folder.path))
  await server.start()
}, 180_000)
afterAll(async () => {
  for (const { stream } of people) stream?.close()
  await server.stop()
  await folder.remove()
})

it(
  'serves everybody who is signed in, with their streams, without one error, whoever is there and says nothing',
  { timeout: 120_000 + count * 2000 + seconds * 2000 },
  async () => {
    const emails = await emailsOf(server.origin)
    for (let start = 0; start < count; start += 4)
      await Promise.all(emails.cycle(start, Math.min(4, count - start)).map(come))
    const crowd = await crowdAt(server.origin, silent)
    const until = Date.now() + seconds * 1000
    await ownTimes(server)
    ownLoop.enable()
    const memory = watch(until)

    await Promise.all(
      people.map((person, place) => person.live(diceOf(seed + place), { until, pause: PAUSE })),
    )

    const own = await ownTimes(server)
    ownLoop.disable()
    const silence = await crowd.leave()
    await report(await memory, silence, own)
    expect(tally.errors).toEqual([])
    expect(silence.most).toBe(silent)
    expect(tally.count).toBeGreaterThan(count)
    expect(people.some(({ stream }) => (stream?.heard ?? 0) > 0)).toBe(true)
  },
)

async function come(email: string): Promise<void> {
  const person = await Person.signIn(server.origin, email, tally)
  people.push(person)
  await person.settle()
}

const Users = z.object({ data: z.array(z.object({ email: z.string(), status: z.string() })) })

/** Everybody of the demo who can sign in, over and over: each of them has several machines. */
async function emailsOf(origin: string) {
  const body = JSON.stringify({ email: 'admin@demo.test', password: 'Demo-pass-1' })
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  const admin = await fetch(`${origin}/api/login`, { method: 'POST', headers, body })
  const cookie = admin.headers.get('set-cookie')?.split(';')[0] ?? ''
  const emails: string[] = []
  for (const page of [1, 2, 3]) {
    const answer = await fetch(`${origin}/api/users?pageSize=100&page=${page}`, { headers: { cookie } })
    const { data } = z.parse(Users, await answer.json())
    emails.push(...data.filter(({ status }) => status === 'Active').map(({ email }) => email))
  }
  const able = emails.filter((email) => email !== 'forced@demo.test')
  return {
    cycle: (start: number, length: number) =>
      Array.from({ length }, (_, place) => able[(start + place) % able.length] ?? 'admin@demo.test'),
  }
}

/** The memory of the server in MB, every few seconds. */
async function watch(until: number): Promise<number[]> {
  const samples: number[] = []
  while (Date.now() < until) {
    samples.push(await server.memory())
    await sleep(Math.min(5000, Math.max(0, until - Date.now())))
  }
  return samples
}

type Silence = Awaited<ReturnType<Awaited<ReturnType<typeof crowdAt>>['leave']>>

async function report(memory: readonly number[], silence: Silence, own: OwnTimes): Promise<void> {
  const heard = people.reduce((sum, { stream }) => sum + (stream?.heard ?? 0), 0)
  const told = {
    seed,
    people: people.length,
    seconds,
    heard,
    silent: silence,
    memory,
    calls: tally.table(),
    own,
    /** Of those who call: they share the cores with the server. */
    clientLoop: Math.round(ownLoop.percentile(99) / 1e5) / 10,
    errors: tally.errors,
  }
  const file = process.env['SOAK_REPORT']
  if (file !== undefined) await writeFile(file, JSON.stringify(told))
}
