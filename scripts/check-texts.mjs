// One voice needs one place: what the screens say stands in the `copy.ts` of its feature, that of the frame in
// `app/copy.ts`, that of the parts in `ui/text/copy.ts`, so that a second language is a few files. No JSX holds a text.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const source = join(root, 'apps/web/src')
// Shown to developers alone.
const GALLERY = join(source, 'ui/gallery')

const TEXT = /(?<!=)>\s*([A-Z][a-z][^<>{}=;]*?)\s*</g
const ATTRIBUTE =
  /\s(?:title|label|aria-label|placeholder|description|confirm|confirmLabel|cancelLabel|subtitle|text)="([A-Z][a-z][^"]*)"/g

const violations = walk(source).flatMap((file) =>
  textsOf(readFileSync(file, 'utf8')).map(
    (text) => `${relative(root, file)}: "${text}": move it to the copy.ts of its part`,
  ),
)
for (const violation of violations) console.error(violation)
console.error(violations.length === 0 ? 'texts: ok' : `texts: ${violations.length} violations`)
process.exit(violations.length === 0 ? 0 : 1)

function textsOf(source) {
  return [TEXT, ATTRIBUTE].flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]))
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return path === GALLERY ? [] : walk(path)
    return entry.name.endsWith('.tsx') && !entry.name.endsWith('.test.tsx') ? [path] : []
  })
}
