/** What hours come to at a rate by time: a day of work has eight of them. Null for what is not paid by time. */
export function amountOf(minutes: number, rate: number | null, type: string | null): number | null {
  if (rate === null) return null
  const hours = type === 'Hourly' ? 1 : type === 'Daily' ? 8 : null
  if (hours === null) return null
  // In hundredths, rounded once: a sum of rounded entries would drift.
  return Math.round((minutes * rate * 100) / (60 * hours)) / 100
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}

/** '7 h 30 min'. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
