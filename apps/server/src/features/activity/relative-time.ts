const STEPS: readonly (readonly [below: number, seconds: number, one: string, many: string])[] = [
  [60, 1, 'a few seconds', 'a few seconds'],
  [3600, 60, 'a minute', 'minutes'],
  [86_400, 3600, 'an hour', 'hours'],
  [2_592_000, 86_400, 'a day', 'days'],
  [31_536_000, 2_592_000, 'a month', 'months'],
  [Number.POSITIVE_INFINITY, 31_536_000, 'a year', 'years'],
]

/** "2 minutes ago". */
export function relativeTime(at: Date, now: Date): string {
  const passed = Math.max(0, (now.getTime() - at.getTime()) / 1000)
  const step = STEPS.find(([below]) => passed < below)
  if (step === undefined) return ''
  const [, seconds, one, many] = step
  const count = Math.floor(passed / seconds)
  return count <= 1 || seconds === 1 ? `${one} ago` : `${count} ${many} ago`
}
