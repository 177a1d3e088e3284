import { childrenOf, edit, edited, nameOf, nodeAt, nodesAt, type Edit, type Node } from './syntax-tree.ts'

/** A function of the module that only builds a value from what it is given. */
interface Maker {
  params: { name: string; without: string }[]
  body: Node
}

/**
 * Writes what a function of the module returns where the module calls it, with what it is given in place of its
 * parameters: `listing('/skills', Skill)` becomes the endpoint that it builds, of which the browser needs three words.
 */
export function expandCalls(code: string, parse: (text: string) => object): string {
  const statements = childrenOf(parse(code))
  const makers = makersIn(statements, code)
  const edits = statements.flatMap(valuesOf).flatMap((value) => editsIn(value, makers, code))
  // What was written out may call the next.
  return edits.length === 0 ? code : expandCalls(edited(code, edits), parse)
}

function editsIn(node: Node, makers: ReadonlyMap<string, Maker>, code: string): Edit[] {
  if (isFunction(node)) return []
  const maker = node.type === 'CallExpression' ? makers.get(nameOf(nodeAt(node, 'callee')) ?? '') : undefined
  if (maker === undefined) return childrenOf(node).flatMap((one) => editsIn(one, makers, code))
  const given = nodesAt(node, 'arguments').map(({ start, end }) => code.slice(start, end))
  const words = new Map(maker.params.map(({ name, without }, at) => [name, given[at] ?? without]))
  return [edit(node.start, node.end, textWith(maker.body, words, code))]
}

/** The text of an expression with other words for some names. */
function textWith(body: Node, words: ReadonlyMap<string, string>, code: string): string {
  const text = code.slice(body.start, body.end)
  const edits = replaced(body, words).map((one) =>
    edit(one.start - body.start, one.end - body.start, one.text),
  )
  return edited(text, edits)
}

function replaced(node: Node, words: ReadonlyMap<string, string>): Edit[] {
  const word = words.get(nameOf(node) ?? '')
  if (node.type === 'Identifier') return word === undefined ? [] : [edit(node.start, node.end, word)]
  if (node.type.startsWith('TSType')) return []
  const isProperty = node.type === 'Property'
  if (isProperty && Reflect.get(node, 'shorthand') === true) {
    const name = nameOf(nodeAt(node, 'key')) ?? ''
    const value = words.get(name)
    return value === undefined ? [] : [edit(node.start, node.end, `${name}: ${value}`)]
  }
  const isFixed = Reflect.get(node, 'computed') === false
  const fixed = isFixed ? nodeAt(node, isProperty ? 'key' : 'property') : undefined
  return childrenOf(node)
    .filter((one) => one !== fixed)
    .flatMap((one) => replaced(one, words))
}

/** Those that build endpoints, and then those that put together what others build. */
function makersIn(statements: Node[], code: string): Map<string, Maker> {
  const makers = new Map<string, Maker>()
  for (let before = -1; before < makers.size;) {
    before = makers.size
    for (const one of statements)
      for (const [name, maker] of makersOf(one, makers, code)) makers.set(name, maker)
  }
  return makers
}

function makersOf(statement: Node, known: ReadonlyMap<string, Maker>, code: string): [string, Maker][] {
  const named = nodesAt(nodeAt(statement, 'declaration') ?? statement, 'declarations')
  const all = statement.type === 'FunctionDeclaration' ? [statement] : named
  return all.flatMap((one) => {
    const made = nodeAt(one, 'init') ?? one
    const name = nameOf(nodeAt(one, 'id'))
    const body = isFunction(made) ? returned(made) : undefined
    if (name === undefined || body === undefined || !isEndpoint(body, known)) return []
    const params = nodesAt(made, 'params').map((param) => parameter(param, code))
    const maker = { params: params.filter((param) => param !== undefined), body }
    return maker.params.length === params.length ? [[name, maker] satisfies [string, Maker]] : []
  })
}

/** A parameter with a name, and what stands for it where nothing is given. */
function parameter(param: Node, code: string): { name: string; without: string } | undefined {
  const name = nameOf(nodeAt(param, 'left') ?? param)
  const fallback = nodeAt(param, 'right')
  const without = fallback === undefined ? 'undefined' : code.slice(fallback.start, fallback.end)
  return name === undefined ? undefined : { name, without }
}

/** What a function returns that does nothing else. */
function returned(made: Node): Node | undefined {
  const body = nodeAt(made, 'body')
  if (body?.type !== 'BlockStatement') return body
  const [one, ...others] = nodesAt(body, 'body')
  return one?.type === 'ReturnStatement' && others.length === 0 ? nodeAt(one, 'argument') : undefined
}

/** An endpoint, what another function builds, or several of them by name. */
function isEndpoint(body: Node, known: ReadonlyMap<string, Maker>): boolean {
  const isOne = (node: Node) => isEndpoint(node, known)
  if (body.type === 'CallExpression') {
    const name = nameOf(nodeAt(body, 'callee')) ?? ''
    return name === 'endpoint' || known.has(name)
  }
  if (body.type === 'ParenthesizedExpression') return childrenOf(body).some(isOne)
  return (
    body.type === 'ObjectExpression' &&
    childrenOf(body).some((one) => isOne(nodeAt(one, 'value') ?? nodeAt(one, 'argument') ?? one))
  )
}

/** The values that a statement of the module declares. */
function valuesOf(statement: Node): Node[] {
  const declaration = nodeAt(statement, 'declaration') ?? statement
  return nodesAt(declaration, 'declarations').flatMap((one) => nodeAt(one, 'init') ?? [])
}

const isFunction = (node: Node) => /Function/.test(node.type)
