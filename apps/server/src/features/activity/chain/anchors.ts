import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { End } from './signing.ts'

const Anchor = z.object({
  at: z.string(),
  months: z.array(z.object({ month: z.number(), place: z.number(), hash: z.string() })),
})

/** Where the chain of one log stood at a moment, kept beside the database: who bends both must bend this too. */
export type Anchor = z.infer<typeof Anchor>

interface Stand {
  logId: string
  at: Date
  ends: readonly End[]
}

export function anchorOf({ at, ends }: Pick<Stand, 'at' | 'ends'>): Anchor {
  const months = ends.map(({ month, place, hash }) => ({ month, place, hash: hash.toString('hex') }))
  return { at: at.toISOString(), months }
}

/** Beside the file of the day, which whoever holds the machine may have written anew. */
export function mailedFile(anchor: Anchor): string {
  return `${anchor.at.slice(0, 10)}-mailed.json`
}

/** Writes the anchor of this day; the last one of a day stays. */
export async function writeAnchor(folder: string, { logId, ...stand }: Stand): Promise<void> {
  const own = join(folder, logId)
  await mkdir(own, { recursive: true, mode: 0o700 })
  const anchor = anchorOf(stand)
  const file = join(own, `${anchor.at.slice(0, 10)}.json`)
  const draft = await open(`${file}.part`, 'w', 0o600)
  try {
    await draft.writeFile(`${JSON.stringify(anchor, null, 2)}\n`)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${file}.part`, file)
}

/** The anchors of a log, by day, and those that came back from a mail. One that cannot be read throws. */
export async function readAnchors(folder: string, logId: string): Promise<Anchor[]> {
  const own = join(folder, logId)
  const names = await readdir(own).catch(() => [])
  const days = names.filter((name) => /^\d{4}-\d\d-\d\d(?:-mailed)?\.json$/.test(name)).toSorted()
  return Promise.all(
    days.map(async (name) => z.parse(Anchor, JSON.parse(await readFile(join(own, name), 'utf8')))),
  )
}
