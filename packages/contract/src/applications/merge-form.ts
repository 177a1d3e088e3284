import * as z from 'zod/mini'
import { todaySomewhere } from '#contract/experts/dates'
import { AboutMeForm, AccountForm } from '#contract/experts/profile-forms'
import { ApplicationForm, lastMonth } from './application-form.ts'
import { requiredText, uuid } from '#contract/shapes'

const about = AboutMeForm.shape
const application = ApplicationForm.shape

const pastYear = z.int({ error: 'Use a year like 2019.' }).check(
  z.gte(1900, { error: 'Use a year after 1900.' }),
  z.refine((value) => value <= Number(todaySomewhere().slice(0, 4)), {
    error: 'This year is too far ahead.',
  }),
)

/** What a newer resume adds to a profile: values that change, and entries that are not there yet (PRODUCT D-22). */
export const MergeForm = z.strictObject({
  job_title: z.optional(about.job_title),
  location: z.optional(about.location),
  nationality: z.optional(about.nationality),
  years_of_experience: z.optional(about.years_of_experience),
  bio: about.bio,
  linked_in_url: AccountForm.shape.linked_in_url,
  /** What changes in entries that are there: the role, the last month. */
  work_changes: z._default(
    z.array(
      z.strictObject({ id: uuid, role: z.optional(requiredText(150)), relieving: z.optional(lastMonth) }),
    ),
    [],
  ),
  education_changes: z._default(z.array(z.strictObject({ id: uuid, passout: pastYear })), []),
  work_experience: application.work_experience,
  education: application.education,
  skills: application.skills,
  languages: application.languages,
  license: application.license,
  certification: application.certification,
})
export type Merge = z.output<typeof MergeForm>
