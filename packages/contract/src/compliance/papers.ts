import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item } from '#contract/envelope'
import { moment, requiredText } from '#contract/shapes'

/** What an expert signs or learns for themselves, beside the agreement of a hire (NEXT N4). */
export const PAPERS = ['nda', 'training', 'attestation'] as const
export type PaperKind = (typeof PAPERS)[number]

export const PAPER_TITLES: Readonly<Record<PaperKind, string>> = {
  nda: 'Confidentiality agreement',
  training: 'Training',
  attestation: 'Attestation of the year',
}

export const MOST_QUESTIONS = 20
export const MOST_OPTIONS = 6

const Question = z
  .strictObject({
    question: requiredText(500, 'Write the question.'),
    options: z
      .array(requiredText(300, 'Write the answer.'))
      .check(
        z.minLength(2, { error: 'Write at least two answers.' }),
        z.maxLength(MOST_OPTIONS, { error: `At most ${MOST_OPTIONS} answers.` }),
      ),
    /** The place of the right answer. */
    right: z
      .int({ error: 'Choose the right answer.' })
      .check(z.gte(0, { error: 'Choose the right answer.' })),
  })
  .check(
    z.refine(({ options, right }) => right < options.length, {
      error: 'Choose the right answer.',
      path: ['right'],
    }),
  )
export type Question = z.infer<typeof Question>

/** A text as those who keep the rules see it; version 0 while nobody has written it. */
export const Paper = z.strictObject({
  kind: z.enum(PAPERS),
  version: z.int(),
  title: z.string(),
  text: z.string(),
  questions: z.array(Question),
  made_at: z.nullable(moment),
  made_by: z.nullable(z.string()),
  /** How many experts have signed this version, or passed it; of an attestation, for this year. */
  done: z.int(),
})
export type Paper = z.infer<typeof Paper>

export const PaperForm = z.strictObject({
  title: requiredText(200),
  text: requiredText(20_000, 'Write the text.'),
  questions: z.optional(
    z.array(Question).check(z.maxLength(MOST_QUESTIONS, { error: `At most ${MOST_QUESTIONS} questions.` })),
  ),
  /** The version that it replaces, 0 for none. */
  replaces: z.int({ error: 'This field is required.' }),
})
export type PaperForm = z.infer<typeof PaperForm>

const kindParams = z.strictObject({ kind: z.enum(PAPERS, { error: 'Choose from the list.' }) })

export const papersErrors = {
  paper_missing: [422, 'Write its text first: nobody can pass a gate without one.'],
} as const

const access = { permission: 'CAN_MANAGE_COMPLIANCE' } as const

/** The texts of the portal, for those who keep them. */
export const papers = {
  papers: endpoint({
    method: 'GET',
    path: '/compliance/papers',
    title: 'List compliance texts',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(Paper)),
  }),
  writePaper: endpoint({
    method: 'PUT',
    path: '/compliance/papers/:kind',
    title: 'Change compliance text',
    access,
    rate: 'write',
    needsSession: true,
    input: { params: kindParams, body: PaperForm },
    ok: item(Paper),
  }),
}
