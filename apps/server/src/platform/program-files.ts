import { basename, join } from 'node:path'

// The bundle has all modules in dist/server; only sources are written in TypeScript.
const isBundled = import.meta.filename.endsWith('.mjs')
const dist = join(import.meta.dirname, '..')
const server = join(import.meta.dirname, '../..')
const root = isBundled ? join(dist, '..') : join(server, '../..')

/** One of its own, which scripts/build-server.mjs names as well. */
function program(name: string): string {
  return isBundled ? join(dist, 'server', `${basename(name)}.mjs`) : join(server, 'src', `${name}.ts`)
}

/** Where the files lie that belong to the program and are no module of it, in the sources and in the bundle. */
export const programFiles = {
  migrations: join(isBundled ? dist : server, 'migrations'),
  catalogue: isBundled ? join(dist, 'catalogue') : join(server, 'src/features/reference/catalogue'),
  thesaurus: isBundled ? join(dist, 'thesaurus') : join(server, 'src/platform/meaning/thesaurus'),
  /** The built web app; not there before the first build. */
  web: isBundled ? join(dist, 'web') : join(root, 'dist/web'),
  package: isBundled ? join(dist, 'package.json') : join(server, 'package.json'),
  /** The thread that reads spreadsheets. */
  sheets: program('platform/sheets/sheet-worker'),
  /** The thread that sets papers. */
  papers: program('platform/documents/paper-worker'),
  /** The process that fills a new database. */
  fill: program('fill-child'),
  /** Resumes to look at; in a checkout only. */
  sampleResumes: join(root, 'bench/resumes/pdf'),
}
