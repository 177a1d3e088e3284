const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** With dots the day comes first, with strokes the month, as in 'MMM DD,YYYY', unless it can be none. */
const FORMS: readonly [
  RegExp,
  (parts: readonly string[]) => readonly [year: string, month: number, day: string],
][] = [
  [/^(\d{4})[-./](\d\d?)[-./](\d\d?)$/, ([year = '', month, day = '']) => [year, Number(month), day]],
  [/^(\d\d?)\. ?(\d\d?)\. ?(\d{4})$/, ([day = '', month, year = '']) => [year, Number(month), day]],
  [
    /^(\d\d?)[-/](\d\d?)[-/](\d{4})$/,
    ([first = '', second = '', year = '']) =>
      Number(first) > 12 ? [year, Number(second), first] : [year, Number(first), second],
  ],
  [
    /^([a-z]{3,9})\.? ?(\d\d?)(?:st|nd|rd|th)?,? ?(\d{4})$/,
    ([month = '', day = '', year = '']) => [year, monthOf(month), day],
  ],
  [
    /^(\d\d?)(?:st|nd|rd|th|\.)? ?([a-z]{3,9})[.,]? ?(\d{4})$/,
    ([day = '', month = '', year = '']) => [year, monthOf(month), day],
  ],
]

/** The day that somebody has typed, YYYY-MM-DD; undefined where it is none, or none yet: nothing is guessed. */
export function typedDay(text: string): string | undefined {
  const plain = text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  for (const [form, read] of FORMS) {
    const parts = form.exec(plain)
    if (parts === null) continue
    const [year, month, day] = read(parts.slice(1))
    const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(written) ? written : undefined
  }
  return undefined
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '0001') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** From 1 on; 0 for a word that is none. */
function monthOf(word: string): number {
  return MONTHS.findIndex((month) => month.startsWith(word)) + 1
}
