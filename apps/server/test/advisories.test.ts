import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from './folder.ts'

const ROOT = new URL('../../../', import.meta.url)
const SCRIPT = fileURLToPath(new URL('scripts/advisories.mjs', ROOT))
const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) })
const { packages } = z.parse(Lock, JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8')))
const FASTIFY = `fastify ${packages['node_modules/fastify']?.version}`

let folder: TestFolder
beforeAll(async () => {
  folder = await createTestFolder()
})
afterAll(() => folder.remove())

/** One package of an answer, as npm 11 writes it. */
const hit = (severity: string, name = 'fastify') => ({
  [name]: {
    name,
    severity,
    isDirect: true,
    via: [
      {
        source: 1,
        name,
        dependency: name,
        title: 'Skips validation',
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        severity,
        range: '<99.0.0',
      },
    ],
    effects: [],
    range: '<99.0.0',
    nodes: [`node_modules/${name}`],
    fixAvailable: true,
  },
})

async function judged(answer: unknown, accepted = '') {
  const [file, page] = [join(folder.path, 'answer.json'), join(folder.path, 'page.md')]
  await writeFile(file, typeof answer === 'string' ? answer : JSON.stringify(answer))
  await writeFile(page, `# Accepted\n\n${accepted}\n`)
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, file, page], { encoding: 'utf8' })
  return { status, said: stderr.trim().split('\n') }
}

const report = (vulnerabilities: object) => ({ auditReportVersion: 2, vulnerabilities, metadata: {} })
const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const TOLD = `${FASTIFY}: high, Skips validation (https://github.com/advisories/GHSA-aaaa-bbbb-cccc), in <99.0.0`

it('fails on an advisory for a package of the lock file, and names both', async () => {
  expect(await judged(report(hit('high')))).toEqual({
    status: 1,
    said: [TOLD, 'advisories: 1 problems'],
  })
  expect((await judged(report(hit('critical')))).status).toBe(1)
})

it('passes what is moderate, and what is of a package that we do not have', async () => {
  for (const vulnerabilities of [{}, hit('moderate'), hit('critical', 'left-pad-of-others')])
    expect(await judged(report(vulnerabilities))).toEqual({ status: 0, said: ['advisories: ok'] })
})

it('accepts one that is named with a day, for two weeks at most and no day longer', async () => {
  const row = (day: string) => `| GHSA-aaaa-bbbb-cccc | ${day} | the option is off here |`

  expect((await judged(report(hit('high')), row(until(7)))).status).toBe(0)
  expect((await judged(report(hit('high')), row(until(-3)))).said).toContain(TOLD)
  expect((await judged(report(hit('high')), row(until(30)))).said).toContain(
    'GHSA-aaaa-bbbb-cccc is accepted for more than 14 days',
  )
})

it.each([
  ['an error of the registry', { message: 'request to https://registry.npmjs.org failed', error: {} }],
  ['the format of another release', { auditReportVersion: 3, vulnerabilities: {} }],
  ['nothing', ''],
])('takes %s for no answer', async (_, answer) => {
  expect((await judged(answer)).status).toBe(1)
})
