import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// What comes with packages and is read by no program and no tool of ours: half of their weight.
const UNREAD = [
  // Node's headers are for those who compile.
  'node-*/include',
  // A native canvas for PDF pages as pictures. The process that reads PDFs may not load native code at all.
  '@napi-rs/canvas-*',
  '@tesseract.js-data/*/4.0.0',
]
// Documents are set in two weights.
const FONTS = ['@embedpdf/fonts-kr/fonts', '@embedpdf/fonts-sc/fonts', '@embedpdf/fonts-arabic/fonts']
const USED_WEIGHT = /-(?:Regular|Bold)\.\w+$/
// Copies for pages without a bundler, and for those that cannot import modules.
const DOCX = 'docx/dist'
const MODULES = /\.(?:mjs|d\.ts)$/
// Debuggers read the first, people the second.
const BESIDE = /\.[cm]?(?:js|ts)\.map$|^(?:README|CHANGELOG|HISTORY)\.md$/i
// One build of seven, and one of two models of each language.
const READER = 'tesseract.js-core'
const READER_FILES = /^(?:package\.json|LICENSE|tesseract-core-simd-lstm\.(?:js|wasm))$/
// An optional peer of a package; tools that need it bring it.
const TOOLS = ['typescript', '@typescript/typescript-*']

/** Takes out of node_modules what nobody reads. npm brings back whole packages when a later set-up wants them. */
export function slim(packages, { tools }) {
  for (const pattern of tools ? UNREAD : [...UNREAD, ...TOOLS]) {
    for (const path of matches(packages, pattern.split('/'))) rmSync(path, { recursive: true, force: true })
  }
  for (const folder of FONTS) keep(join(packages, folder), USED_WEIGHT)
  keep(join(packages, DOCX), MODULES)
  keep(join(packages, READER), READER_FILES)
  drop(packages, BESIDE)
}

function keep(folder, names) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (!names.test(name)) rmSync(join(folder, name), { recursive: true })
}

/** The folders of a path whose parts may end in a star. */
function matches(folder, [part, ...rest]) {
  if (part === undefined) return [folder]
  if (!existsSync(folder)) return []
  const [start, isOpen] = part.endsWith('*') ? [part.slice(0, -1), true] : [part, false]
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (isOpen ? entry.name.startsWith(start) : entry.name === start))
    .flatMap(({ name }) => matches(join(folder, name), rest))
}

function drop(folder, names) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) drop(path, names)
    else if (names.test(entry.name)) rmSync(path)
  }
}
