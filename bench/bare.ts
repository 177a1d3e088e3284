// What the product is measured against: node:http and pg, the same SQL on the same rows, and nothing else. No session,
// no checks, no headers: less work than any real server could do.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Pool } from 'pg'
import { V7Generator } from 'uuidv7'
import type { Reads, Statement } from './recorded.ts'

/** What it has to know: the statements of each read, and those of a write where there are any. */
export interface Plan {
  reads: Reads
  writes?: { insert: Statement; update: string }
}

const [planFile = '', url = '', port = ''] = process.argv.slice(2)
const plan: Plan = JSON.parse(readFileSync(planFile, 'utf8'))
const pool = new Pool({ connectionString: url, max: 10, options: '-c role=guildhall_app -c timezone=UTC' })
const { insert, update } = plan.writes ?? { insert: { sql: '', parameters: ['[]'] }, update: '' }
const template: object[] = JSON.parse(String(insert.parameters[0]))
const ids = new V7Generator()

const server = createServer((request, response) => {
  const path = request.url?.slice('/api'.length) ?? ''
  const statements = request.method === 'GET' ? plan.reads[path] : undefined
  const work = statements === undefined ? write(path, request, response) : read(statements, response)
  work.catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))

async function read(statements: Statement[], response: ServerResponse): Promise<void> {
  const results = await Promise.all(statements.map((each) => pool.query(each.sql, each.parameters)))
  const [rows, ...others] = results.map((result) => result.rows)
  answer(response, { data: rows, meta: others })
}

async function write(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const body: unknown = JSON.parse(text)
  const id = ids.generate().toString()
  const entry = JSON.stringify([{ ...template[0], id, created_at: new Date() }])
  if (path === '/activities') {
    await pool.query(insert.sql, [entry, true])
    answer(response, { log_id: id })
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
