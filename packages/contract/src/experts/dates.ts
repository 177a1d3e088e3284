/** Calendar days as YYYY-MM-DD compare like texts. */
export interface Period {
  start: string | null
  end: string | null
  /** Currently working or still studying: there is no end yet. */
  isOngoing: boolean
}

export interface DateFault {
  field: 'start' | 'end'
  text: string
}

const REQUIRED = 'This field is required.'

/** Of an experience or an education (spec 001 §5). */
export const PERIOD_TEXTS = {
  startInFuture: 'Started date should be before or equal today',
  startAfterEnd: 'Started date should be before ended date',
  endInFuture: 'Ended date should be before or equal today',
  endBeforeStart: 'Ended date should be after started date',
} as const

/** Of a project inside an experience. */
export const PROJECT_PERIOD_TEXTS = {
  ...PERIOD_TEXTS,
  endBeforeStart: 'End date should be after start date',
} as const

export type PeriodTexts = Record<keyof typeof PERIOD_TEXTS, string>

/** What is wrong with a period; `today` is the day of the one who types. An ongoing period has no end to check. */
export function periodFaults(
  { start, end, isOngoing }: Period,
  today: string,
  texts: PeriodTexts,
): DateFault[] {
  const isReversed = !isOngoing && start !== null && end !== null && end <= start
  const faults: (DateFault | false)[] = [
    start === null && { field: 'start', text: REQUIRED },
    start !== null && start > today && { field: 'start', text: texts.startInFuture },
    isReversed && { field: 'start', text: texts.startAfterEnd },
    !isOngoing && end === null && { field: 'end', text: REQUIRED },
    !isOngoing && end !== null && end > today && { field: 'end', text: texts.endInFuture },
    isReversed && { field: 'end', text: texts.endBeforeStart },
  ]
  return faults.filter((fault) => fault !== false)
}

/** Of a licence or certification (spec 001 §5). */
export const VALIDITY_TEXTS = {
  issueInFuture: 'Issued date should be before or equal today',
  issueAfterExpiration: 'Issued date should be before expiration date',
  expirationBeforeIssue: 'Expiration date should be after issued date',
} as const

export interface Validity {
  issued: string | null
  expires: string | null
  /** The certificate never expires. */
  isUnlimited: boolean
}

export interface ValidityFault {
  field: 'issued' | 'expires'
  text: string
}

/** What is wrong with the dates of a certificate: it may expire in the future, but is not issued there. */
export function validityFaults({ issued, expires, isUnlimited }: Validity, today: string): ValidityFault[] {
  const isReversed = !isUnlimited && issued !== null && expires !== null && expires <= issued
  const faults: (ValidityFault | false)[] = [
    issued !== null && issued > today && { field: 'issued', text: VALIDITY_TEXTS.issueInFuture },
    isReversed && { field: 'issued', text: VALIDITY_TEXTS.issueAfterExpiration },
    !isUnlimited && expires === null && { field: 'expires', text: REQUIRED },
    isReversed && { field: 'expires', text: VALIDITY_TEXTS.expirationBeforeIssue },
  ]
  return faults.filter((fault) => fault !== false)
}

const FURTHEST_EAST = 14 * 3_600_000

/** Today where the day begins first: what nobody on earth can call the future is accepted by the server. */
export function todaySomewhere(now = Date.now()): string {
  return new Date(now + FURTHEST_EAST).toISOString().slice(0, 10)
}

/** Whether a period is known by its years alone, as resumes give it: from the first day of one to an end of another. */
export function isOfYears(start: string, end: string | null): boolean {
  return start.endsWith('-01-01') && (end === null || /-(?:12-31|01-01)$/.test(end))
}
