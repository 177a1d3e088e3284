import { join } from 'node:path'

// The bundle has all modules in dist/server; only sources are written in TypeScript.
const isBundled = import.meta.filename.endsWith('.mjs')
const dist = join(import.meta.dirname, '..')
const server = join(import.meta.dirname, '../..')
const root = isBundled ? join(dist, '..') : join(server, '../..')

/** Where the files lie that belong to the program and are no module of it, in the sources and in the bundle. */
export const programFiles = {
  migrations: join(isBundled ? dist : server, 'migrations'),
  catalogue: isBundled ? join(dist, 'catalogue') : join(server, 'src/features/reference/catalogue'),
  thesaurus: isBundled ? join(dist, 'thesaurus') : join(server, 'src/platform/meaning/thesaurus'),
  /** The built web app; not there before the first build. */
  web: isBundled ? join(dist, 'web') : join(root, 'dist/web'),
  package: isBundled ? join(dist, 'package.json') : join(server, 'package.json'),
  /** The thread that reads spreadsheets. */
  sheets: isBundled
    ? join(dist, 'server/sheet-worker.mjs')
    : join(server, 'src/platform/sheets/sheet-worker.ts'),
  /** The process that fills a new database. */
  fill: isBundled ? join(dist, 'server/fill-child.mjs') : join(server, 'src/fill-child.ts'),
  /** Resumes to look at; in a checkout only. */
  sampleResumes: join(root, 'bench/resumes/pdf'),
}
