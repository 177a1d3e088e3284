/** The time zone of this browser. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** 'Tue, Jan 05,2027, 10:00 – 10:30' by the clock of a zone: the date as the specification writes dates (spec 002 §9). */
export function timeText(start: string, end: string, zone = ownZone): string {
  const [from, to] = [clockOf(start, zone), clockOf(end, zone)]
  return `${from.day}, ${from.time} – ${to.day === from.day ? '' : `${to.day}, `}${to.time}`
}

function clockOf(at: string, timeZone: string) {
  const format = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const part = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  return {
    day: `${part.get('weekday')}, ${part.get('month')} ${part.get('day')},${part.get('year')}`,
    time: `${part.get('hour')}:${part.get('minute')}`,
  }
}

/** The same with the name of the zone, for the clock of the other side. */
export function timeThere(start: string, end: string, zone: string): string {
  return `${timeText(start, end, zone)} (${zoneText(zone)})`
}

/** A day and a time of this browser's clock with a length in minutes, as the server takes them. */
export function slotOf({ day, time, minutes }: { day: string; time: string; minutes: number }) {
  const start = new Date(`${day}T${time}:00`)
  return { start_at: start.toISOString(), end_at: new Date(start.getTime() + minutes * 60_000).toISOString() }
}

const two = (value: number) => String(value).padStart(2, '0')

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** 'Mon – Fri, 09:00 – 17:30': days with the same hours in one line. */
export function weekLines(weekly: readonly { weekday: number; from: string; to: string }[]): string[] {
  const runs: { first: string; last: string; hours: string }[] = []
  let before = ''
  for (const [index, name] of DAYS.entries()) {
    const own = weekly.filter(({ weekday }) => weekday === index + 1)
    const hours = own
      .map(({ from, to }) => `${from} – ${to}`)
      .toSorted()
      .join(', ')
    const run = runs.at(-1)
    if (hours !== '' && hours === before && run) run.last = name
    else if (hours !== '') runs.push({ first: name, last: name, hours })
    before = hours
  }
  return runs.map(({ first, last, hours }) => `${first === last ? first : `${first} – ${last}`}, ${hours}`)
}

/** 'America/New York' */
export const zoneText = (zone: string) => zone.replaceAll('_', ' ')

/** What the clock of this browser does at a time of a day: it may leap over it, or show it twice. */
export function clockAt(day: string, time: string): 'once' | 'never' | 'twice' {
  const at = new Date(`${day}T${time}:00`)
  const shown = timeHere(at)
  if (shown !== time) return 'never'
  // The clock is put back by an hour, on Lord Howe by half of one.
  const isAgain = [30, 60].some((minutes) => timeHere(new Date(at.getTime() + minutes * 60_000)) === shown)
  return isAgain ? 'twice' : 'once'
}

const timeHere = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`

/** '10:00 – 10:30' where the day is said already. */
export function hoursText(start: string, end: string): string {
  return dayHere(start) === dayHere(end)
    ? `${timeHere(new Date(start))} – ${timeHere(new Date(end))}`
    : timeText(start, end)
}

/** YYYY-MM-DD of the Monday before a day. */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}

/** So many days later. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The Monday of this week by the clock of this browser. */
export const thisMonday = () => mondayOf(dayHere(new Date()))

/** YYYY-MM-DD of today, here. */
export const today = () => dayHere(new Date())

/** YYYY-MM-DD of a moment by the clock of this browser. */
export function dayHere(at: string | Date): string {
  const moment = new Date(at)
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
