const PER: Readonly<Record<string, string>> = {
  Hourly: ' / hour',
  Daily: ' / day',
  Weekly: ' / week',
  Monthly: ' / month',
  Fixed: ', fixed',
}

/**
 * Money as it reads everywhere, on screens, in mails and in papers: "USD 1,200 / day", "USD 90 to 120 / hour".
 * @param amounts one amount, or both ends of a range; null where an end is open
 * @param type how it is billed; null for a sum
 * @returns an empty text where no amount is known
 */
export function moneyText(
  amounts: number | null | readonly (number | null)[],
  type: string | null = null,
  currency = 'USD',
): string {
  const figures = [amounts].flat().flatMap((one) => (one === null ? [] : [figureText(one)]))
  if (figures.length === 0) return ''
  return `${currency} ${[...new Set(figures)].join(' to ')}${perText(type)}`
}

/** Cents are two digits or none: "1,250.50", "1,250". */
function figureText(amount: number): string {
  return amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 })
}

/** The rate of an expert; nothing while no type was chosen, and one without a cost is negotiable. */
export function rateText(type: string, rate: number | null): string
export function rateText(type: string | null, rate: number | null): string | null
export function rateText(type: string | null, rate: number | null): string | null {
  if (type === null) return null
  return rate === null ? `Negotiable${perText(type)}` : moneyText(rate, type)
}

/** What follows an amount: " / hour"; nothing for a sum. */
export function perText(type: string | null): string {
  return type === null ? '' : (PER[type] ?? ` / ${type.toLowerCase()}`)
}
