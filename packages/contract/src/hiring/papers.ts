import * as z from 'zod/mini'
import { PAPERS } from '#contract/compliance/papers'
import { endpoint } from '#contract/endpoint'
import { item } from '#contract/envelope'
import { idParams, moment } from '#contract/shapes'
import { nullableText } from './shapes.ts'
import { SignForm } from './signing.ts'

/** What is signed by typing a name; a training is passed by its answers. */
export const SIGNED_PAPERS = ['nda', 'attestation'] as const

export const ownPapersErrors = {
  training_changed: [409, 'The training has changed. Read the current one, then answer again.'],
  training_taken: [409, 'You have passed this training already.'],
} as const

/** A paper of the portal as its expert sees it. */
export const OwnPaper = z.strictObject({
  kind: z.enum(PAPERS),
  title: z.string(),
  version: z.int(),
  /** Of an attestation: for which year it counts. */
  year: z.nullable(z.int()),
  /** Of what is signed: all of the paper; of a training: what is to be read. */
  text: z.string(),
  /** Of the text, sent along with the signature; nothing for a training. */
  sha256: nullableText,
  /** Which answer is right stays in the portal. */
  questions: z.array(z.strictObject({ question: z.string(), options: z.array(z.string()) })),
  is_done: z.boolean(),
  /** This version for this year, or the last one before. */
  done_at: z.nullable(moment),
  done_version: z.nullable(z.int()),
  /** Projects of theirs that wait for it. */
  wanted_by: z.array(z.string()),
})
export type OwnPaper = z.infer<typeof OwnPaper>

const access = { roles: ['growth_experts_expert'] } as const
const params = z.strictObject({ kind: z.enum(SIGNED_PAPERS, { error: 'Choose from the list.' }) })

/** What an expert signs and learns for themselves (NEXT N4). */
export const ownPapers = {
  ownPapers: endpoint({
    method: 'GET',
    path: '/papers',
    title: 'List own compliance papers',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(OwnPaper)),
  }),
  signPaper: endpoint({
    method: 'POST',
    path: '/papers/:kind/sign',
    title: 'Sign compliance paper',
    access,
    rate: 'write',
    needsSession: true,
    input: { params, body: SignForm },
    ok: item(OwnPaper),
    log: { action: 'update' },
  }),
  takeTraining: endpoint({
    method: 'POST',
    path: '/papers/training/answers',
    title: 'Answer training',
    access,
    rate: 'write',
    needsSession: true,
    input: {
      body: z.strictObject({
        version: z.int({ error: 'This field is required.' }),
        /** The place of the chosen answer, question by question. */
        answers: z.array(z.int()).check(z.maxLength(20)),
      }),
    },
    ok: item(OwnPaper),
    log: { action: 'update' },
  }),
  /** The newest that they signed, with its certificate: the same bytes for ever. */
  paperFile: endpoint({
    method: 'GET',
    path: '/papers/:kind/file',
    title: 'Download signed paper',
    access,
    rate: 'read',
    input: { params },
    ok: { file: 'application/pdf' },
    log: { action: 'download' },
  }),
  /** The same for those who keep the papers of experts. */
  ndaOfExpert: endpoint({
    method: 'GET',
    path: '/ics/:id/nda',
    title: 'Download signed confidentiality agreement',
    access: { roles: ['growth_experts_admin', 'growth_experts_hr_generalist'] },
    rate: 'read',
    input: { params: idParams },
    ok: { file: 'application/pdf' },
    log: { action: 'download' },
  }),
}
