import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item } from '#contract/envelope'
import { nameOfPerson } from '#contract/names'
import { day, idParams, moment, uuid } from '#contract/shapes'
import { count, nullableText } from './shapes.ts'

const MB = 1024 * 1024
/** An agreement with its certificate weighs a tenth of a megabyte. */
export const VERIFY_BYTES = 10 * MB

export const signingErrors = {
  agreement_changed: [
    409,
    'This version of the agreement was replaced. Read the current one, then sign that.',
  ],
  already_signed: [409, 'This version of the agreement is signed already.'],
  hours_below_worked: [422, 'More hours than that are written down already.'],
} as const

/** A SHA-256 as people copy it. */
const sha256 = z
  .string({ error: 'This field is required.' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[0-9a-f]{64}$/, { error: 'A SHA-256 has 64 characters, 0 to 9 and a to f.' }),
  )

/** Who signed which version of an agreement, when, and how. */
export const Signature = z.strictObject({
  id: uuid,
  version: z.int(),
  /** Of the text that was signed. */
  sha256: z.string(),
  /** What they typed; nothing once they were erased. */
  typed_name: nullableText,
  /** They typed something else than the name of their account. */
  name_differs: z.boolean(),
  signer: z.strictObject({ id: uuid, name: z.string() }),
  signed_at: moment,
  /** They had signed in with a second factor. */
  second_factor: z.boolean(),
  /** Where they signed from: for themselves and for administrators. */
  ip: nullableText,
  user_agent: nullableText,
})
export type Signature = z.infer<typeof Signature>

/** The agreement as it stands: a change of its terms makes a new version. */
export const AgreementVersion = z.strictObject({
  version: z.int(),
  /** Of the text, in UTF-8: sent along with the signature. */
  sha256: z.string(),
  text: z.string(),
  made_at: moment,
  is_signed: z.boolean(),
})
export type AgreementVersion = z.infer<typeof AgreementVersion>

export const SignForm = z.strictObject({
  typed_name: nameOfPerson(200, 'Type your full name.'),
  accepted: z.literal(true, { error: 'Tick that you agree.' }),
  version: z.int({ error: 'This field is required.' }),
  /** Of the text, or of the file that was downloaded. */
  sha256,
})
export type SignForm = z.infer<typeof SignForm>

/** What both sides may agree on anew while the work goes on. */
export const TermsForm = z.strictObject({
  ends_on: z.optional(z.nullable(day)),
  hours_planned: z.optional(
    z.nullable(z.int().check(z.gte(1, { error: 'At least 1.' }), z.lte(10_000, { error: 'At most 10000.' }))),
  ),
})
export type TermsForm = z.infer<typeof TermsForm>

const Signatures = z.strictObject({
  /** The newest first. */
  data: z.array(Signature),
  agreement: AgreementVersion,
  actions: z.strictObject({ canSign: z.boolean(), canChangeTerms: z.boolean() }),
  terms: z.strictObject({ ends_on: nullableText, hours_planned: z.nullable(count) }),
  /** What a change of the terms names (`If-Match`). */
  engagement_version: z.int(),
})
export type Signatures = z.infer<typeof Signatures>

/** Signing what was agreed on at the hire (NEXT N4). */
export const signing = {
  signatures: endpoint({
    method: 'GET',
    path: '/engagements/:id/signatures',
    title: 'List signatures of an agreement',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: Signatures,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/engagements/:id/agreement/sign',
    title: 'Sign agreement',
    access: 'signed_in',
    rate: 'write',
    needsSession: true,
    input: { params: idParams, body: SignForm },
    ok: item(Signature),
    log: { action: 'update' },
  }),
  changeTerms: endpoint({
    method: 'PUT',
    path: '/engagements/:id/terms',
    title: 'Change terms of an engagement',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: TermsForm },
    ok: item(AgreementVersion),
  }),
  /** Whoever holds a signed agreement can ask whether it came from here; nothing else is told. */
  verify: endpoint({
    method: 'POST',
    path: '/verify',
    title: 'Verify agreement',
    access: 'anyone',
    rate: 'credentials',
    /** A form with one `file`, or JSON with its SHA-256. */
    input: { body: z.strictObject({ hash: sha256 }), files: ['file'] },
    ok: item(z.strictObject({ result: z.enum(['valid', 'not known']) })),
    log: { action: 'view' },
    transaction: 'own',
    bodyLimit: VERIFY_BYTES + MB,
  }),
}
