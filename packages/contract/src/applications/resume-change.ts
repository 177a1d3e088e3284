import * as z from 'zod/mini'
import { uuid } from '#contract/shapes'
import { Confidence, ParsedResume, ResumeShown } from './parsed-resume.ts'

export const CHANGE_GROUPS = [
  'Details',
  'Work experience',
  'Education',
  'Skills',
  'Languages',
  'Licenses',
  'Certifications',
] as const

/** One thing that a newer resume says, against what the profile says of it (PRODUCT D-22). */
export const ResumeChange = z.strictObject({
  /** `bio`, `skills.2`, `work_experience.0`; a part of an entry that is there as `work_experience.0.end`. */
  key: z.string(),
  group: z.enum(CHANGE_GROUPS),
  title: z.string(),
  detail: z.string(),
  /** What the profile says now, of a value or of a part of an entry. */
  before: z.nullable(z.string()),
  /** Unfinished: the resume does not say enough for an entry. */
  state: z.enum(['new', 'changed', 'known', 'unfinished']),
  /** The entry of the profile that changes, and to what. */
  entry_id: z.nullable(uuid),
  value: z.nullable(z.string()),
})
export type ResumeChange = z.infer<typeof ResumeChange>

export const Comparison = z.strictObject({
  /** Null when nothing can be read in this file, or it is no resume: the message says which. */
  data: z.nullable(
    z.strictObject({
      found: ParsedResume,
      confidence: Confidence,
      shown: ResumeShown,
      changes: z.array(ResumeChange),
    }),
  ),
  message: z.string(),
})
export type Comparison = z.infer<typeof Comparison>

/** What an update is read from; an application takes PDF only (spec 001 §5). */
export const RESUME_FORMS = [
  'pdf',
  'docx',
  'odt',
  'rtf',
  'txt',
  'md',
  'html',
  'htm',
  'jpg',
  'jpeg',
  'png',
] as const
