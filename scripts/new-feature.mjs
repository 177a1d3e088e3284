// `npm run new -- announcements [announcement]`: a working feature, from the contract to the journey, from one template.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const template = fileURLToPath(new URL('new-feature/template', import.meta.url))
const [root, ...names] = argumentsOf(process.argv.slice(2))
const [plural = '', singular = plural.replace(/s$/, '')] = names
if (!/^[a-z]{3,30}$/.test(plural) || !/^[a-z]{3,30}$/.test(singular) || plural === singular) {
  console.error(
    'Usage: npm run new -- announcements [announcement]\nOne word, in the plural; then in the singular.',
  )
  process.exit(2)
}
if (existsSync(join(root, 'packages/contract/src', `${plural}.ts`))) {
  console.error(`There is a feature ${plural} already.`)
  process.exit(2)
}

const written = filesOf(template).map(write)
insert('packages/contract/src/api.ts', [
  [/(?=\n\/\*\* Every endpoint of the product)/, `import { ${plural} } from './${plural}.ts'\n`],
  [/(?=  privacy,\n\})/, `  ${plural},\n`],
  [/(?=  'users',\n)/, `  '${plural}',\n`],
])
for (const [list, kind] of [
  ['apps/server/src/features.ts', 'ts'],
  ['apps/web/src/app/features.ts', 'tsx'],
]) {
  insert(list, [
    [/(?=import type \{ Feature \})/, `import { ${plural} } from '#features/${plural}/feature.${kind}'\n`],
    [/(?=  users,\n)/, `  ${plural},\n`],
  ])
}
insert('apps/server/test/policies.yaml', [[/$/, policies()]])
insert('ARCHITECTURE.md', [[/(?= → users → )/, ` → ${plural}`]])
format([...written, 'packages/contract/src/api.ts'])
execFileSync(process.execPath, [join(root, 'scripts/tables.mjs')], { cwd: root, stdio: 'inherit' })
console.log(`${written.map((path) => `+ ${path}`).join('\n')}
The feature ${plural} works: a list at /${plural}, a form for those who may change the settings, and its tests.
What it is about is yours to say now: begin with packages/contract/src/${plural}.ts (see CONTRIBUTING.md).`)

function argumentsOf([first, ...rest]) {
  const own = dirname(dirname(fileURLToPath(import.meta.url)))
  return first === '--into' ? rest : [own, ...(first === undefined ? [] : [first]), ...rest]
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)))
}

/** A file of the template in its place, under its own words. */
function write(name) {
  const path = named(name.replace(/\.tpl$/, '').replace('TIME', timeOfNow()))
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), named(readFileSync(join(template, name), 'utf8')))
  return path
}

function named(text) {
  return text
    .replaceAll('widgets', plural)
    .replaceAll('Widgets', capital(plural))
    .replaceAll('widget', singular)
    .replaceAll('Widget', capital(singular))
    .replaceAll('WIDGET', singular.toUpperCase())
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1)
}

function timeOfNow() {
  return new Date().toISOString().replaceAll(/\D/g, '').slice(0, 12)
}

function insert(path, places) {
  const file = join(root, path)
  const text = places.reduce(
    (sum, [place, line]) => {
      if (!place.test(sum)) throw new Error(`${path} has no place for: ${line}`)
      return sum.replace(place, () => line)
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, text)
}

/** Who gets which answer; written here once by hand, as every row of this file is. */
function policies() {
  return `
GET /${plural}: { out: 401, forced: 403, each: 200 }
POST /${plural}: { admin: 201, out: 401, each: 404 }
PUT /${plural}/:id: { out: 401, each: 404 }
DELETE /${plural}/:id: { out: 401, each: 404 }
`
}

function format(paths) {
  const sources = paths.filter((path) => /\.tsx?$/.test(path))
  execFileSync('oxfmt', sources, { cwd: root, stdio: 'ignore' })
}
