const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When it was last this hour of the day in a time zone. */
export function lastTimeOf(hour: number, timezone: string, now: Date): Date {
  const passed = sinceMidnight(timezone, now) - hour * HOUR
  return new Date(now.getTime() - (passed >= 0 ? passed : passed + DAY))
}

/** In milliseconds, by the clock on the wall there. */
function sinceMidnight(timezone: string, now: Date): number {
  const parts = clockOf(timezone).formatToParts(now)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return part('hour') * HOUR + part('minute') * 60_000 + part('second') * 1000 + (now.getTime() % 1000)
}

function clockOf(timezone: string): Intl.DateTimeFormat {
  const parts = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en', { ...parts, timeZone: timezone })
  } catch {
    // A zone that was renamed since it was chosen: better at the wrong hour than never.
    return new Intl.DateTimeFormat('en', { ...parts, timeZone: 'UTC' })
  }
}
