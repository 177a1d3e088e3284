import { Readable } from 'node:stream'
import { VERIFY_BYTES } from '@guildhall/contract/hiring/signing'
import { dayText, type Paper, type Part } from '#platform/documents/paper.ts'
import { setPaper } from '#platform/documents/setting.ts'
import type { Ctx, SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { sha256Of } from './paper.ts'
import { seeAgreement } from './service.ts'
import * as store from './store.ts'
import type { AgreementRow } from './store.ts'

interface Place {
  product: string
  publicUrl: string
}

/** A version as a file, the current one unless another is asked for: the same bytes for ever, signed or not. */
export async function agreementFile(
  ctx: SignedIn,
  place: Place,
  id: string,
  wanted: number | undefined,
): Promise<StreamAnswer> {
  const { row, current, versions } = await seeAgreement(ctx, place.product, id)
  const version = wanted === undefined ? current : versions.find((one) => one.version === wanted)
  if (version === undefined) throw refuse('not_found')
  const bytes = await bytesOf(ctx, place, version)
  return {
    stream: Readable.from([bytes]),
    filename: `Agreement ${row.first_name} ${row.last_name} ${version.version}.pdf`,
    type: 'application/pdf',
    size: bytes.length,
  }
}

/** The newest paper of this kind that somebody has signed for themselves, with its certificate. */
export async function paperFile(
  ctx: SignedIn,
  place: Place,
  personId: string,
  kind: 'nda' | 'attestation',
): Promise<StreamAnswer> {
  const signed = await store.newestOf(ctx.db, personId, kind)
  if (signed === undefined) throw refuse('not_found')
  const bytes = await bytesOf(ctx, place, signed)
  const filename = `${signed.paper.title} ${signed.paper.lines[0] ?? ''} ${signed.version}.pdf`
  return { stream: Readable.from([bytes]), filename, type: 'application/pdf', size: bytes.length }
}

async function bytesOf(ctx: SignedIn, place: Place, version: AgreementRow): Promise<Buffer> {
  const isSigned = version.signed_at !== null
  const kept = await store.fileOf(ctx.db, version.id, isSigned)
  if (kept !== undefined) return kept
  const bytes = await setPaper(ctx.actor.userId, {
    paper: isSigned ? certified(version, place) : version.paper,
    format: 'pdf',
    at: version.signed_at ?? version.made_at,
  })
  const file = { sha256: sha256Of(bytes), agreementId: version.id, isSigned, bytes, at: ctx.now }
  return ctx.transaction(async (db) => {
    await store.keepFile(db, file)
    return (await store.fileOf(db, version.id, isSigned)) ?? bytes
  })
}

/** The paper with the certificate of its signature on a page of its own. */
export function certified(version: AgreementRow, { publicUrl }: Place): Paper {
  const { paper, signed_at: at } = version
  const facts: [string, string][] = [
    ['Signed by', version.signer_name ?? 'Somebody who was erased'],
    ['Name typed', typedText(version)],
    ['Signed at', at === null ? '' : `${dayText(at.toISOString())} ${at.toISOString().slice(11, 19)} UTC`],
    ['Second factor', version.second_factor ? 'Used' : 'Not used'],
    ['Version', String(version.version)],
    ['SHA-256 of the text', version.sha256],
  ]
  const certificate: Part = {
    title: 'Certificate of signature',
    beginsPage: true,
    text: 'The text above was shown in full, accepted by a tick and signed by typing a name in the portal.',
    facts,
  }
  const how: Part = {
    title: 'How to verify',
    text: `Open ${publicUrl}/verify and choose this file, or enter its SHA-256. The page answers “valid” for a file that was signed here and has not been changed since, and “not known” for any other.`,
  }
  return { ...paper, parts: [...paper.parts, certificate, how] }
}

function typedText({ typed_name: typed, name_differs: differs }: AgreementRow): string {
  if (typed === null) return 'Erased'
  return differs ? `${typed} (differs from the name of the account)` : typed
}

const ONE_FILE = {
  maxFiles: 1,
  maxFileBytes: VERIFY_BYTES,
  maxTotalBytes: VERIFY_BYTES,
  codes: { count: 'too_many_files', size: 'file_too_large', total: 'file_too_large' },
  texts: {
    count: 'Choose one file.',
    size: 'The file is larger than 10 MB.',
    total: 'The file is larger than 10 MB.',
  },
} as const

/** Whether a file, or its hash, is that of a signature made here. Nothing else is told, to nobody. */
export async function verify(ctx: Ctx, hash: string | undefined): Promise<'valid' | 'not known'> {
  const asked = hash ?? (await uploadedHash(ctx))
  return (await store.isSignedHash(ctx.db, asked)) ? 'valid' : 'not known'
}

async function uploadedHash(ctx: Ctx): Promise<string> {
  const { files } = await ctx.files(ONE_FILE)
  const [file] = files
  if (file === undefined) throw refuse('invalid', { fields: { file: ['Choose a file.'] } })
  return file.sha256.toString('hex')
}
