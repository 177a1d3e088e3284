// The rules of the style sheets, as a check that fails: one home for colours and text sizes, one spelling a breakpoint.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const source = join(root, 'apps/web/src')

/** The only files that may name a colour: the tokens, and the palettes of the component library. */
const COLOUR_HOMES = ['apps/web/src/ui/theme/tokens.css', 'apps/web/src/ui/theme/theme.ts']
const MOST_LINES = 200
const MEDIA =
  /^\(width < (?:770|1000|1100)px\)$|^\((?:prefers-reduced-motion: reduce|hover: hover)\)$|^screen$|^print$/
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|lab|lch|oklab|oklch|hwb)\(|[:\s](?:white|black|red|green|blue|gr[ae]y|yellow|orange)(?=[;\s,)])/i
/** A token, what the parent has, or a part of an own measure: initials grow with their circle. */
const FONT_SIZE = /^(?:var\(--text-\w+\)|inherit|calc\(var\(--[\w-]+\) \* [\d.]+\)|[\d.]+em)$/

const violations = []
const files = walk(source)
const sheets = files.filter((file) => file.endsWith('.css')).map(read)
const known = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/^\s*(--[\w-]+):/gm)].map((m) => m[1])))
const scripts = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).map(read)
for (const { text } of scripts) for (const [, name] of text.matchAll(/['"](--[\w-]+)['"]/g)) known.add(name)

for (const sheet of sheets) checkSheet(sheet)
for (const script of scripts) checkScript(script)
checkClasses()
for (const violation of violations) console.error(violation)
console.error(violations.length === 0 ? 'styles: ok' : `styles: ${violations.length} violations`)
process.exit(violations.length === 0 ? 0 : 1)

function checkSheet({ file, text }) {
  const lines = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .split('\n')
  if (lines.length - 1 > MOST_LINES)
    violations.push(`${file}: ${lines.length - 1} lines, at most ${MOST_LINES}: split it by component`)
  lines.forEach((line, at) => {
    for (const problem of problemsOf(file, line)) violations.push(`${file}:${at + 1}: ${problem}`)
  })
}

function problemsOf(file, line) {
  const size = /\bfont-size:\s*([^;]+);/.exec(line)?.[1]
  const media = /@media\s+([^{]+?)\s*\{/.exec(line)?.[1]
  return [
    ...unknownProperties(line),
    !COLOUR_HOMES.includes(file) &&
      COLOUR.test(line) &&
      'a colour belongs into ui/theme/tokens.css, by what it is for',
    size && !FONT_SIZE.test(size) && `${size} is no text size: use a --text- token`,
    media &&
      !MEDIA.test(media) &&
      `${media} is no breakpoint: (width < 770px), (width < 1000px) or (width < 1100px)`,
  ].filter(Boolean)
}

function checkScript({ file, text }) {
  text.split('\n').forEach((line, at) => {
    const problems = unknownProperties(line)
    if (!COLOUR_HOMES.includes(file) && /['"]#(?:[0-9a-f]{3}){1,2}['"]/i.test(line))
      problems.push('a colour belongs into ui/theme/tokens.css, by what it is for')
    for (const problem of problems) violations.push(`${file}:${at + 1}: ${problem}`)
  })
}

/** A class that nobody uses, and one that is used and not there. */
function checkClasses() {
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))
  const classes = new Map(modules.map(({ file, text }) => [file, classesOf(text)]))
  const used = new Map(modules.map(({ file }) => [file, new Set()]))
  for (const { file, text } of scripts) {
    for (const [, name, path] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = path.startsWith('#') ? `apps/web/src/${path.slice(1)}` : join(dirname(file), path)
      // A name that is made up while it runs may be any of them.
      if (new RegExp(`\\b${name}\\[[^']`).test(text))
        for (const one of classes.get(sheet) ?? []) used.get(sheet)?.add(one)
      for (const [, one] of text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))) {
        used.get(sheet)?.add(one)
        if (!classes.get(sheet)?.has(one)) violations.push(`${file}: ${basename(sheet)} has no .${one}`)
      }
    }
  }
  for (const [file, names] of classes)
    for (const name of names) if (!used.get(file).has(name)) violations.push(`${file}: nobody uses .${name}`)
}

function classesOf(text) {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
  return new Set([...plain.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name))
}

function unknownProperties(line) {
  return [...line.matchAll(/var\(\s*(--[\w-]+)/g)]
    .filter(([, name]) => !known.has(name) && !name.startsWith('--mantine-') && !line.includes('${'))
    .map(([, name]) => `${name} is set nowhere`)
}

function read(path) {
  return { file: relative(root, path), text: readFileSync(path, 'utf8') }
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })
}
