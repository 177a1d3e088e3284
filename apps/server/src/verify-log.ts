import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { verifyLog, type Verdict } from '#features/activity/chain/verifying.ts'
import { visitEmbeddedPostgres } from '#platform/db/embedded.ts'
import { errorCode } from '#platform/db/errors.ts'
import { openSealer } from '#platform/secrets/sealing.ts'
import { readPlaces, type Places } from './config.ts'
import { fail } from './fail.ts'

const USAGE = 'Usage: npm run verify-log [-- --from 2026-01-31] [--to 2026-02-28]'
const FIRST = '00000000-0000-0000-0000-000000000000'
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const DAY = 86_400_000
const NO_SCHEMA = ['3F000', '42P01']

/** `npm run verify-log`: whether the activity log is as it was written, while the portal runs or not. */
async function main(args: string[]): Promise<void> {
  const days = daysOf(args)
  if (days === undefined) return refuse(USAGE)
  const places = readPlaces(process.env)
  const { databaseUrl, folders } = places
  const start = Date.now()
  const check = async (url: string) => verifyLog({ url, ...(await keysOf(places)), ...rangeOf(days) })
  const verdict = await (
    databaseUrl === undefined
      ? visitEmbeddedPostgres({ folder: folders.database, keysFolder: folders.keys }, check)
      : check(databaseUrl)
  ).catch(tooOld)
  if (verdict === undefined)
    return refuse('This database is older than the chain of the log. Start the portal once.')
  report(verdict, (Date.now() - start) / 1000)
}

function refuse(text: string): void {
  console.error(text)
  process.exitCode = 1
}

function tooOld(error: unknown): undefined {
  if (NO_SCHEMA.includes(errorCode(error) ?? '')) return undefined
  throw error
}

interface Days {
  from?: Date
  to?: Date
}

function daysOf(args: readonly string[]): Days | undefined {
  const days: Days = {}
  for (let at = 0; at < args.length; at += 2) {
    const [name, text = ''] = [args[at], args[at + 1]]
    const day = new Date(`${text}T00:00:00Z`)
    if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime())) return undefined
    if (name === '--from') days.from = day
    else if (name === '--to') days.to = day
    else return undefined
  }
  return days
}

/** Both days are part of it. */
function rangeOf({ from, to }: Days) {
  const end = to && new Date(to.getTime() + DAY)
  return {
    range: { after: from ? idAtStartOf(from) : FIRST, upTo: end ? idAtStartOf(end) : LAST },
    months: { first: from ? monthOf(from) : 0, last: to ? monthOf(to) : 999_999 },
  }
}

function idAtStartOf(day: Date): string {
  const time = Math.max(0, day.getTime()).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

function monthOf(day: Date): number {
  return day.getUTCFullYear() * 100 + day.getUTCMonth() + 1
}

/** Only a key that is there: this command makes none. The key of a folder with its own database is that of its log. */
async function keysOf({ databaseUrl, folders }: Places) {
  const given = process.env['SEALING_KEY'] ?? ''
  const isThere = given !== '' || existsSync(join(folders.keys, 'sealing-key'))
  const sealer = isThere ? await openSealer(folders.keys, given === '' ? undefined : given) : undefined
  return { sealer, isOwnKey: databaseUrl === undefined, anchors: folders.anchors }
}

function report({ rows, unsealed, old, gaps, anchors, misfit }: Verdict, seconds: number): void {
  const speed = Math.round(rows / Math.max(seconds, 0.001))
  console.log(`Read ${rows} rows in ${seconds.toFixed(1)} s (${speed} rows/s), ${anchors} anchors.`)
  if (unsealed > 0) console.log(`${unsealed} are so new that they are not chained yet.`)
  if (old > 0) console.log(`${old} are older than the chain and not taken into it yet.`)
  for (const [kind, text] of Object.entries(KINDS)) {
    const made = gaps.filter((gap) => gap.kind === kind)
    const count = made.reduce((sum, gap) => sum + gap.rows, 0)
    if (made.length > 0) console.log(`${made.length} signed gaps: ${count} rows ${text}.`)
  }
  if (misfit === undefined) return console.log('Every row fits.')
  console.log(`The first row that does not fit: ${misfit.id ?? 'a row that is gone'}: ${misfit.why}.`)
  process.exitCode = 1
}

const KINDS: Record<string, string> = {
  erased: 'changed when people were erased',
  shortened: 'shortened by retention',
  expired: 'deleted by retention',
  dropped: 'dropped with their month by retention',
}

await main(process.argv.slice(2)).catch(fail)
