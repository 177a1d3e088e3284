/** A job: days or months (YYYY-MM) in which it began and ended; null goes on. */
export interface Period {
  from: string
  to: string | null
}

/** Years may differ this much from what the dates say before somebody is asked to look again. */
const TOLERANCE = 1.5

/** A hint when the years that are typed are not those of the jobs (PRODUCT D-23); never an obstacle. */
export function yearsWarning(typed: string, jobs: readonly Period[], today = new Date()): string | undefined {
  const years = Number(typed)
  const counted = yearsOf(jobs, today)
  if (typed.trim() === '' || !Number.isFinite(years) || counted === undefined) return undefined
  if (Math.abs(years - counted) <= TOLERANCE) return undefined
  const rounded = Math.max(1, Math.round(counted))
  return `The dates of your work experience add up to about ${rounded} ${rounded === 1 ? 'year' : 'years'}. Please check.`
}

/** The time covered by the jobs: two at once count once. */
function yearsOf(jobs: readonly Period[], today: Date): number | undefined {
  const now = today.getFullYear() * 12 + today.getMonth()
  const months = new Set<number>()
  for (const { from, to } of jobs) {
    const start = monthOf(from)
    const end = to === null ? now : monthOf(to)
    if (start === undefined || end === undefined) continue
    for (let month = start; month <= Math.min(end, now); month++) months.add(month)
  }
  return months.size === 0 ? undefined : months.size / 12
}

/** Months since the year 0; undefined where the year is none of a working life. */
function monthOf(day: string): number | undefined {
  const [years = 0, months = 0] = day.split('-').map(Number)
  return years > 1900 && years < 2200 && months > 0 ? years * 12 + months - 1 : undefined
}
