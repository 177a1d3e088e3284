import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { currency, day, requiredText, uuid } from '#contract/shapes'
import { BID_TYPES } from './form.ts'
import { GIG_KINDS } from './kinds.ts'

const MB = 1024 * 1024

/** The first files of a client are mails and briefs of a few pages. */
export const BRIEF_FILE_MB = 10
export const BRIEF_EXTENSIONS = ['pdf', 'docx', 'txt'] as const
export const MAX_BRIEF_TEXT = 20_000

export const gigFromTextErrors = {
  brief_file_type: [422, 'Choose a PDF, Word or text file.'],
  brief_unreadable: [422, 'We could not read this file. Paste its text instead.'],
} as const

/** What a text can say of a project, in the order in which it is shown. */
export const PROPOSED_FIELDS = [
  'name',
  'summary',
  'description',
  'opportunity_statement',
  'objective',
  'industry_ids',
  'segment_ids',
  'region_ids',
  'language_ids',
  'start_at',
  'end_at',
  'deadline',
  'skills_required',
  'skills_nice',
  'experts_count',
  'years_min',
  'budget_max',
  'conflict_company_ids',
] as const
export type ProposedField = (typeof PROPOSED_FIELDS)[number]

const ids = z.array(uuid)

/** A part of the content of a project, as its form takes it (`GigForm`). */
const ProposedChange = z.partial(
  z.strictObject({
    name: z.string(),
    summary: z.string(),
    /** HTML. */
    description: z.string(),
    industry_ids: ids,
    segment_ids: ids,
    region_ids: ids,
    language_ids: ids,
    skills_required: ids,
    skills_nice: ids,
    conflict_company_ids: ids,
    start_at: day,
    end_at: day,
    deadline: day,
    experts_count: z.int(),
    years_min: z.int(),
    bidType: z.enum(BID_TYPES),
    budget_max: z.number(),
    currency,
    details: z.record(z.string(), z.string()),
  }),
)
export type ProposedChange = z.infer<typeof ProposedChange>

/** One thing that a text says of a project. */
export const Proposal = z.strictObject({
  field: z.enum(PROPOSED_FIELDS),
  /** In words. */
  value: z.string(),
  /** Where the text says it; null for what the whole text gives. */
  sentence: z.nullable(z.string()),
  /** Otherwise it is only a guess: not to be taken over without a look. */
  is_sure: z.boolean(),
  change: ProposedChange,
})
export type Proposal = z.infer<typeof Proposal>

/** A project from an e-mail or a paper of a client (NEXT N2). Both calls read and store nothing. */
export const gigFromText = {
  propose: endpoint({
    method: 'POST',
    path: '/gig-proposals',
    title: 'Read text of client',
    access: { roles: ['growth_experts_admin', 'growth_experts_manager'] },
    rate: 'search',
    input: {
      body: z.strictObject({
        type: z.enum(GIG_KINDS, { error: `Choose one of: ${GIG_KINDS.join(', ')}.` }),
        text: requiredText(MAX_BRIEF_TEXT),
      }),
    },
    ok: z.strictObject({ data: z.array(Proposal) }),
    log: { action: 'view', keep: ['type'] },
  }),
  /** The words of a PDF, Word or text file. */
  readFile: endpoint({
    method: 'POST',
    path: '/gig-proposals/file',
    title: 'Read file of client',
    access: { roles: ['growth_experts_admin', 'growth_experts_manager'] },
    rate: 'upload',
    input: { files: ['file'] },
    ok: z.strictObject({ data: z.strictObject({ text: z.string() }) }),
    log: { action: 'view' },
    transaction: 'own',
    bodyLimit: (BRIEF_FILE_MB + 1) * MB,
  }),
}
