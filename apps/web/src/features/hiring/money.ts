/** "2 days left", "5 hours left": how long an expert may still think about a request. */
export function timeLeft(until: string | null, now = new Date()): string {
  if (until === null) return ''
  const hours = Math.floor((new Date(until).getTime() - now.getTime()) / 3_600_000)
  if (hours < 0) return 'Expired'
  if (hours < 1) return 'Less than an hour left'
  if (hours < 48) return hours === 1 ? '1 hour left' : `${hours} hours left`
  // As Today rounds: somebody who was just given seven days reads "7 days left".
  return `${Math.round(hours / 24)} days left`
}
