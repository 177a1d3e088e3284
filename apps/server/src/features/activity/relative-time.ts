/** Up to how many of a unit, and how long that is in seconds: the steps of the screens. */
const UNITS: readonly (readonly [most: number, seconds: number, one: string, many: string])[] = [
  [44, 60, 'a minute', 'minutes'],
  [21, 3600, 'an hour', 'hours'],
  [25, 86_400, 'a day', 'days'],
  [10, 2_629_746, 'a month', 'months'],
  [Number.POSITIVE_INFINITY, 31_556_952, 'a year', 'years'],
]

/** "2 minutes ago", rounded as the screens round it. */
export function relativeTime(at: Date, now: Date): string {
  const passed = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000))
  const unit = UNITS.find(([most, seconds]) => Math.round(passed / seconds) <= most)
  if (passed < 45 || unit === undefined) return 'a few seconds ago'
  const [, seconds, one, many] = unit
  const count = Math.round(passed / seconds)
  return count <= 1 ? `${one} ago` : `${count} ${many} ago`
}
