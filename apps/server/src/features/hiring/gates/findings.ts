import type { GateKey } from '@guildhall/contract/compliance'
import { currentPapers, restrictions } from '#features/compliance/service.ts'
import { coolingOffSince } from '#features/hiring/cooling-off.ts'
import * as gigStore from '#features/hiring/gig-store.ts'
import type { EngagementRow } from '#features/hiring/store.ts'
import { dayText } from '#platform/documents/paper.ts'
import type { Ctx } from '#platform/http/context.ts'
import { factsOf, type Done, type GateFacts } from './facts.ts'

type Reading = Pick<Ctx, 'db' | 'now'>
export type Asked = Pick<
  EngagementRow,
  'id' | 'gig_id' | 'person_id' | 'declares_no_conflict' | 'applied_at' | 'first_name' | 'last_name'
>

/** What was found of one gate: what is missing, or what shows that it was passed. */
export type Finding =
  | { missing: string }
  | { evidence: string; by?: string | null | undefined; at?: Date | null | undefined }

export interface Found {
  findings: Record<GateKey, Finding>
  facts: GateFacts
}

/** What is found of the gates of engagements of one gig: so many questions however many they are. */
export async function findAll(
  ctx: Reading,
  gigId: string,
  rows: readonly Asked[],
): Promise<ReadonlyMap<string, Found>> {
  const ids = rows.map(({ id }) => id)
  const people = rows.map(({ person_id: id }) => id)
  const since = await coolingOffSince(ctx)
  const facts = await factsOf(ctx.db, ids, ctx.now)
  const restricted = await restrictions(ctx.db, gigId, people)
  const inConflict = await gigStore.thoseInConflict(ctx.db, gigId, people, since)
  const written = new Set<string>((await currentPapers(ctx.db)).map(({ kind }) => kind))
  const year = ctx.now.getUTCFullYear()
  return new Map(
    rows.flatMap((row) => {
      const known = facts.get(row.id)
      if (known === undefined) return []
      const found = restricted.get(row.person_id)
      const findings: Record<GateKey, Finding> = {
        ...signed(row, known, { written, year }),
        conflict: row.declares_no_conflict
          ? { evidence: 'Declared with the application', at: row.applied_at }
          : { missing: 'The expert has not declared that there is no conflict.' },
        restricted:
          found === undefined
            ? { evidence: 'Checked against the list of today' }
            : { missing: restrictedText(found) },
        cooling_off: inConflict.has(row.person_id)
          ? { missing: 'The expert works, or worked lately, for a company in conflict.' }
          : { evidence: `No company in conflict since ${dayText(since)}` },
      }
      return [[row.id, { findings, facts: known }] as const]
    }),
  )
}

type Papers = { written: ReadonlySet<string>; year: number }

/** The gates that the expert passes by themselves. */
function signed(
  { first_name: first, last_name: last }: Asked,
  { nda, agreement, training, attestation }: GateFacts,
  { written, year }: Papers,
): Pick<Record<GateKey, Finding>, 'nda' | 'agreement' | 'training' | 'attestation'> {
  const name = `${first} ${last}`
  const byThem = (done: Done) => ({ ...done, by: done.by ?? name })
  return {
    nda: done(
      nda,
      nda.version === null ? 'Confidentiality agreement on file' : `Signed here, version ${nda.version}`,
      written.has('nda')
        ? 'Ask the expert to sign it in the portal or to upload it, or HR to tick it off.'
        : 'Ask the expert to sign and upload it, or HR to tick it off.',
    ),
    agreement: done(
      agreement,
      `Version ${agreement.version ?? ''}`,
      'The expert has not signed the current version of the agreement.',
    ),
    training: done(
      byThem(training),
      `All questions answered, version ${training.version ?? ''}`,
      written.has('training')
        ? 'The expert has not taken the current training.'
        : 'There is no training yet. Write it under Compliance.',
    ),
    attestation: done(
      byThem(attestation),
      `Signed for ${year}, version ${attestation.version ?? ''}`,
      written.has('attestation')
        ? `The expert has not signed the attestation of ${year}.`
        : 'There is no attestation yet. Write it under Compliance.',
    ),
  }
}

function done({ at, by }: Done, evidence: string, missing: string): Finding {
  return at === null ? { missing } : { evidence, by, at }
}

function restrictedText({ company, named }: { company: string; named: string }): string {
  return company === named
    ? `The expert works for ${company}, which is restricted and which this project names.`
    : `The expert works for ${company}, which is restricted, and this project names ${named}.`
}
