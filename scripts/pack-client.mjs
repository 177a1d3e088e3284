// `npm run client`: writes dist/client, the typed client as a package that others install, and its archive beside it.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const source = join(root, 'packages/client')
/** The type of the table of contents is longer than the compiler writes down: it is written here. */
const TOO_LONG = /contract\/src\/api\.ts\(\d+,\d+\): error TS7056/

/** Writes the package to this folder. */
export async function packClient(target) {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  await compile(target)
  writeTypesOfApi(target)
  cpSync(join(source, 'README.md'), join(target, 'README.md'))
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
}

async function compile(target) {
  const args = ['-p', join(source, 'tsconfig.pack.json'), '--outDir', target, '--pretty', 'false']
  const child = spawn(join(root, 'node_modules/.bin/tsc'), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.all([textOf(child.stdout), once(child, 'close')])
  const problems = said.split('\n').filter((line) => line !== '' && !TOO_LONG.test(line))
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** `export const api = { a, b: c, ...d }` as a type that names the modules of its parts. */
function writeTypesOfApi(target) {
  const text = readFileSync(join(root, 'packages/contract/src/api.ts'), 'utf8')
  const imports = text.match(/^import \{[^}]*\} from '[^']+'$/gm) ?? []
  const [, grouped = ''] = /^(const \w+ = \{[^}]*\})$/m.exec(text) ?? []
  const [, body = ''] = /^export const api = \{([^}]*)\}$/m.exec(text) ?? []
  const parts = body
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const named = parts.filter((part) => !part.startsWith('...')).map((part) => part.split(/:\s*/))
  const spread = parts.filter((part) => part.startsWith('...')).map((part) => part.slice(3))
  const members = named.map(([key, value = key]) => `  readonly ${key}: typeof ${value}`).join('\n')
  const all = [`{\n${members}\n}`, ...spread.map((name) => typeOf(name, grouped))].join(' & ')
  const lines = [...imports.map((line) => line.replace(/\.ts'$/, ".js'")), `export declare const api: ${all}`]
  writeFileSync(join(target, 'contract/src/api.d.ts'), `${lines.join('\n')}\n`)
}

/** A group of imports that stands in api.ts itself is written out. */
function typeOf(name, grouped) {
  if (!grouped.startsWith(`const ${name} = `)) return `typeof ${name}`
  const keys = grouped
    .slice(grouped.indexOf('{') + 1, -1)
    .split(',')
    .map((key) => key.trim())
  return `{ ${keys
    .filter(Boolean)
    .map((key) => `readonly ${key}: typeof ${key}`)
    .join('; ')} }`
}

function manifest() {
  const { name, version, description, license } = readJson('packages/client/package.json')
  const { dependencies } = readJson('packages/contract/package.json')
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    imports: { '#contract/*': { types: './contract/src/*.d.ts', default: './contract/src/*.js' } },
    exports: { '.': { types: './client/src/client.d.ts', default: './client/src/client.js' } },
    dependencies,
    engines: { node: '>=20' },
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = join(root, 'dist/client')
  await packClient(target)
  execFileSync('npm', ['pack', '--silent', '--pack-destination', join(root, 'dist')], { cwd: target })
  console.log(`dist/guildhall-client-${manifest().version}.tgz`)
}
