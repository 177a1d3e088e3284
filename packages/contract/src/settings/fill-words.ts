/** Words with `{name}` where something differs from mail to mail. */
export interface Words {
  subject: string
  /** Paragraphs, parted by empty lines. */
  body: string
}

const NAME = /\{([a-z_]{1,40})\}/g
const BREAKS = /[\p{Cc}\u2028\u2029\s]+/gu

/** The text with these values. What a value holds is never read again as a name of another. */
function put(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(NAME, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
}

/** The same in one line, as a subject or a button needs it. */
export function fillLine(text: string, values: Readonly<Record<string, string>>): string {
  return put(text, values).replaceAll(BREAKS, ' ').trim()
}

/** A value of several lines makes several paragraphs, and a paragraph without anything is left out. */
export function fillParagraphs(body: string, values: Readonly<Record<string, string>>): string[] {
  return body
    .split(/\n\s*\n/)
    .flatMap((paragraph) => put(paragraph, values).split('\n'))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
