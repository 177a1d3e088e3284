import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { expandCalls } from './expand-calls.ts'
import {
  callsOf,
  declared,
  isImport,
  isKept,
  isOfTypes,
  localName,
  namesOf,
  plainOnes,
  wordsOf,
} from './plain-values.ts'
import { childrenOf, edit, edited, nameOf, nodeAt, nodesAt, type Edit, type Node } from './syntax-tree.ts'

/** The endpoints and plain values of a module of the contract on their own, without its schemas. */
const PLAIN = '?plain'
const CONTRACT = /packages\/contract\/src\/.+\.ts(?:\?plain)?$/

/**
 * Leaves out of the contract what only the server and the tests read: the schemas of what endpoints take and answer, and
 * who may call them. A schema comes along where a form or a filter names it. Types are untouched: they have been checked.
 */
export function leanContract(): Plugin {
  const plainNames = new Map<string, Promise<ReadonlySet<string>>>()
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith(PLAIN) && importer ? resolve(dirname(importer), id) : undefined,
    load: async (id) =>
      id.endsWith(PLAIN)
        ? { code: await readFile(id.slice(0, -PLAIN.length), 'utf8'), moduleType: 'ts' }
        : undefined,
    transform: {
      filter: { id: [CONTRACT, /\/web\/src\/.+\.tsx?$/] },
      async handler(given, id) {
        const parse = (text: string) => this.parse(text, { lang: 'ts' })
        const parseHere = id.endsWith('x') ? (text: string) => this.parse(text, { lang: 'tsx' }) : parse
        const code = CONTRACT.test(id) ? lean(given, id, parse) : given
        const edits = childrenOf(parseHere(code))
          .filter(isImport)
          .map(async (one) => {
            const source = await this.resolve(sourceOf(one), id.replace(PLAIN, ''))
            if (source === null || !/packages\/contract\/src\/.+\.ts$/.test(source.id)) return []
            const names = plainNames.get(source.id) ?? plainNamesOf(source.id, parse)
            plainNames.set(source.id, names)
            return directed(one, source.id, await names, code)
          })
        return {
          code: edited(code, (await Promise.all(edits)).flat()),
          map: null,
          // Only the words of faults are set for all schemas at once.
          ...(CONTRACT.test(id) && { moduleSideEffects: id.endsWith('/faults.ts') }),
        }
      },
    },
  }
}

type Parse = (text: string) => object

function lean(given: string, id: string, parse: Parse): string {
  const code = expandCalls(given, parse)
  const statements = childrenOf(parse(code))
  const names = plainOnes(statements)
  const edits = statements.flatMap((one) => {
    const plain = id.endsWith(PLAIN) ? undefined : names.get(one)
    if (plain === undefined) return declared(one).flatMap((value) => editsOf(value, code))
    const from = `from './${basename(id)}${PLAIN}'`
    return [edit(one.start, one.end, `import { ${plain} } ${from}; export { ${plain} }`)]
  })
  const text = edited(code, edits)
  return id.endsWith(PLAIN) ? plainPart(childrenOf(parse(text)), text) : text
}

async function plainNamesOf(path: string, parse: Parse): Promise<ReadonlySet<string>> {
  const statements = childrenOf(parse(expandCalls(await readFile(path, 'utf8'), parse)))
  return new Set(plainOnes(statements).values())
}

/**
 * An import that takes what is plain from where it stands alone: a file of the build takes along what its modules
 * import, and would take the schemas beside it.
 */
function directed(statement: Node, path: string, plain: ReadonlySet<string>, code: string): Edit[] {
  const specifiers = nodesAt(statement, 'specifiers')
  const isPlain = (one: Node) => plain.has(nameOf(nodeAt(one, 'imported')) ?? '')
  if (isOfTypes(statement) || !specifiers.some(isPlain)) return []
  const listed = (some: Node[]) => some.map(({ start, end }) => code.slice(start, end)).join(', ')
  const others = specifiers.filter((one) => !isPlain(one) && !isOfTypes(one))
  const rest = others.length === 0 ? '' : `import { ${listed(others)} } from '${sourceOf(statement)}'; `
  return [
    edit(
      statement.start,
      statement.end,
      `${rest}import { ${listed(specifiers.filter(isPlain))} } from '${path}${PLAIN}'`,
    ),
  ]
}

function sourceOf(statement: Node): string {
  return String(Reflect.get(nodeAt(statement, 'source') ?? statement, 'value'))
}

/**
 * The endpoints and plain values with what they name, and nothing else: a schema left here to be shaken out later would
 * still tie its library to the file of the login.
 */
function plainPart(statements: Node[], code: string): string {
  const kept = new Set(plainOnes(statements).keys())
  let words = new Set<string>()
  for (let before = -1; before < kept.size;) {
    before = kept.size
    words = new Set([...kept].filter((one) => !isImport(one)).flatMap(wordsOf))
    for (const one of statements) if (namesOf(one).some((name) => words.has(name))) kept.add(one)
  }
  const lines = statements.filter((one) => kept.has(one))
  return lines
    .map((one) => (isImport(one) ? leanImport(one, words, code) : code.slice(one.start, one.end)))
    .join('\n')
}

/** An import of those names alone that are used. */
function leanImport(statement: Node, words: Set<string>, code: string): string {
  const used = nodesAt(statement, 'specifiers').filter((one) => words.has(localName(one) ?? ''))
  if (used.some(({ type }) => type !== 'ImportSpecifier')) return code.slice(statement.start, statement.end)
  const source = nodeAt(statement, 'source')
  const names = used.map(({ start, end }) => code.slice(start, end)).join(', ')
  return `import { ${names} } from ${code.slice(source?.start, source?.end)}`
}

function editsOf(value: Node, code: string): Edit[] {
  const { endpoints, left } = callsOf(value)
  const edits = endpoints.flatMap((call) => leanEndpoint(call, code))
  if (left.length === 0) return edits
  // Nothing of the contract does anything but build a value, which a bundler cannot know by itself.
  return [
    edit(value.start, value.start, '/* @__PURE__ */ (() => ('),
    ...edits,
    edit(value.end, value.end, '))()'),
  ]
}

function leanEndpoint(call: Node, code: string): Edit[] {
  const [spec] = nodesAt(call, 'arguments')
  if (spec?.type !== 'ObjectExpression') return []
  const kept = nodesAt(spec, 'properties').filter(isKept)
  return [
    edit(call.start, call.end, `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`),
  ]
}
