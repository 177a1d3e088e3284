import type { AgreementVersion, Signature, Signatures } from '@guildhall/contract/hiring/signing'
import { may } from './policy.ts'
import type { Seen } from './service.ts'
import type { AgreementRow } from './store.ts'

export function presentSignatures(seen: Seen): Signatures {
  const { row, current, versions } = seen
  return {
    data: versions.flatMap((version) => presentSignature(version, seen)),
    agreement: presentVersion(current),
    actions: { canSign: may('sign', seen), canChangeTerms: may('changeTerms', seen) && !row.gig_locked },
    terms: { ends_on: row.ends_on, hours_planned: row.hours_planned },
    engagement_version: row.version,
  }
}

export function presentVersion({
  version,
  sha256,
  text,
  made_at: at,
  signed_at: signed,
}: AgreementRow): AgreementVersion {
  return { version, sha256, text, made_at: at.toISOString(), is_signed: signed !== null }
}

/** Of a version that nobody signed: nothing. */
export function presentSignature(row: AgreementRow, { standings }: Pick<Seen, 'standings'>): Signature[] {
  if (row.signature_id === null || row.signed_at === null) return []
  // From where somebody signed is for themselves, and for who looks into a dispute.
  const seesTraces = standings.includes('expert:self') || standings.includes('admin')
  return [
    {
      id: row.signature_id,
      version: row.version,
      sha256: row.sha256,
      typed_name: row.typed_name,
      name_differs: row.name_differs,
      signer: { id: row.signer_id, name: row.signer_name ?? 'Erased' },
      signed_at: row.signed_at.toISOString(),
      second_factor: row.second_factor,
      ip: seesTraces ? row.ip : null,
      user_agent: seesTraces ? row.user_agent : null,
    },
  ]
}
