/** Writing systems other than Latin: characters drawn as their look-alikes, pages that read from right to left. */
import type { Box, Page } from '#parser/shapes.ts'

const LETTER = '\\u0590-\\u06FF\\u0750-\\u077F'
const DRAWN = '\\uFB1D-\\uFDFF\\uFE70-\\uFEFC'
const RIGHT_TO_LEFT = new RegExp(`[${LETTER}${DRAWN}]`, 'gu')
const IS_DRAWN = new RegExp(`[${DRAWN}]`, 'u')
const PLAIN_RUN = new RegExp(`[${LETTER}]{2,}`, 'gu')
const LATIN_RUN = /[A-Za-z\d](?:[A-Za-z\d@.:/_+%-]*[A-Za-z\d])?/g
const TURNED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[' }

/** Radicals that the standard does not fold into the letters they look like; browsers print them. */
const RADICALS = new Map(
  '⺟母 ⼾户 ⻔门 ⻓长 ⻋车 ⻅见 ⻆角 ⻉贝 ⻘青 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻥鱼 ⻦鸟 ⻩黄 ⻬齐 ⻰龙 ⻄西 ⻨麦 ⻤鬼 ⻣骨 ⻁虎 ⻑長 ⻲亀 ⻯竜 ⻭歯 ⻫斉 ⻒长 ⺠民 ⻙韦 ⻐钅 ⻣骨'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
)

/** Radicals and the joined forms of Arabic letters become the letters that they show. */
export function asLetters(text: string): string {
  const logical = IS_DRAWN.test(text) ? unturned(text) : text
  return logical
    .replace(/[\u2E80-\u2FDF]/gu, (letter) => RADICALS.get(letter) ?? letter)
    .replace(/[\u2E80-\u2FDF\uFB00-\uFB06\uFB1D-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E]/gu, (letter) =>
      letter.normalize('NFKC'),
    )
}

/**
 * Joined forms are drawn from left to right and stay so, while the reader of the file has turned the plain letters
 * between them already: these are turned back, then all of it.
 */
function unturned(text: string): string {
  const drawn = text.replace(PLAIN_RUN, (run) => turn(run))
  return turn(drawn)
    .replace(LATIN_RUN, (run) => turn(run))
    .replace(/[()[\]]/g, (sign) => TURNED[sign] ?? sign)
}

const turn = (text: string): string => (text.match(/.\p{M}*/gu) ?? []).toReversed().join('')

export function readsLeftward(page: Page): boolean {
  const text = page.items.map((item) => item.text).join('')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(RIGHT_TO_LEFT)?.length ?? 0) > letters * 0.4
}

/** A page that reads from right to left, turned over, reads as any other. */
export function turnedOver(page: Page): Page {
  return {
    ...page,
    items: page.items.map((item) => over(item, page.width)),
    links: page.links.map((link) => over(link, page.width)),
  }
}

export const over = <B extends Box>(box: B, width: number): B => ({ ...box, x: width - box.x - box.width })

/** Han, Hiragana, Katakana: written without blanks between the words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const UNSPACED_ALL = new RegExp(UNSPACED.source, 'gu')

/** Words by their blanks; where none are written, two signs are taken for one. */
export function countWords(text: string): number {
  return text.split(' ').length + Math.floor((text.match(UNSPACED_ALL)?.length ?? 0) / 2)
}
