/** What readers of pictures take for two letters: the ü of small German print. */
import { guessLanguage } from '#parser/words/text-language.ts'
import type { Page } from '#parser/shapes.ts'

/** No German word has two i in a row. */
const TWO = /(?<=\p{L})ii(?=\p{L})/gu

export function withUmlauts(page: Page): Page {
  if (guessLanguage(page.items) !== 'de') return page
  return { ...page, items: page.items.map((item) => ({ ...item, text: mended(item.text) })) }
}

/** Addresses are written without an ü. */
const mended = (text: string): string => (/[@/]/.test(text) ? text : text.replaceAll(TWO, 'ü'))
