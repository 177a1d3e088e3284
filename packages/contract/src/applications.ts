import * as z from 'zod/mini'
import { nameOfPerson } from './names.ts'
import { ApplicationForm } from './applications/application-form.ts'
import { Completeness } from './applications/completeness.ts'
import { MergeForm } from './applications/merge-form.ts'
import { Confidence, ParsedResume, ResumeShown } from './applications/parsed-resume.ts'
import { Comparison } from './applications/resume-change.ts'
import { endpoint } from './endpoint.ts'
import { done } from './envelope.ts'
import { idParams, uuid } from './shapes.ts'

export const applicationsErrors = {
  already_submitted: [409, 'Your profile is already submitted'],
  notice_missing: [422, 'Accept the personal data notice first.'],
  resume_unreadable: [
    422,
    'We could not read this file: it is too heavy. Fill in manually or choose another file.',
  ],
  parser_failed: [503, 'There was an error with the API request.'],
} as const

/** What POST /resume/parse says beside its values. */
export const PARSE_MESSAGES = {
  parsed: 'Resume saved successfully!',
  noResume: 'This does not look like a resume. Fill in manually or choose another file.',
  encrypted: 'This file is protected by a password. Fill in manually or choose a file without one.',
  broken: 'We could not read this file: it is damaged. Fill in manually or choose another file.',
  empty: 'We could not read this file: it is empty. Fill in manually or choose another file.',
  noText:
    'We could not read this file: it has pictures, but no text. Fill in manually or choose another file.',
  tooLarge: 'We could not read this file: it is too large. Fill in manually or choose a smaller one.',
  scanTooLong:
    'We could not read this file: a scan may have 8 pages. Fill in manually or choose a shorter one.',
  tooLong:
    'We could not read this file: it has more than 50 pages. Fill in manually or choose a shorter one.',
  unreadable: 'We could not read this file. Fill in manually or choose another file.',
} as const

/** Asks to hear of the pages of a scan while they are read. */
const stepsQuery = z.strictObject({ steps: z.optional(z.literal('true')) })

/** A page of a scan, before it is read. */
export const PageStep = z.strictObject({ page: z.int(), pages: z.int() })
export type PageStep = z.infer<typeof PageStep>

export const ParseAnswer = z.strictObject({
  body: z.strictObject({
    ui_output: z.strictObject({
      /** null: nothing in this file can be read as text, or it is no resume. */
      data: z.nullable(ParsedResume),
      confidence: Confidence,
      /** Keys of `confidence` below the threshold: the applicant is asked to look at them. */
      unsure: z.array(z.string()),
      /** The pages as they were read, and where each value stands in them. */
      shown: ResumeShown,
    }),
    message: z.string(),
  }),
})
export type ParseAnswer = z.infer<typeof ParseAnswer>

/** The name stands for a signature; an empty one is no acceptance (spec 001 §5, Disclosure). */
export const NoticeForm = z.strictObject({
  kind: z.literal('personal_data'),
  typed_name: nameOfPerson(200),
  accepted: z.literal(true, { error: 'This field is required.' }),
})

export const applications = {
  /** Reads a resume of the caller's own. It is not changed, and nothing of what it says is stored. */
  parseResume: endpoint({
    method: 'POST',
    path: '/resume/parse',
    title: 'Parse resume',
    access: 'signed_in',
    rate: 'write',
    input: { query: stepsQuery, body: z.strictObject({ fileName: uuid }) },
    ok: ParseAnswer,
    inSteps: true,
    transaction: 'own',
  }),
  /** Header `Idempotency-Key`: the same key with the same body has one effect, with another body it is 422. */
  submit: endpoint({
    method: 'POST',
    path: '/people/store',
    title: 'Submit application',
    access: 'signed_in',
    rate: 'write',
    input: { body: ApplicationForm },
    ok: done,
  }),
  /** What a profile lacks for its submission, for its owner and for staff. */
  completeness: endpoint({
    method: 'GET',
    path: '/users/:id/completeness',
    title: 'View completeness of a profile',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: Completeness,
  }),
  /**
   * Sends a profile that was filled in step by step to review (PRODUCT D-20). 422 names what is missing by step; 409 says
   * that it was submitted already. A Rejected one goes again when every reason allows it, a day after, at most 3 times.
   */
  submitProfile: endpoint({
    method: 'POST',
    path: '/users/:id/submit',
    title: 'Submit profile',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
  /**
   * Reads a newer resume, in any form, and compares it with the profile (PRODUCT D-22). A PDF is kept as the newest
   * resume; of other forms nothing is kept. Changes nothing of the profile.
   */
  compareResume: endpoint({
    method: 'POST',
    path: '/users/:id/resume/compare',
    title: 'Compare profile with resume',
    access: 'signed_in',
    rate: 'upload',
    input: { params: idParams, query: stepsQuery, files: ['file'] },
    ok: Comparison,
    inSteps: true,
    log: { action: 'upload' },
    transaction: 'own',
    bodyLimit: 101 * 1024 * 1024,
  }),
  /** Adds what was chosen of a newer resume to a profile that exists (PRODUCT D-22). Nothing is there twice. */
  mergeResume: endpoint({
    method: 'POST',
    path: '/users/:id/resume/merge',
    title: 'Update profile from resume',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: MergeForm },
    ok: done,
    log: { action: 'update' },
  }),
  /** The personal data notice with the words of today: who accepted it, when and from where. */
  acceptNotice: endpoint({
    method: 'POST',
    path: '/users/:id/consents',
    title: 'Accept personal data notice',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: NoticeForm },
    /** `message` warns of a name that is not the applicant's. */
    ok: done,
    status: 201,
  }),
}
