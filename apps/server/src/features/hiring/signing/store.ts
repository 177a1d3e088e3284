import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Paper } from '#platform/documents/paper.ts'

/** A version of an agreement; it is signed once or never. */
export interface AgreementRow {
  id: string
  engagement_id: string | null
  version: number
  paper: Paper
  text: string
  sha256: string
  made_at: Date
  signature_id: string | null
  signer_id: string
  signer_name: string | null
  typed_name: string | null
  name_differs: boolean
  second_factor: boolean
  ip: string | null
  user_agent: string | null
  signed_at: Date | null
  erased_at: Date | null
}

const versions = sql`select a.id, a.engagement_id, a.version, a.paper, a.text, a.sha256, a.made_at, s.id as signature_id,
    s.signer_id, s.signer_name, s.typed_name, s.name_differs, s.second_factor, s.ip, s.user_agent, s.signed_at, s.erased_at
  from agreements a left join agreement_signatures s on s.agreement_id = a.id`

/** All versions, the current one first. */
export async function versionsOf(db: Db, engagementId: string): Promise<AgreementRow[]> {
  const { rows } = await sql<AgreementRow>`${versions} where a.engagement_id = ${engagementId}
    order by a.version desc`.execute(db)
  return rows
}

interface NewVersion {
  engagementId: string
  version: number
  paper: Paper
  text: string
  sha256: string
  at: Date
}

/** Adds a version, unless somebody else was faster. */
export async function insertVersion(db: Db, row: NewVersion): Promise<void> {
  await db
    .insertInto('agreements')
    .values({
      engagement_id: row.engagementId,
      version: row.version,
      paper: JSON.stringify(row.paper),
      text: row.text,
      sha256: row.sha256,
      made_at: row.at,
    })
    .onConflict((taken) => taken.columns(['engagement_id', 'version']).doNothing())
    .execute()
}

interface NewPersonal extends Omit<NewVersion, 'engagementId'> {
  personId: string
  kind: 'nda' | 'attestation'
  year: number | null
}

/** A paper that somebody signs for themselves comes with its signature. */
export async function insertPersonal(db: Db, row: NewPersonal): Promise<string> {
  const { id } = await db
    .insertInto('agreements')
    .values({
      person_id: row.personId,
      kind: row.kind,
      year: row.year,
      version: row.version,
      paper: JSON.stringify(row.paper),
      text: row.text,
      sha256: row.sha256,
      made_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The newest paper of a kind that somebody has signed. */
export async function newestOf(
  db: Db,
  personId: string,
  kind: 'nda' | 'attestation',
): Promise<AgreementRow | undefined> {
  const { rows } = await sql<AgreementRow>`${versions} where a.person_id = ${personId} and a.kind = ${kind}
    and s.id is not null order by s.signed_at desc limit 1`.execute(db)
  return rows[0]
}

export interface NewSignature {
  agreementId: string
  sha256: string
  signer: { id: string; name: string; sessionId: string }
  typedName: string
  nameDiffers: boolean
  ip: string
  userAgent: string | null
  at: Date
}

/** A session begun with a second factor is one that began after its user had set it up. */
export async function insertSignature(db: Db, row: NewSignature): Promise<void> {
  const secondFactor = sql`coalesce((select users.mfa_enabled_at <= sessions.created_at from sessions
    join users on users.id = sessions.user_id where sessions.id = ${row.signer.sessionId}), false)`
  await sql`insert into agreement_signatures
      (agreement_id, sha256, signer_id, signer_name, typed_name, name_differs, second_factor, ip, user_agent, signed_at)
    values (${row.agreementId}, ${row.sha256}, ${row.signer.id}, ${row.signer.name}, ${row.typedName},
      ${row.nameDiffers}, ${secondFactor}, ${row.ip}, ${row.userAgent}, ${row.at})`.execute(db)
}

/** The file as it was handed out before. */
export async function fileOf(db: Db, agreementId: string, isSigned: boolean): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('agreement_files')
    .select('bytes')
    .where('agreement_id', '=', agreementId)
    .where('is_signed', '=', isSigned)
    .where('bytes', 'is not', null)
    .executeTakeFirst()
  return row?.bytes ?? undefined
}

/** Keeps the bytes of a file for ever; where somebody else was faster, theirs stay. */
export async function keepFile(
  db: Db,
  file: { sha256: string; agreementId: string; isSigned: boolean; bytes: Buffer; at: Date },
): Promise<void> {
  await db
    .insertInto('agreement_files')
    .values({
      sha256: file.sha256,
      agreement_id: file.agreementId,
      is_signed: file.isSigned,
      bytes: file.bytes,
      made_at: file.at,
    })
    .onConflict((taken) => taken.doNothing())
    .execute()
}

/** Whether a file of this version was handed out that has this hash. */
export async function isFileOf(db: Db, agreementId: string, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('agreement_files')
    .select('sha256')
    .where('agreement_id', '=', agreementId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether it is the hash of a signed file, or of a text or file that was signed. */
export async function isSignedHash(db: Db, sha256: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from agreement_files f join agreement_signatures s on s.agreement_id = f.agreement_id
      where f.sha256 = ${sha256}) or
    exists (select from agreements a join agreement_signatures s on s.agreement_id = a.id
      where a.sha256 = ${sha256}) as found`.execute(db)
  return rows[0]?.found === true
}

/** Hours are written by another feature; here they only bound what can be agreed on. */
export async function minutesWorked(db: Db, engagementId: string): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`select coalesce(sum(minutes), 0)::int as minutes
    from hour_entries where engagement_id = ${engagementId}`.execute(db)
  return rows[0]?.minutes ?? 0
}
