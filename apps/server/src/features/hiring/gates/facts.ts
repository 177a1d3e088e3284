import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { nameOfUser } from '#platform/db/full-name.ts'
import type { Waiver } from './store.ts'

/** When something was done and by whom, and which version of it. */
export interface Done {
  at: Date | null
  by: string | null
  version: number | null
}

/** What is known of an engagement that its gates ask for. */
export interface GateFacts {
  nda: Done
  agreement: Done
  training: Done
  attestation: Done
  waivers: readonly Waiver[]
  /** When the expert was last asked for which gate. */
  asked: ReadonlyMap<string, Date>
}

/** The current version of a paper of the portal, signed by this person. */
const signedPaper = (
  kind: 'nda' | 'attestation',
  year: number,
) => sql`select s.signed_at as at, s.signer_name as by,
    a.version from agreements a join agreement_signatures s on s.agreement_id = a.id
  where a.person_id = e.person_id and a.kind = ${kind} and coalesce(a.year, ${year}::int) = ${year}::int
    and a.version = (select max(c.version) from compliance_papers c where c.kind = ${kind})`

interface Row {
  id: string
  nda_at: Date | null
  nda_by: string | null
  nda_version: number | null
  agreement_at: Date | null
  agreement_by: string | null
  agreement_version: number | null
  training_at: Date | null
  training_version: number | null
  attestation_at: Date | null
  attestation_version: number | null
  waivers: (Omit<Waiver, 'at'> & { at: string })[]
  asked: { gate: string; at: string }[]
}

/** Of many engagements at once. A confidentiality agreement is a signature, a file that was uploaded, or a tick of HR. */
export async function factsOf(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, GateFacts>> {
  const year = now.getUTCFullYear()
  const { rows } = await sql<Row>`
    select e.id, nda.at as nda_at, nda.by as nda_by, nda.version as nda_version,
      signed.signed_at as agreement_at, signed.signer_name as agreement_by, signed.version as agreement_version,
      training.passed_at as training_at, training.version as training_version,
      attested.at as attestation_at, attested.version as attestation_version,
      coalesce((select jsonb_agg(jsonb_build_object('gate', w.gate, 'reason', w.reason, 'at', w.waived_at,
        'by', ${nameOfUser('w.waived_by')})) from gate_waivers w where w.engagement_id = e.id), '[]') as waivers,
      coalesce((select jsonb_agg(jsonb_build_object('gate', k.gate, 'at', k.asked_at))
        from gate_asks k where k.engagement_id = e.id), '[]') as asked
    from engagements e
    left join lateral (select at, by, version from (
        ${signedPaper('nda', year)}
        union all select f.created_at, ${nameOfUser('f.created_by')}, null::int from files f
          where f.owner_person_id = e.person_id and f.kind = 'nda' and f.deleted_at is null
        union all select o.done_at, ${nameOfUser('o.done_by')}, null::int from onboarding_items o
          where o.person_id = e.person_id and o.item = 'nda') papers
      order by version nulls last, at limit 1) nda on true
    left join lateral (${signedPaper('attestation', year)} limit 1) attested on true
    left join lateral (select t.passed_at, c.version from training_passes t join compliance_papers c on c.id = t.paper_id
        where t.person_id = e.person_id and c.version = (select max(version) from compliance_papers
          where kind = 'training') and c.kind = 'training') training on true
    left join lateral (select a.version, s.signed_at, s.signer_name from agreements a
        left join agreement_signatures s on s.agreement_id = a.id
        where a.engagement_id = e.id order by a.version desc limit 1) signed on true
    where e.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, factsIn(row)]))
}

function factsIn(row: Row): GateFacts {
  return {
    nda: { at: row.nda_at, by: row.nda_by, version: row.nda_version },
    agreement: { at: row.agreement_at, by: row.agreement_by, version: row.agreement_version },
    training: { at: row.training_at, by: null, version: row.training_version },
    attestation: { at: row.attestation_at, by: null, version: row.attestation_version },
    waivers: row.waivers.map((waiver) => ({ ...waiver, at: new Date(waiver.at) })),
    asked: new Map(row.asked.map(({ gate, at }) => [gate, new Date(at)])),
  }
}
