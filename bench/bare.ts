// What the product is measured against: node:http and pg, the same SQL on the same rows, and nothing else. No session,
// no checks, no headers: less work than any real server could do. A call that leaves a row in the log leaves one here too.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Pool } from 'pg'
import { V7Generator } from 'uuidv7'
import type { Read, Reads, Statement } from './recorded.ts'

/** What it has to know: the statements of each read, and those of a write where there are any. */
export interface Plan {
  reads: Reads
  writes?: { insert: Statement; update: string }
}

const [planFile = '', url = '', port = ''] = process.argv.slice(2)
const plan: Plan = JSON.parse(readFileSync(planFile, 'utf8'))
const pool = new Pool({ connectionString: url, max: 10, options: '-c role=guildhall_app -c timezone=UTC' })
/** Like the product: rows that nobody waits for go together. */
const BATCH = 200
const WAIT = 200
let waiting: object[] = []
let timer: NodeJS.Timeout | undefined
const { insert, update } = plan.writes ?? { insert: { sql: '', parameters: ['[]'] }, update: '' }
const template = sampleOf(insert)
/** The row that each call leaves. */
const samples = new Map(
  Object.values(plan.reads).flatMap(({ row }) => (row === undefined ? [] : [[row, sampleOf(row)]])),
)
const ids = new V7Generator()

const server = createServer((request, response) => {
  const path = request.url?.slice('/api'.length) ?? ''
  const planned = request.method === 'GET' ? plan.reads[path] : undefined
  const work = planned === undefined ? write(path, request, response) : read(planned, response)
  work.catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))

async function read({ statements, row }: Read, response: ServerResponse): Promise<void> {
  const results = await Promise.all(statements.map((each) => pool.query(each.sql, each.parameters)))
  const [rows, ...others] = results.map((result) => result.rows)
  answer(response, { data: rows, meta: others })
  if (row !== undefined) await leave(row)
}

/** Keeps the row until there are enough for one statement, or 200 ms have passed. */
async function leave(row: Statement): Promise<void> {
  const { sql } = row
  waiting.push(named(samples.get(row)))
  if (waiting.length === BATCH) await flush(sql)
  else timer ??= setTimeout(() => void flush(sql), WAIT)
}

async function flush(sql: string): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const entries = waiting
  waiting = []
  await pool.query(sql, [JSON.stringify(entries), false])
}

function sampleOf({ parameters }: Statement): object | undefined {
  const [entry]: object[] = JSON.parse(String(parameters[0]))
  return entry
}

function named(entry: object | undefined) {
  return { ...entry, id: ids.generate().toString(), created_at: new Date() }
}

async function write(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const body: unknown = JSON.parse(text)
  const made = named(template)
  const entry = JSON.stringify([made])
  if (path === '/activities') {
    await pool.query(insert.sql, [entry, true])
    answer(response, { log_id: made.id })
    return
  }
  const client = await pool.connect()
  await client.query('begin')
  await client.query(update, ['a note', Math.ceil(Math.random() * 1000)])
  await client.query(insert.sql, [entry, false])
  await client.query('commit')
  client.release()
  answer(response, { data: body })
}

function answer(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
