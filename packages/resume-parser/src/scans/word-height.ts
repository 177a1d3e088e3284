/** How large the letters of a word are and on what line they stand, from the box around them and what they are. */
import type { ScannedWord } from './scanned-lines.ts'

/** In heights of a capital: letters without a stroke upwards, what hangs below the line, the dots of an Ä. */
const LOW = 0.74
const BELOW = 0.28
const MARK = 0.24

const TALL = /[\p{Lu}\p{N}bdfhkltßþ|/()[\]&@+#%!?]/u
const LOWEST = /[gjpqyç,;]/
const SOME_LOW = /[|/()[\]@]/
const MARKED = /[ÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜÝŚŹŻŃĆŠŽČİĞ]/
/** Letters with a dot or an accent reach nearly as high as tall ones. */
const DOTTED = /[ijäöüéèêëàâáãåíìîïóòôõúùûñšžčćńśźż]/

/** The height of its capitals, whether it has any or not; null where it has no letters to go by. */
export function capitalOf(word: ScannedWord): number | null {
  if (!/[\p{L}\p{N}]/u.test(word.text)) return null
  return word.height / (topOf(word.text) + belowOf(word))
}

/** Where the letters stand: the lower end of its box, without what hangs below. */
export function baseOf(word: ScannedWord): number {
  return word.y + word.height - belowOf(word) * (capitalOf(word) ?? 0)
}

/** Letters hang below the line in any type; strokes and brackets, where they were seen to. */
export const mayHang = (text: string): boolean => SOME_LOW.test(text) && !LOWEST.test(text)

function belowOf({ text, hangs = true }: ScannedWord): number {
  const isLow = mayHang(text) ? hangs : LOWEST.test(text)
  return isLow ? BELOW : 0
}

function topOf(text: string): number {
  if (MARKED.test(text)) return 1 + MARK
  if (TALL.test(text)) return 1
  return DOTTED.test(text) ? 0.97 : LOW
}
