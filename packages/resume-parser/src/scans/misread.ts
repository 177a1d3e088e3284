/** What readers of pictures take for something else, told by the language: the ü of small German print, the English I. */
import { guessLanguage } from '#parser/words/text-language.ts'
import type { Item, Page } from '#parser/shapes.ts'

/** No German word has two i in a row. */
const TWO = /(?<=\p{L})ii(?=\p{L})/gu

export function withLetters(page: Page): Page {
  const items = page.items.map((item) => ({ ...item, text: parted(item.text) }))
  const language = guessLanguage(items)
  if (language === 'de')
    return { ...page, items: items.map((item) => ({ ...item, text: mended(item.text) })) }
  if (language === 'en')
    return { ...page, items: items.map((item, at) => withI(item, items[at - 1], items[at + 1])) }
  return { ...page, items }
}

/** Addresses are written without an ü. */
const mended = (text: string): string => (/[@/]/.test(text) ? text : text.replaceAll(TWO, 'ü'))

/** "Harbor/" before the next word stood apart from its stroke; a turned sign is a stroke. */
const parted = (text: string): string => (text === '¡' ? '|' : text.replace(/(?<=\p{L}{2})\/$/u, ' /'))

/** A stroke within a sentence. */
function withI(item: Item, before: Item | undefined, next: Item | undefined): Item {
  const isAfter = before !== undefined && before.base === item.base && /\p{Ll}[.,;:]?$/u.test(before.text)
  const isLast = next?.base !== item.base
  const isSentence = isLast ? /^\p{Ll}+$/u.test(before?.text ?? '') : /^\p{Ll}+[,.]?$/u.test(next?.text ?? '')
  return item.text === '|' && isAfter && isSentence ? { ...item, text: 'I' } : item
}
