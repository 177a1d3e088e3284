// How long a spreadsheet of ten thousand experts takes: the dry run, the run, and the way back.
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Side } from './load.ts'
import { markdownTable } from './report.ts'
import { signedIn, withServer, withDatabase } from './server.ts'

/** Fewer for a first look: `EXPERTS=1000 npm run bench -- imports`. */
const EXPERTS = Number(process.env['EXPERTS'] ?? 10_000)
const PORT = 38_417
const SKILLS = ['Grid connection', 'Battery storage', 'Wind power', 'Tariffs', 'Due diligence', 'Hydrogen']

/** Prints what it does and gives the section of BENCH.md. */
export async function benchImports(): Promise<string> {
  return withDatabase(async ({ url, folder }) => {
    return await withServer({ url, folder, port: PORT }, async (origin) => {
      const admin = await signedIn(origin, 'admin@demo.test')
      const sheet = await upload(admin)
      const rows: string[][] = []
      for (const step of ['dry-run', 'run', 'undo']) {
        const { seconds, made } = await timed(admin, sheet, step)
        rows.push([step, seconds.toFixed(0), (EXPERTS / seconds).toFixed(0), String(made)])
        console.log(rows.at(-1)?.join(' '))
        if (step === 'run' && made < EXPERTS) throw new Error(await firstReason(admin, sheet))
      }
      return markdownTable([`${EXPERTS} experts`, 's', 'rows a second', 'made'], rows)
    })
  })
}

/** Each with a company, a phone, five more fields, three skills and a language. */
function csv(): string {
  const lines = Array.from({ length: EXPERTS }, (_, n) => {
    const skills = [0, 1, 2].map((more) => SKILLS[(n + more) % SKILLS.length])
    const phone = `+1 212 ${300 + Math.floor(n / 10_000)} ${String(n % 10_000).padStart(4, '0')}`
    const who = [`Ada${n}`, `Bench${n % 977}`, `ada${n}@import.example.com`, phone]
    return [
      ...who,
      `Company ${n % 500}`,
      'Engineer',
      'Leeds',
      skills.join('; '),
      'English',
      '12',
      '150',
    ].join(',')
  })
  const head =
    'First name,Last name,E-mail,Phone,Company,Job title,Location,Skills,Languages,Years of experience,Rate'
  return `${head}\n${lines.join('\n')}\n`
}

const Sheet = z.object({ data: z.object({ id: z.string(), status: z.string(), made: z.number() }) })

async function upload({ origin, headers }: Side): Promise<string> {
  const body = new FormData()
  body.append('kind', 'experts')
  body.append('file', new Blob([csv()]), 'experts.csv')
  const answer = await fetch(`${origin}/api/imports`, { method: 'POST', headers, body })
  return z.parse(Sheet, await answer.json()).data.id
}

const Rows = z.object({ data: z.array(z.object({ reason: z.nullable(z.string()) })) })

async function firstReason({ origin, headers }: Side, id: string): Promise<string> {
  const answer = await fetch(`${origin}/api/imports/${id}/rows?verdict[]=error&pageSize=1`, { headers })
  return z.parse(Rows, await answer.json()).data[0]?.reason ?? 'Some rows were not made.'
}

/** Until the work of this step is done. */
async function timed({ origin, headers }: Side, id: string, step: string) {
  const start = performance.now()
  const address = `${origin}/api/imports/${id}`
  await fetch(`${address}/${step}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  })
  for (;;) {
    const { status, made } = z.parse(Sheet, await (await fetch(address, { headers })).json()).data
    if (!['checking', 'running', 'undoing'].includes(status))
      return { seconds: (performance.now() - start) / 1000, made }
    await wait(1000)
  }
}
