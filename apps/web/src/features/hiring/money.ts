const PER: Readonly<Record<string, string>> = { Hourly: ' / hour', Daily: ' / day', Monthly: ' / month' }

/** "USD 120 / hour"; nothing for no amount. */
export function moneyText(amount: number | null, type: string | null, currency = 'USD'): string {
  if (amount === null) return ''
  return `${currency} ${amount.toLocaleString('en-US')}${type === null ? '' : (PER[type] ?? '')}`
}

/** "2 days left", "5 hours left": how long an expert may still think about a request. */
export function timeLeft(until: string | null, now = new Date()): string {
  if (until === null) return ''
  const hours = Math.floor((new Date(until).getTime() - now.getTime()) / 3_600_000)
  if (hours < 0) return 'Expired'
  if (hours < 1) return 'Less than an hour left'
  if (hours < 48) return hours === 1 ? '1 hour left' : `${hours} hours left`
  return `${Math.floor(hours / 24)} days left`
}
