import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item } from '#contract/envelope'
import { idParams } from '#contract/shapes'
import { areasAnswer } from './areas.ts'
import { Attachment } from './files.ts'
import { Certification, Education, Experience, LanguageEntry, Rate, SkillEntry } from './sections.ts'

/** The sections of a profile as their own calls list them; what this reader may not see is left out. */
export const AllSections = z.strictObject({
  experiences: z.array(Experience),
  educations: z.array(Education),
  certifications: z.array(Certification),
  skills: z.array(SkillEntry),
  languages: z.array(LanguageEntry),
  rates: z.optional(z.array(Rate)),
  areas: areasAnswer,
  /** The newest hundred of each set. */
  attachments: z.optional(z.array(Attachment)),
  nda: z.optional(z.array(Attachment)),
})
export type AllSections = z.infer<typeof AllSections>

/** One call for a whole profile, instead of one for each section. */
export const allSections = {
  read: endpoint({
    method: 'GET',
    path: '/users/:id/sections',
    title: 'View profile sections',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: item(AllSections),
  }),
}
