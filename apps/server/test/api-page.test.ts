import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { api, connect, GuildhallError } from '@guildhall/client'
import { keys } from '@guildhall/contract/keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { createTestFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { startPortal, type Portal } from './portal.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const LANGUAGES = ['sh', 'ts', 'python'] as const
type Language = (typeof LANGUAGES)[number]

const page = await readFile(join(root, 'docs/api.md'), 'utf8')
const JOBS = page.split(/^## (?=\d)/m).slice(1)

/** What each job prints, whatever the language. */
const SAYS: Record<number, RegExp> = {
  1: /[\da-f-]{36}/,
  2: /[\da-f-]{36}/,
  3: /first_name|name/,
  4: /[\da-f-]{36}.+\d/,
  5: /asked|"refused":null/,
  6: /[\da-f-]{36}/,
  7: /done 1|"status":"done".*"made":1/s,
  8: /whsec_/,
  9: /^ours$/m,
  10: /Hires|Month|Week/i,
  11: /matched.+evidence/s,
}

let portal: Portal
let folder: string
let env: Record<string, string>
let hasPython: boolean
beforeAll(async () => {
  const [programs, port] = await Promise.all([createTestFolder(), freePort()])
  folder = programs.path
  await mkdir(join(folder, 'node_modules/@guildhall'), { recursive: true })
  const { packClient } = z.parse(Packing, await import(join(root, 'scripts/pack-client.mjs')))
  await packClient(join(folder, 'node_modules/@guildhall/client'))
  for (const name of ['zod', '@types', '@modelcontextprotocol'])
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: `http://127.0.0.1:${port}` })
  await portal.http.listen({ port, host: '127.0.0.1' })
  env = { ...(await known(port)), ...message() }
  hasPython = await run('python3', ['--version']).then(
    () => true,
    () => false,
  )
}, 120_000)
afterAll(async () => {
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
})

const Packing = z.object({ packClient: z.custom<(target: string) => Promise<void>>() })

/** Where the portal is, a key of an administrator, a published project, and an expert for each language. */
async function known(port: number) {
  const made = await (
    await portal.as('admin')
  ).post('/api-keys', { name: 'Page', role: 'growth_experts_admin' })
  const project = await portal.db
    .selectFrom('gigs')
    .select('id')
    .where('status', '=', 'Published')
    .orderBy('internal_id')
    .executeTakeFirstOrThrow()
  const experts = await Promise.all(LANGUAGES.map(() => givenExpert(portal.db)))
  return {
    GUILDHALL_URL: `http://127.0.0.1:${port}`,
    GUILDHALL_KEY: z.parse(keys.create.ok, made.body).data.key,
    PROJECT_ID: project.id,
    EXPERT_IDS: experts.map(({ id }) => id).join(' '),
  }
}

/** A message as a webhook sends it. */
function message() {
  const [id, sentAt, body] = ['msg_1', String(Math.floor(Date.now() / 1000)), '{"type":"call.booked"}']
  const secret = Buffer.from('a secret of thirty-two bytes ...')
  const signed = createHmac('sha256', secret).update(`${id}.${sentAt}.${body}`).digest('base64')
  return {
    WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
    WEBHOOK_ID: id,
    WEBHOOK_TIMESTAMP: sentAt,
    WEBHOOK_SIGNATURE: `v1,AAAA v1,${signed}`,
    WEBHOOK_BODY: body,
  }
}

const blockOf = (text: string, opening: string) =>
  new RegExp(`^\`\`\`${opening}\\n(.*?)^\`\`\`$`, 'ms').exec(text)?.[1] ?? ''

const programOf = (job: string, language: Language) =>
  `${blockOf(page, `${language} preface`)}\n${blockOf(job, language)}`

const MEANS = {
  sh: { program: 'bash', args: ['-eu', '-o', 'pipefail'], ending: 'sh' },
  ts: { program: process.execPath, args: ['--disable-warning=ExperimentalWarning'], ending: 'mts' },
  python: { program: 'python3', args: [], ending: 'py' },
} as const

/** Runs a job word by word, in a folder of its own beside the packed client. */
async function done(index: number, language: Language): Promise<string> {
  const { program, args, ending } = MEANS[language]
  const place = join(folder, `${language}-${index}`)
  await mkdir(place)
  await writeFile(join(place, `job.${ending}`), programOf(JOBS[index] ?? '', language))
  const { stdout } = await run(program, [...args, `job.${ending}`], {
    cwd: place,
    env: { PATH: process.env['PATH'] ?? '', ...env, EXPERT_ID: expertOf(language) },
  })
  return stdout
}

/** Nobody is asked twice for one project. */
const expertOf = (language: Language) => env['EXPERT_IDS']?.split(' ')[LANGUAGES.indexOf(language)] ?? ''

