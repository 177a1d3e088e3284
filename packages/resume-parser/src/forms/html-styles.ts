/** As much of the style sheets of a page as tells its parts apart: weight, size, what is hidden and what stands side by side. */
import type { Element } from './tree.ts'

export type Rules = { matches: (element: Element) => boolean; declarations: Record<string, string> }[]

const MAX_RULES = 2000

/** Rules whose last part names an element or a class; where it must stand is not looked at. */
export function rulesOf(css: string): Rules {
  const plain = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@(?:media|page|font-face|import)[^{;]*(?:;|\{[^{}]*\})/g, '')
  const rules: Rules = []
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]{1,300})\{([^{}]{0,2000})\}/g)) {
    for (const selector of selectors.split(',')) {
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? ''
      const [, tag = '', name = ''] = /^([a-z][a-z\d]*)?(?:\.([\w-]+))?$/i.exec(last) ?? []
      if ((tag === '' && name === '') || rules.length >= MAX_RULES) continue
      const matches = ({ name: own, attributes }: Element) =>
        (tag === '' || own === tag.toLowerCase()) &&
        (name === '' || (attributes['class'] ?? '').split(/\s+/).includes(name))
      rules.push({ matches, declarations: declarationsOf(body) })
    }
  }
  return rules
}

export function declarationsOf(body: string): Record<string, string> {
  return Object.fromEntries(
    body.split(';').flatMap((line) => {
      const at = line.indexOf(':')
      return at < 0
        ? []
        : [
            [
              line.slice(0, at).trim().toLowerCase(),
              line
                .slice(at + 1)
                .trim()
                .toLowerCase(),
            ],
          ]
    }),
  )
}

export function styleOf(rules: Rules, element: Element): Record<string, string> {
  const found = rules.filter(({ matches }) => matches(element)).map(({ declarations }) => declarations)
  return Object.assign({}, ...found, declarationsOf(element.attributes['style'] ?? ''))
}

/** In points; undefined when it is no length. */
export function sizeOf(text: string | undefined, around: number): number | undefined {
  const [, value, unit] = /^([\d.]+)(px|pt|em|rem|%)$/.exec(text ?? '') ?? []
  if (value === undefined) return undefined
  const factor = { px: 0.75, pt: 1, em: around, rem: 12, '%': around / 100 }[unit ?? '']
  return Math.max(4, Math.min(Number(value) * (factor ?? 1), 72))
}
