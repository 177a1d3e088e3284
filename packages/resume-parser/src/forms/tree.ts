/** XML and HTML as a tree of elements and texts. */
import { Parser } from 'htmlparser2'

export type Element = { name: string; attributes: Record<string, string>; children: Node[] }
export type Node = Element | string

/** Deeper and larger files are no resumes: what goes beyond is left out. */
const MAX_DEPTH = 120
const MAX_NODES = 400_000

export function readTree(text: string, { isXml }: { isXml: boolean }): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  let count = 0
  let tooDeep = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= MAX_DEPTH || ++count > MAX_NODES) return void tooDeep++
        const element = { name, attributes, children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(data) {
        if (tooDeep === 0 && ++count <= MAX_NODES) open.at(-1)?.children.push(data)
      },
      onclosetag() {
        if (tooDeep > 0) tooDeep--
        else if (open.length > 1) open.pop()
      },
    },
    { xmlMode: isXml, decodeEntities: true, lowerCaseTags: !isXml, lowerCaseAttributeNames: !isXml },
  )
  parser.write(text)
  parser.end()
  return root
}

export function elementsOf(element: Element | undefined): Element[] {
  return element?.children.filter((child) => typeof child !== 'string') ?? []
}

export function child(element: Element | undefined, name: string): Element | undefined {
  return elementsOf(element).find((one) => one.name === name)
}

export function childrenOf(element: Element | undefined, name: string): Element[] {
  return elementsOf(element).filter((one) => one.name === name)
}

/** All elements of this name, however deep; not those inside of one another. */
export function all(element: Element, name: string): Element[] {
  return elementsOf(element).flatMap((one) => (one.name === name ? [one] : all(one, name)))
}

export function textOf(node: Node): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
