// What spreadsheets take for the beginning of a formula, in all its widths once normalised; white space and what
// nobody sees may stand before it. A TAB or a line break alone moves what follows into a cell of its own.
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@]/u
const BREAK = /^[\p{Cf}\p{Z}]*[\t\r\n]/u

/** One cell of a CSV file (RFC 4180). What a spreadsheet would run gets an apostrophe in front and so stays text. */
export function csvCell(text: string): string {
  const isFormula = FORMULA.test(text.normalize('NFKC')) || BREAK.test(text)
  const safe = isFormula ? `'${text}` : text
  return isFormula || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
