import {
  FEEDBACK_RATES,
  FEEDBACK_TYPES,
  type FeedbackStatus,
  type FeedbackType,
} from '@guildhall/contract/feedback'
import { TYPE_LABELS } from './copy.ts'

/** The filter set of the panel; empty lists filter nothing. */
export interface FeedbackFilter {
  type: FeedbackType[]
  rates: number[]
  status: FeedbackStatus[]
}

export const NO_FILTER: FeedbackFilter = { type: [], rates: [], status: [] }

/** Offered from the best to the worst (spec 002 §2). */
export const RATES_DOWN: readonly number[] = FEEDBACK_RATES.toReversed()

export function hasFilters({ type, rates, status }: FeedbackFilter): boolean {
  return type.length + rates.length + status.length > 0
}

/** The tag over the list: 'Bug +1 | 5/5 +2' (spec 002 §2); undefined without a filter. */
export function summaryOf(filter: FeedbackFilter): { text: string; full: string } | undefined {
  const types = FEEDBACK_TYPES.filter((type) => filter.type.includes(type)).map((type) => TYPE_LABELS[type])
  const rates = RATES_DOWN.filter((rate) => filter.rates.includes(rate)).map(rateText)
  const parts = [types, rates, filter.status].filter(({ length }) => length > 0)
  if (parts.length === 0) return undefined
  return {
    text: parts.map(firstAndRest).join(' | '),
    full: parts.map((names) => names.join(', ')).join(' | '),
  }
}

/** '4/5' */
export function rateText(rate: number): string {
  return `${rate}/5`
}

function firstAndRest([first = '', ...rest]: readonly string[]): string {
  return rest.length > 0 ? `${first} +${rest.length}` : first
}
