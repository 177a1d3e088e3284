import * as z from 'zod/mini'
import { AboutMeForm, AccountForm } from '#contract/experts/profile-forms'
import { ApplicationForm } from './application-form.ts'

const about = AboutMeForm.shape
const application = ApplicationForm.shape

/** What a newer resume adds to a profile: values that change, and entries that are not there yet (PRODUCT D-22). */
export const MergeForm = z.strictObject({
  job_title: z.optional(about.job_title),
  location: z.optional(about.location),
  nationality: z.optional(about.nationality),
  years_of_experience: z.optional(about.years_of_experience),
  bio: about.bio,
  linked_in_url: AccountForm.shape.linked_in_url,
  work_experience: application.work_experience,
  education: application.education,
  skills: application.skills,
  languages: application.languages,
  license: application.license,
  certification: application.certification,
})
export type Merge = z.output<typeof MergeForm>
