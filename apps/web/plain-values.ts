// What of a module of the contract needs no schema.
import { childrenOf, nameOf, nodeAt, nodesAt, type Node } from './syntax-tree.ts'

/** What the browser reads of an endpoint; the rest of its declaration is for the server. */
const KEPT = new Set(['method', 'path', 'title'])

/** The exported constants that need no schema, with their names: endpoints, or plain values. */
export function plainOnes(statements: Node[]): Map<Node, string> {
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
export function declared(statement: Node): Node[] {
  if (statement.type === 'ExportNamedDeclaration') return childrenOf(statement).flatMap(declared)
  if (statement.type !== 'VariableDeclaration') return []
  return childrenOf(statement).flatMap((one) => nodeAt(one, 'init') ?? [])
}

function isEndpoint(call: Node | undefined): call is Node {
  return call?.type === 'CallExpression' && nameOf(nodeAt(call, 'callee')) === 'endpoint'
}

/** The endpoints that a value declares, and the other calls that it makes. */
export function callsOf(value: Node): { endpoints: Node[]; left: Node[] } {
  const calls = callsIn(value)
  const endpoints = calls.filter(isEndpoint)
  const isWithin = (call: Node) => endpoints.some(({ start, end }) => start <= call.start && call.end <= end)
  return { endpoints, left: calls.filter((call) => !isWithin(call)) }
}

/** The values that a statement of the module brings. */
export function namesOf(statement: Node): string[] {
  if (isOfTypes(statement)) return []
  if (isImport(statement)) return nodesAt(statement, 'specifiers').flatMap((one) => localName(one) ?? [])
  const declaration = nodeAt(statement, 'declaration') ?? statement
  const named = [declaration, ...nodesAt(declaration, 'declarations')]
  return named.flatMap((one) => nameOf(nodeAt(one, 'id')) ?? [])
}

/** What a piece of code names: no types, and no keys of objects. */
export function wordsOf(node: Node): string[] {
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

export function isKept(property: Node): boolean {
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

export const isImport = (statement: Node) => statement.type === 'ImportDeclaration'
export const isOfTypes = (statement: Node) => Reflect.get(statement, 'importKind') === 'type'
export const localName = (specifier: Node) => nameOf(nodeAt(specifier, 'local'))
