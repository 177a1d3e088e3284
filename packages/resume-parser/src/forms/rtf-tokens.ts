/** The signs of a rich text file: groups, words of control, letters. */

export type Token =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | undefined }
  /** A letter of the file's code page. */
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string }

const TOKEN = /\\([a-z]+)(-?\d{1,9})? ?|\\'([\da-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi
const SIGNS: Record<string, string> = { '~': '\u00A0', _: '-', '-': '' }

export function* tokensOf(source: string): Generator<Token> {
  for (const [, word, value, hex, sign, brace, text] of source.matchAll(TOKEN)) {
    if (word !== undefined)
      yield { kind: 'word', word, value: value === undefined ? undefined : Number(value) }
    else if (hex !== undefined) yield { kind: 'byte', byte: Number.parseInt(hex, 16) }
    else if (sign === '*') yield { kind: 'word', word: '*', value: undefined }
    else if (sign === '\n' || sign === '\r') yield { kind: 'word', word: 'par', value: undefined }
    else if (sign !== undefined) yield { kind: 'text', text: SIGNS[sign] ?? sign }
    else if (brace !== undefined) yield { kind: brace === '{' ? 'open' : 'close' }
    else if (text !== undefined) yield { kind: 'text', text }
  }
}
