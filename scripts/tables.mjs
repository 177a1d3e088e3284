// Writes the types and the columns of all tables from a migrated database; with --check only says whether they are stale.
// A migrated database may be given (--url=...), else one is made and thrown away.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'

const server = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps', 'server')
const types = join(server, 'src', 'platform', 'db', 'tables.gen.ts')
const columns = join(server, 'src', 'platform', 'db', 'columns.gen.ts')
/** Of those tables that are read whole where it is often, so that their statements have names (`named-statements.ts`). */
const COLUMNS = `select table_name as name, array_agg(column_name::text order by ordinal_position) as names
  from information_schema.columns where table_schema = 'public' and table_name in ('engagements', 'gigs', 'people')
  group by table_name order by table_name`
const check = process.argv.includes('--check')
const given = process.argv.find((argument) => argument.startsWith('--url='))?.slice('--url='.length)

process.exitCode = given ? await generate(given) : await withDatabase(generate)

/** @param {string} url */
async function generate(url) {
  const codes = [writeTypes(url), await writeColumns(url)]
  return Math.max(...codes)
}

/** @param {string} url */
async function writeColumns(url) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(COLUMNS)
  await client.end()
  const tables = rows.map(({ name, names }) => `  ${name}: [${names.map((one) => `'${one}'`).join(', ')}],`)
  const text = `// Written by scripts/tables.mjs.\nexport const COLUMNS = {\n${tables.join('\n')}\n} as const\n`
  if (!check) writeFileSync(columns, text)
  if (readFileSync(columns, 'utf8') === text) return 0
  console.error(`${columns} is stale: run "node scripts/tables.mjs".`)
  return 1
}

/** @param {string} url */
function writeTypes(url) {
  const codegen = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js')
  // As platform/db/pool.ts reads them: int8 as number, date as text.
  const parsing = ['--date-parser=string', '--type-mapping={"int8":"number"}']
  const source = [
    '--dialect=postgres',
    `--url=${url}`,
    // The job worker brings a schema of its own.
    '--include-pattern=public.*',
    '--exclude-pattern=schema_migrations',
    '--log-level=error',
  ]
  try {
    execFileSync(
      process.execPath,
      [codegen, ...source, ...parsing, `--out-file=${types}`, ...(check ? ['--verify'] : [])],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    return 0
  } catch (error) {
    const said = String(error.stderr)
    console.error(
      said.includes('not up-to-date') ? `${types} is stale: run "node scripts/tables.mjs".` : said,
    )
    return 1
  }
}

/** @param {(url: string) => Promise<number>} use */
async function withDatabase(use) {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-tables-'))
  chmodSync(folder, 0o711)
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'database'),
    keysFolder: join(folder, 'keys'),
    testing: true,
  })
  try {
    await migrate(postgres.url)
    return await use(postgres.url)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
