import type { Plugin } from 'vite'
import { childrenOf, edit, edited, nameOf, nodeAt, nodesAt, type Edit, type Node } from './syntax-tree.ts'

/**
 * The React whose text was read for this. Another one is sent whole until somebody has read it and changed this: a page
 * then weighs more than `e2e/sizes.test.ts` allows.
 */
const KNOWN = '19.3.1'
const FILE = /react-dom\/cjs\/react-dom-client\.production\.js$/

/**
 * Kinds of nodes that our tree never has, by React's numbers: Profiler 12, a part that waits for hydration 18, SuspenseList
 * 19, Scope 21, LegacyHidden 23, TracingMarker 25, hoisted title, meta, link, style and script 26, html, head and body 27,
 * ViewTransition 30.
 */
const ABSENT = new Set<unknown>([12, 18, 19, 21, 23, 25, 26, 27, 30])
/** Their types, where an element becomes a node: one that we do use after all throws "Element type is invalid". */
const REFUSED = new Set<unknown>([
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
])
/** Variables that stay false without `hydrateRoot` and without view transitions. */
const NEVER = new Set<unknown>(['isHydrating', 'shouldStartViewTransition'])
/** Questions that are answered with no: whether an element belongs into the head, and whether a fragment has a ref. */
const NO = new Set<unknown>(['isHostHoistableType', 'isFragmentInstanceParent'])
/** What a node of a hydrated page would remember. */
const FORGOTTEN = new Map<unknown, string>([
  ['isDehydrated', 'false'],
  ['dehydrated', 'null'],
])
/** What is set when the module is loaded, and would hold everything that it names. */
const UNSET = /^(?:exports\.hydrateRoot|(?:FragmentInstance|ReactDOMHydrationRoot)\.prototype\.\w+)$/

/**
 * Leaves out of React what this app never asks for: hydration, view transitions, refs of fragments, elements that React
 * moves into the head. Only the conditions that lead there are changed; the minifier drops what nothing leads to (docs/decisions/231).
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler(code) {
        if (!code.includes(`exports.version = "${KNOWN}"`)) {
          this.warn(`lean-react.ts was written for React ${KNOWN}: this one is sent whole.`)
          return undefined
        }
        return { code: leanText(code, this.parse(code)), map: null }
      },
    },
  }
}

export function leanText(code: string, tree: Node): string {
  return edited(code, editsOf(tree, code))
}

function editsOf(node: Node, code: string): Edit[] {
  if (node.type === 'SwitchStatement') return editsOfSwitch(node, code)
  if (isSetting(node)) return editsOfSetting(node, code)
  // A parameter of that name is another variable.
  if (nodesAt(node, 'params').some((one) => NEVER.has(nameOf(one)))) return []
  const text = answerOf(node)
  if (text !== undefined) return [edit(node.start, node.end, text)]
  const place = assignedIn(node)
  return childrenOf(node)
    .filter((one) => one !== place)
    .flatMap((one) => editsOf(one, code))
}

/** What is known of an expression without running it. */
function answerOf(node: Node): string | undefined {
  if (node.type === 'Identifier' && NEVER.has(nameOf(node))) return 'false'
  if (node.type === 'MemberExpression') return FORGOTTEN.get(propertyOf(node))
  if (node.type === 'AssignmentExpression' && NEVER.has(nameOf(nodeAt(node, 'left')))) return 'false'
  if (node.type === 'CallExpression' && NO.has(nameOf(nodeAt(node, 'callee')))) return 'false'
  if (node.type === 'NewExpression' && nameOf(nodeAt(node, 'callee')) === 'FragmentInstance') return 'null'
  if (node.type !== 'BinaryExpression' || !ABSENT.has(valueOf(nodeAt(node, 'left')))) return undefined
  if (!isTag(nodeAt(node, 'right'))) return undefined
  return Reflect.get(node, 'operator') === '===' ? 'false' : 'true'
}

/** A case that is never taken loses its label: its lines stand behind the end of the case above, or are fallen into. */
function editsOfSwitch(node: Node, code: string): Edit[] {
  const asked = nodeAt(node, 'discriminant')
  const isOver = (one: Node) =>
    isTag(asked) ? ABSENT.has(valueOf(nodeAt(one, 'test'))) : REFUSED.has(nameOf(nodeAt(one, 'test')))
  return nodesAt(node, 'cases').flatMap((one, at) => {
    const lines = nodesAt(one, 'consequent')
    const label = edit(one.start, lines[0]?.start ?? one.end, at === 0 ? 'case void 0: break;\n' : '')
    return [...(isOver(one) ? [label] : []), ...lines.flatMap((line) => editsOf(line, code))]
  })
}

function isSetting(node: Node): boolean {
  return node.type === 'ExpressionStatement' && nodeAt(node, 'expression')?.type === 'AssignmentExpression'
}

function editsOfSetting(statement: Node, code: string): Edit[] {
  const setting = nodeAt(statement, 'expression')
  const [place, value] = [setting && nodeAt(setting, 'left'), setting && nodeAt(setting, 'right')]
  if (setting === undefined || place === undefined || value === undefined) return []
  const name = code.slice(place.start, place.end)
  // A second name may be set in the same line.
  if (UNSET.test(name))
    return value.type === 'AssignmentExpression'
      ? [edit(place.start, value.start, ''), ...editsOf(value, code)]
      : [edit(statement.start, statement.end, '')]
  // The hints for the head: all but `flushSync` and the reset of a form.
  if (name === 'ReactDOMSharedInternals.d')
    return nodesAt(value, 'properties')
      .filter((one) => !['f', 'r'].includes(nameOf(nodeAt(one, 'key')) ?? ''))
      .map((one) => edit(one.start, one.end, `${code.slice(one.start, one.end).split(':')[0]}: noop$1`))
  return editsOf(setting, code)
}

/** What is named without being read: a variable that is declared, a key. */
function assignedIn(node: Node): Node | undefined {
  if (node.type === 'VariableDeclarator') return nodeAt(node, 'id')
  if (node.type === 'Property') return nodeAt(node, 'key')
  return undefined
}

const isTag = (node: Node | undefined) => node !== undefined && propertyOf(node) === 'tag'

/** The name behind the point. */
function propertyOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || Reflect.get(node, 'computed') === true) return undefined
  return nameOf(nodeAt(node, 'property'))
}

const valueOf = (node: Node | undefined): unknown => node && Reflect.get(node, 'value')
