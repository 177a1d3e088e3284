import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { expandCalls } from './expand-calls.ts'
import { childrenOf, edit, edited, nameOf, nodeAt, nodesAt, type Edit, type Node } from './syntax-tree.ts'

/** What the browser reads of an endpoint; the rest of its declaration is for the server. */
const KEPT = new Set(['method', 'path', 'title'])

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

const isImport = (statement: Node) => statement.type === 'ImportDeclaration'
const isOfTypes = (statement: Node) => Reflect.get(statement, 'importKind') === 'type'
const localName = (specifier: Node) => nameOf(nodeAt(specifier, 'local'))

/** The values that a statement of the module brings. */
function namesOf(statement: Node): string[] {
  if (isOfTypes(statement)) return []
  if (isImport(statement)) return nodesAt(statement, 'specifiers').flatMap((one) => localName(one) ?? [])
  const declaration = nodeAt(statement, 'declaration') ?? statement
  const named = [declaration, ...nodesAt(declaration, 'declarations')]
  return named.flatMap((one) => nameOf(nodeAt(one, 'id')) ?? [])
}

/** What a piece of code names: no types, and no keys of objects. */
function wordsOf(node: Node): string[] {
  if (node.type.startsWith('TSType')) return []
  // Of an endpoint what the browser reads.
  const [spec] = isEndpoint(node) ? nodesAt(node, 'arguments') : []
  if (spec !== undefined) return nodesAt(spec, 'properties').filter(isKept).flatMap(wordsOf)
  const own = node.type === 'Identifier' ? (nameOf(node) ?? []) : []
  const passed = ['key', 'property'].filter((key) => Reflect.get(node, 'computed') === false && key in node)
  const keys = new Set(passed.map((key) => nodeAt(node, key)))
  return [
    own,
    ...childrenOf(node)
      .filter((one) => !keys.has(one))
      .map(wordsOf),
  ].flat()
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

/** The endpoints that a value declares, and the other calls that it makes. */
function callsOf(value: Node): { endpoints: Node[]; left: Node[] } {
  const calls = callsIn(value)
  const endpoints = calls.filter(isEndpoint)
  const isWithin = (call: Node) => endpoints.some(({ start, end }) => start <= call.start && call.end <= end)
  return { endpoints, left: calls.filter((call) => !isWithin(call)) }
}

/** The exported constants that need no schema, with their names: endpoints, or plain values. */
function plainOnes(statements: Node[]): Map<Node, string> {
  const built = new Set(statements.filter(isBuilt).flatMap(namesOf))
  const plain = new Map(statements.flatMap((one) => constantOf(one) ?? []))
  for (let before = -1; before < built.size;) {
    before = built.size
    for (const [one, name] of plain)
      if (wordsOf(one).some((word) => built.has(word))) {
        built.add(name)
        plain.delete(one)
      }
  }
  return plain
}

/** Whether a statement calls something to make its values: schemas, for the most part. */
function isBuilt(statement: Node): boolean {
  return declared(statement).some((value) => callsOf(value).left.length > 0)
}

function constantOf(statement: Node): [Node, string][] | undefined {
  if (statement.type !== 'ExportNamedDeclaration' || isBuilt(statement)) return undefined
  const [value, ...others] = declared(statement)
  if (value === undefined || others.length > 0 || /Function/.test(value.type)) return undefined
  const [one] = nodesAt(nodeAt(statement, 'declaration') ?? statement, 'declarations')
  const name = nameOf(one && nodeAt(one, 'id'))
  return name === undefined ? undefined : [[statement, name]]
}

/** The values of the constants that a statement of the module declares. */
function declared(statement: Node): Node[] {
  if (statement.type === 'ExportNamedDeclaration') return childrenOf(statement).flatMap(declared)
  if (statement.type !== 'VariableDeclaration') return []
  return childrenOf(statement).flatMap((one) => nodeAt(one, 'init') ?? [])
}

function isEndpoint(call: Node | undefined): call is Node {
  return call?.type === 'CallExpression' && nameOf(nodeAt(call, 'callee')) === 'endpoint'
}

function leanEndpoint(call: Node, code: string): Edit[] {
  const [spec] = nodesAt(call, 'arguments')
  if (spec?.type !== 'ObjectExpression') return []
  const kept = nodesAt(spec, 'properties').filter(isKept)
  return [
    edit(call.start, call.end, `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`),
  ]
}

function isKept(property: Node): boolean {
  if (property.type !== 'Property') return true
  const name = nameOf(nodeAt(property, 'key'))
  const value = nodeAt(property, 'value')
  // The media type of a file; and what the log ignores, the browser need not tell it.
  if (name === 'ok') return value?.type === 'ObjectExpression'
  if (name === 'log') return value !== undefined && Reflect.get(value, 'value') === false
  return name !== undefined && KEPT.has(name)
}

/** The calls that run when the module is loaded, the outermost of each place first. */
function callsIn(node: Node): Node[] {
  if (/Function/.test(node.type)) return []
  const below = childrenOf(node).flatMap(callsIn)
  return /^(?:Call|New)Expression$/.test(node.type) ? [node, ...below] : below
}
