// A server reduced to what a crash can hurt: it holds the database of the folder given and writes rows one by one,
// printing the number of each row that the database has acknowledged. Made to be killed.
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#platform/db/embedded.ts'

const folder = process.argv[2] ?? '.'
const postgres = await startEmbeddedPostgres({
  folder: join(folder, 'database'),
  keysFolder: join(folder, 'keys'),
})
const client = new Client({ connectionString: postgres.url })
await client.connect()
await client.query('create table if not exists entry (number integer)')
for (let number = 1; ; number += 1) {
  await client.query('insert into entry values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
