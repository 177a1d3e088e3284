// Writes the table types from a migrated database; with --check only says whether they are stale.
// A migrated database may be given (--url=...), else one is made and thrown away.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'

const server = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps', 'server')
const types = join(server, 'src', 'platform', 'db', 'tables.gen.ts')
const check = process.argv.includes('--check')
const given = process.argv.find((argument) => argument.startsWith('--url='))?.slice('--url='.length)

process.exitCode = given ? generate(given) : await withDatabase(generate)

/** @param {string} url */
function generate(url) {
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

/** @param {(url: string) => number} use */
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
    return use(postgres.url)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
