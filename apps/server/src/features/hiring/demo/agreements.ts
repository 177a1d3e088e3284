import { sql } from 'kysely'
import { events } from '#features/activity/given.ts'
import type { AgreedGig } from '#features/hiring/gig-store.ts'
import { paperOf, sha256Of, textOf, type AgreedTerms } from '#features/hiring/signing/paper.ts'
import type { Db } from '#platform/db/database.ts'
import { nameOfUser } from '#platform/db/full-name.ts'

const HOUR = 3_600_000
/** Whoever was hired these last days has not signed yet. */
const UNSIGNED_SINCE = 13 * 24 * HOUR
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36'

interface Hire extends AgreedTerms, Omit<AgreedGig, 'name'> {
  id: string
  gig_id: string
  person_id: string
  user_id: string | null
  gig: string
  assigned_at: Date
  ended_at: Date | null
  expert_code: string
  hired_by: string | null
}

/** The agreements of all hires; those that are not new are signed, within two days. */
export async function demoAgreements(db: Db, now: Date): Promise<void> {
  const hires = await hiresOf(db)
  if (hires.length === 0) return
  const versions = hires.map(versionOf)
  const added = await db
    .insertInto('agreements')
    .values(versions)
    .returning(['id', 'engagement_id'])
    .execute()
  const ids = new Map(added.map((row) => [row.engagement_id, row.id]))
  const signed = hires.flatMap((hire, index) => {
    const at = signedAt(hire, index, now)
    const [id, sha256] = [ids.get(hire.id), versions[index]?.sha256]
    if (at === null || hire.user_id === null || id === undefined || sha256 === undefined) return []
    return [{ hire, signer: hire.user_id, at, id, sha256 }]
  })
  await sign(db, signed)
}

interface Signed {
  hire: Hire
  signer: string
  at: Date
  id: string
  sha256: string
}

async function sign(db: Db, signed: readonly Signed[]): Promise<void> {
  await db
    .insertInto('agreement_signatures')
    .values(
      signed.map(({ hire, signer, at, id, sha256 }, index) => ({
        agreement_id: id,
        sha256,
        signer_id: signer,
        signer_name: nameOf(hire),
        typed_name: nameOf(hire),
        name_differs: false,
        second_factor: false,
        ip: `198.51.100.${10 + index}`,
        user_agent: BROWSER,
        signed_at: at,
      })),
    )
    .execute()
  await events(
    db,
    signed.map(({ hire, signer, at }) => ({
      kind: 'agreement.signed',
      at,
      actorId: signer,
      subject: { kind: 'expert' as const, id: hire.person_id, title: nameOf(hire), gigId: hire.gig_id },
    })),
  )
}

async function hiresOf(db: Db): Promise<Hire[]> {
  const { rows } =
    await sql<Hire>`select e.id, e.gig_id, e.person_id, users.id as user_id, e.assigned_at, e.ended_at,
      e.rate, e.rate_type, e.currency, e.starts_on, e.ends_on, e.hours_planned, people.first_name, people.last_name,
      people.internal_id as expert_code, gigs.type, gigs.internal_id, gigs.name as gig, gigs.summary, gigs.confidentiality,
      gigs.deliverables, ${nameOfUser('e.hired_by')} as hired_by
    from engagements e join gigs on gigs.id = e.gig_id join people on people.id = e.person_id
      left join users on users.person_id = e.person_id
    where e.assigned_at is not null and e.rate is not null order by e.assigned_at, e.id`.execute(db)
  return rows
}

function versionOf(hire: Hire) {
  const paper = paperOf({
    product: 'Guildhall',
    row: hire,
    gig: { ...hire, name: hire.gig },
    parties: { internal_id: hire.expert_code, hired_by: hire.hired_by },
    at: hire.assigned_at,
    version: 1,
  })
  const text = textOf(paper)
  return {
    engagement_id: hire.id,
    version: 1,
    paper: JSON.stringify(paper),
    text,
    sha256: sha256Of(text),
    made_at: hire.assigned_at,
  }
}

function signedAt({ assigned_at: hired, ended_at: ended }: Hire, index: number, now: Date): Date | null {
  if (ended === null && now.getTime() - hired.getTime() < UNSIGNED_SINCE) return null
  const at = hired.getTime() + (3 + ((index * 7) % 40)) * HOUR
  return new Date(Math.min(at, (ended ?? now).getTime()))
}

const nameOf = (hire: Hire) => `${hire.first_name} ${hire.last_name}`