describe('the page of eleven jobs', () => {
  it('shows eleven, each in three languages', () => {
    expect(JOBS).toHaveLength(11)
    for (const job of JOBS) for (const language of LANGUAGES) expect(blockOf(job, language)).not.toBe('')
  })

  const rows = JOBS.flatMap((job, index) =>
    LANGUAGES.map((language) => ({ language, index, title: job.split('\n', 1)[0] ?? '' })),
  )
  it.for(rows)('$title works in $language', { timeout: 60_000 }, async ({ language, index }, { skip }) => {
    skip(
      language === 'python' && !hasPython,
      'python3 is not on this machine: its examples are not tried here',
    )

    expect(await done(index, language)).toMatch(SAYS[index + 1] ?? /never/)
  })

  it(
    'is typed as its reader will have it, by the package that they install',
    { timeout: 60_000 },
    async () => {
      const programs = JOBS.map((job, index) => [`typed-${index}.mts`, programOf(job, 'ts')] as const)
      for (const [name, text] of programs) await writeFile(join(folder, name), text)
      const options = { strict: true, noEmit: true, target: 'es2024', module: 'nodenext', types: ['node'] }
      const config = { compilerOptions: options, files: programs.map(([name]) => name) }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))

      const { stdout } = await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder])

      expect(stdout).toBe('')
    },
  )
})

describe('the client', () => {
  it('says what is refused, with the fields', async () => {
    const guildhall = connect({ url: env['GUILDHALL_URL'] ?? '', key: env['GUILDHALL_KEY'] ?? '' })

    const wrong = guildhall.call(api.people.add, { body: { first_name: '', last_name: 'X' } })
    const missing = guildhall.call(api.gigs.read, { params: { id: '01932f5e-7d3a-7000-8000-000000000000' } })
    const closed = connect({ url: env['GUILDHALL_URL'] ?? '', key: 'gh_wrong' }).call(api.gigs.list)

    const refused = await Promise.allSettled([wrong, missing, closed])
    const reasons = refused.map((one) => (one.status === 'rejected' ? one.reason : one))
    expect(reasons).toEqual([
      expect.objectContaining({ status: 422, fields: { first_name: [expect.any(String)] } }),
      expect.objectContaining({ status: 404, code: 'not_found' }),
      expect.any(GuildhallError),
    ])
  })

  it('says to a program without types that there is no such call', async () => {
    const { call } = connect({ url: env['GUILDHALL_URL'] ?? '', key: 'gh_x' })
    const missing: unknown = Reflect.get(api.gigs, 'nothing')
    await expect(Reflect.apply(call, undefined, [missing])).rejects.toThrow('Simple end point is required.')
  })

  it('asks again while the portal is busy or away, and a POST that it repeats has one effect', async () => {
    const seen: string[] = []
    const connection = {
      url: env['GUILDHALL_URL'] ?? '',
      key: env['GUILDHALL_KEY'] ?? '',
      async fetch(url: string, request: RequestInit) {
        seen.push(new Headers(request.headers).get('idempotency-key') ?? '')
        const answer = await fetch(url, request)
        // The first answer is lost on its way.
        if (seen.length === 1) throw new TypeError('fetch failed')
        return seen.length === 2
          ? new Response(null, { status: 503, headers: { 'retry-after': '0' } })
          : answer
      },
    }

    const { data } = await connect(connection).call(api.companies.add, {
      body: { name: 'Sent thrice', type: 'Customer' },
    })

    expect(seen).toHaveLength(3)
    expect(new Set(seen).size).toBe(1)
    const made = await portal.db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Sent thrice')
      .execute()
    expect(made).toEqual([{ id: data.id }])
  })
})

describe('the client, waiting', () => {
  it('gives up in time, and at once when it is told to', async () => {
    const url = env['GUILDHALL_URL'] ?? ''
    const never = () => new Promise<Response>(() => {})
    const silent = (_: string, { signal }: RequestInit) =>
      Promise.race([
        never(),
        new Promise<never>((_, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('over', 'TimeoutError'))),
        ),
      ])

    const late = connect({ url, key: 'gh_x', timeout: 20, tries: 1, fetch: silent }).call(api.gigs.list)
    await expect(late).rejects.toMatchObject({ status: 0, code: 'no_answer' })
    const stopped = connect({ url, key: 'gh_x', fetch: silent }).call(
      api.gigs.list,
      {},
      {
        signal: AbortSignal.timeout(20),
      },
    )
    await expect(stopped).rejects.not.toBeInstanceOf(GuildhallError)
  })

  it('reads a list to its end', async () => {
    const { each } = connect({ url: env['GUILDHALL_URL'] ?? '', key: env['GUILDHALL_KEY'] ?? '' })
    const names: string[] = []
    for await (const { id } of each(api.expertLists.list, { query: { pageSize: 20 } })) names.push(id)

    const { count } = await portal.db
      .selectFrom('experts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(20)
    expect(names.length).toBeLessThanOrEqual(Number(count))
  })
})
