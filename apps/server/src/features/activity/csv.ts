/** One line of a CSV file. Cells that a spreadsheet would take for a formula are disarmed by an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => cell(text)).join(',')}\r\n`
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}
