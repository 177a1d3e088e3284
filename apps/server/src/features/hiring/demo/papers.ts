import { sql } from 'kysely'
import { events } from '#features/activity/given.ts'
import { firstPapers } from '#features/compliance/given.ts'
import { currentPapers } from '#features/compliance/service.ts'
import { personalPaper } from '#features/hiring/papers/paper.ts'
import { renewalNotice } from '#features/hiring/papers/renewing.ts'
import * as papers from '#features/hiring/papers/store.ts'
import { sha256Of, textOf } from '#features/hiring/signing/paper.ts'
import * as signing from '#features/hiring/signing/store.ts'
import { pastNotice } from '#features/notifications/given.ts'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'

const DAY = 86_400_000

interface Hired {
  id: string
  user_id: string
  name: string
  code: string
  hired_at: Date
  has_nda: boolean
}

/** Who works or has worked has signed and learned what the portal asks for; the newest still has to. */
export async function demoSignatures(db: Db, now: Date): Promise<void> {
  const { rows: hired } = await sql<Hired>`select people.id, users.id as user_id, people.internal_id as code,
      ${fullName('people')} as name, min(e.assigned_at) as hired_at,
      exists (select from onboarding_items o where o.person_id = people.id and o.item = 'nda') as has_nda
    from engagements e join people on people.id = e.person_id join users on users.person_id = people.id
    where e.assigned_at is not null group by people.id, users.id order by 5, 1`.execute(db)
  const known = await firstPapers(db)
  for (const [index, person] of hired.entries()) {
    if (index === hired.length - 1) continue
    for (const paper of known) {
      const at = signedAt(person, paper.made_at, now, index)
      if (paper.kind === 'training') await papers.pass(db, person.id, paper.id, at)
      else if (paper.kind === 'attestation' || person.has_nda) await sign(db, person, paper, paper.kind, at)
      else continue
      await tell(db, person, paper, at)
    }
  }
}

/** What has a new version was told to those whose projects wait for it. */
export async function demoRenewals(db: Db, now: Date): Promise<void> {
  for (const { kind, version, made_at: at } of await currentPapers(db))
    if (version > 1) await pastNotice(db, at, await renewalNotice({ db, now }, kind))
}

/** Within days of the first hire, or of the day when the text came; an attestation this year. */
function signedAt({ hired_at: hired }: Hired, made: Date, now: Date, index: number): Date {
  const later = Math.max(hired.getTime(), made.getTime(), Date.UTC(now.getUTCFullYear(), 0, 1))
  const since = later + (2 + (index % 9)) * DAY + (8 + (index % 8)) * 3_600_000
  return new Date(Math.min(since, now.getTime() - DAY / 2))
}

type Text = Awaited<ReturnType<typeof firstPapers>>[number]

async function sign(db: Db, person: Hired, row: Text, kind: 'nda' | 'attestation', at: Date): Promise<void> {
  const { id, user_id: userId, name } = person
  const paper = personalPaper('Guildhall', row, person, at.getUTCFullYear())
  const text = textOf(paper)
  const sha256 = sha256Of(text)
  const year = kind === 'attestation' ? at.getUTCFullYear() : null
  const made = { personId: id, kind, year, version: row.version, paper, text, sha256, at }
  const agreementId = await signing.insertPersonal(db, made)
  await signing.insertSignature(db, {
    agreementId,
    sha256,
    signer: { id: userId, name, sessionId: id },
    typedName: name,
    nameDiffers: false,
    ip: '198.51.100.77',
    userAgent: null,
    at,
  })
}

function tell(db: Db, { id, user_id: actorId, name }: Hired, { kind, title, version }: Text, at: Date) {
  return events(db, [
    {
      kind: kind === 'training' ? 'training.passed' : 'paper.signed',
      at,
      actorId,
      subject: { kind: 'expert', id, title: name },
      differences: { paper: { from: null, to: `${title}, version ${version}` } },
    },
  ])
}
