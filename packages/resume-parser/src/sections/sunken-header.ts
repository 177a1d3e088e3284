/** Where a side column is read first, the name and what follows it stand at the end of one of its lists. */
import { fold, words } from '#parser/words/fold.ts'
import type { Section } from './sections.ts'

const MOST_WORDS = 5

/** `reach` holds the e-mail and profile addresses: a line made of their words is the name. */
export function raiseHeader(sections: Section[], reach: string): Section[] {
  const letters = fold(reach).replace(/[\d ]/g, '')
  const isName = (text: string) => /^\p{Lu}/u.test(text) && isNamedIn(text, letters)
  const isAlreadyAbove = sections.some(
    ({ kinds, lines }) =>
      ['header', 'contact', 'personal'].includes(kinds[0] ?? '') &&
      lines.some((line) => line.cells.some(({ text }) => isName(text))),
  )
  if (letters === '' || isAlreadyAbove) return sections
  const at = sections.findIndex(({ lines }) => lines.some((line) => line.page === 1 && isName(line.text)))
  const sunken = sections[at]
  if (!sunken) return sections
  const from = sunken.lines.findIndex((line) => isName(line.text))
  return [
    ...sections.slice(0, at),
    { ...sunken, lines: sunken.lines.slice(0, from) },
    { ...sunken, kinds: ['header'], title: null, lines: sunken.lines.slice(from) },
    ...sections.slice(at + 1),
  ]
}

function isNamedIn(text: string, letters: string): boolean {
  const parts = words(text)
  const known = parts.filter((word) => word.length > 2 && letters.includes(word))
  const isShort = parts.length >= 2 && parts.length <= MOST_WORDS && !/[@\d/:,]/.test(text)
  return isShort && known.length >= 2 && known.length >= parts.length * 0.6
}
