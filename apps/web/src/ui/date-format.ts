import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'

dayjs.extend(relativeTime)

/** 'MMM DD,YYYY' from 'YYYY-MM-DD' or an ISO time, as the specification writes dates; empty for none. */
export function formatDate(date: string | undefined | null): string {
  return format(date, 'MMM DD,YYYY')
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

const MEGABYTE = 1024 * 1024

/** Bytes as MB with two decimals (spec 002 §9); below a tenth of one, where that says nothing, as kB. */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE / 10) return `${Math.ceil(bytes / 1024)} kB`
  return `${(bytes / MEGABYTE).toFixed(2)} MB`
}

function format(date: Date | string | undefined | null, pattern: string): string {
  if (!date || !dayjs(date).isValid()) return ''
  return dayjs(date).format(pattern)
}
