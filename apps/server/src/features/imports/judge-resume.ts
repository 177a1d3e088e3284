import { ParsedResume } from '@guildhall/contract/applications/parsed-resume'
import { personName } from '@guildhall/contract/names'
import { email as emailSchema } from '@guildhall/contract/shapes'
import * as z from 'zod/mini'
import * as reference from '#features/reference/service.ts'
import type { Db } from '#platform/db/database.ts'
import { Refusal } from '#platform/http/refuse.ts'
import type { ResumeOutcome } from '@guildhall/resume-parser/parse'
import { judgeDraft } from './judge-expert.ts'
import { asError, type Judged } from './judged.ts'
import { forTwin, withResume } from './keep-resume.ts'
import { phoneOf } from './person-values.ts'
import { entriesOf, profileOf } from './resume-values.ts'

/** What reading a file came to, as it is kept beside its row. */
export const Found = z.union([
  z.strictObject({ resume: ParsedResume }),
  z.strictObject({ unreadable: z.string() }),
])
export type Found = z.infer<typeof Found>

const REASONS = {
  encrypted: 'This file needs a password.',
  none: 'This file holds no resume.',
  other: 'This file cannot be read as a resume.',
} as const

export function foundIn(outcome: ResumeOutcome | null): Found {
  if (outcome === null) return { unreadable: REASONS.other }
  if (outcome.kind === 'unreadable')
    return { unreadable: outcome.reason === 'encrypted' ? REASONS.encrypted : REASONS.other }
  return outcome.isResume ? { resume: ParsedResume.parse(outcome.resume) } : { unreadable: REASONS.none }
}

const Names = z.object({ first_name: personName, last_name: personName })

/** A file of the folder; its bytes are asked for when it is kept. */
export interface ResumeFile {
  name: string
  read: () => Promise<Uint8Array | undefined>
}

/** A resume becomes an expert whom one can invite, if it has an address, or the resume of one who is known. */
export async function judgeResume(db: Db, found: Found, file: ResumeFile): Promise<Judged> {
  if ('unreadable' in found) return asError(found.unreadable)
  const { resume } = found
  const names = Names.safeParse(resume)
  if (!names.success) return asError('No name was found in this resume.')
  const address = emailSchema.safeParse(resume.email)
  const profile = profileOf(resume, await phoneIn(db, resume.mobile_number))
  const { nationality } = resume
  const land = nationality === null ? undefined : await reference.itemByName(db, 'nationalities', nationality)
  const draft = {
    firstName: names.data.first_name,
    lastName: names.data.last_name,
    email: address.success ? address.data : null,
    profile: land === undefined ? profile : { ...profile, nationality: land.name },
    entries: entriesOf(resume),
    isVetted: false,
  }
  const it = await judgeDraft(db, draft, undefined)
  return it.verdict === 'new' ? withResume(it, file) : it.verdict === 'duplicate' ? forTwin(db, it, file) : it
}

/** A number without its country says nothing here. */
async function phoneIn(db: Db, phone: string | null): Promise<{ phone?: string; country_code?: string }> {
  if (phone === null || !/^\+|^00/.test(phone)) return {}
  try {
    const { country_code: country, ...number } = await phoneOf(db, { phone })
    return country === undefined || country === '' ? {} : { ...number, country_code: country }
  } catch (thrown) {
    if (thrown instanceof Refusal) return {}
    throw thrown
  }
}
