interface Effort {
  duration: number | null
  /** One of TIME_INTERVALS. */
  timeInterval: string | null
  hours_per_week: number | null
}

/** "5 weeks, 13 hours a week", or the one of both that is known. */
export function effortText({ duration, timeInterval: unit, hours_per_week: hours }: Effort): string | null {
  const length =
    duration === null || unit === null ? [] : [`${duration} ${duration === 1 ? unit.slice(0, -1) : unit}`]
  const week = hours === null ? [] : [`${hours} ${hours === 1 ? 'hour' : 'hours'} a week`]
  return [...length, ...week].join(', ') || null
}
