import { migrate } from '#platform/db/migrate.ts'
import { visitEmbeddedPostgres } from '#platform/db/embedded.ts'
import { installJobs } from '#platform/jobs/jobs.ts'
import { readPlaces } from './config.ts'
import { fail } from './fail.ts'
import { makeFolders } from './folders.ts'

/** `npm run migrate`: brings the database to this release and ends; for a job before the instances of a new release. */
async function main(): Promise<void> {
  const places = readPlaces(process.env)
  const { databaseUrl, folders } = places
  await makeFolders(places)
  const names =
    databaseUrl === undefined
      ? await visitEmbeddedPostgres({ folder: folders.database, keysFolder: folders.keys }, bring)
      : await bring(databaseUrl)
  console.log(names.length === 0 ? 'The database is up to date.' : `Applied ${names.join(', ')}.`)
}

async function bring(url: string): Promise<string[]> {
  const names = await migrate(url)
  await installJobs(url)
  return names
}

await main().catch(fail)
