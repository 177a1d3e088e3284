import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'

dayjs.extend(relativeTime)

/** 'MMM DD,YYYY' from 'YYYY-MM-DD' or an ISO time, as the specification writes dates; empty for none. */
export function formatDate(date: string | undefined | null): string {
  return format(date, 'MMM DD,YYYY')
}

const END_OF_DAY = /T23:59:59(?:\.000)?Z$/

/** When something is due: a day, which lasts until its end in UTC, is that day by every clock. */
export function formatDue(date: string | undefined | null): string {
  return formatDate(date?.replace(END_OF_DAY, ''))
}

/** The same beside a time of day, where one was given. */
export function formatDueTime(date: string): string {
  return END_OF_DAY.test(date) ? formatDue(date) : formatDateTime(date)
}

/** When that has passed: a day lasts until its end by the clock here. */
export function endOfDue(date: string): Date {
  const at = dayjs(date.replace(END_OF_DAY, ''))
  return (END_OF_DAY.test(date) ? at.endOf('day') : at).toDate()
}

/** Whether that is so now. */
export function hasPassed(date: string | null): boolean {
  return date !== null && endOfDue(date).getTime() <= Date.now()
}

/** A date with its time to the second. */
export function formatDateTime(date: string | undefined | null): string {
  return format(date, 'MMM DD,YYYY HH:mm:ss')
}

/** Time of day to the second. */
export function formatTime(date: string | undefined | null): string {
  return format(date, 'HH:mm:ss')
}

/** How dates go to the server: 'YYYY-MM-DD'. */
export function toServerDate(date: Date | string | undefined | null): string {
  return format(date, 'YYYY-MM-DD')
}

/** '2 days ago'; `now` is for tests. */
export function relativeDate(date: string | undefined | null, now: Date | string = new Date()): string {
  if (!date || !dayjs(date).isValid()) return ''
  return dayjs(date).from(now)
}

/** '2 days', counted as `relativeDate` counts. */
export function elapsed(since: string): string {
  return dayjs(since).fromNow(true)
}

const MEGABYTE = 1024 * 1024

/** Bytes as MB with two decimals (spec 002 §9); a file is never said to be empty. */
export function fileSize(bytes: number): string {
  const hundredths = Math.round((bytes * 100) / MEGABYTE)
  return `${((bytes > 0 ? Math.max(1, hundredths) : 0) / 100).toFixed(2)} MB`
}

function format(date: Date | string | undefined | null, pattern: string): string {
  if (!date || !dayjs(date).isValid()) return ''
  return dayjs(date).format(pattern)
}
