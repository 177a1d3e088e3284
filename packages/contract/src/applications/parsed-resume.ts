import * as z from 'zod/mini'

/** Values that the parser is less sure of than this are marked for the applicant. */
export const UNSURE_BELOW = 0.7

const found = z.nullable(z.string())
const foundNumber = z.nullable(z.number())

const ParsedWork = z.strictObject({
  role: found,
  company: found,
  join_month: foundNumber,
  join_year: foundNumber,
  relieving_month: foundNumber,
  relieving_year: z.nullable(z.union([z.number(), z.literal('Present')])),
  location: found,
})

const ParsedEducation = z.strictObject({
  degree: found,
  college: found,
  /** Years. */
  join: foundNumber,
  passout: foundNumber,
})

/** What was found in a resume (spec 001 §3); null or empty is what was not. */
export const ParsedResume = z.strictObject({
  first_name: found,
  last_name: found,
  email: found,
  mobile_number: found,
  linked_in_url: found,
  current_job_role: found,
  current_location: found,
  nationality: found,
  bio: found,
  total_years_of_experience: foundNumber,
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  license: z.array(z.string()),
  certification: z.array(z.string()),
  work_experience: z.array(ParsedWork),
  education: z.array(ParsedEducation),
})
export type ParsedResume = z.infer<typeof ParsedResume>

/** 0..1 for each value that was found; entries of lists as `skills.0`, `work_experience.1`. */
export const Confidence = z.record(z.string(), z.number())
export type Confidence = z.infer<typeof Confidence>

/** A part of a page, in points from its top left. */
const ResumePlace = z.strictObject({
  page: z.number(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type ResumePlace = z.infer<typeof ResumePlace>

/** A page as it was read: its words where they stand, so that a reader sees each value in its place. */
const ResumePage = z.strictObject({
  number: z.number(),
  width: z.number(),
  height: z.number(),
  words: z.array(
    z.strictObject({
      text: z.string(),
      x: z.number(),
      /** The baseline. */
      base: z.number(),
      width: z.number(),
      size: z.number(),
      bold: z.boolean(),
    }),
  ),
})
export type ResumePage = z.infer<typeof ResumePage>

/** Where each value was read, by the keys of `Confidence`. */
export const ResumeShown = z.strictObject({
  pages: z.array(ResumePage),
  places: z.record(z.string(), z.array(ResumePlace)),
})
export type ResumeShown = z.infer<typeof ResumeShown>

/** The values to mark. */
export function unsureOf(confidence: Confidence): string[] {
  return Object.keys(confidence).filter((key) => (confidence[key] ?? 1) < UNSURE_BELOW)
}
