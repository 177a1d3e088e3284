import * as z from 'zod/mini'
import { itemWithActions } from '#contract/envelope'
import { moment } from '#contract/shapes'

/** The steps of the wizard of an Incomplete profile (spec 001 §2.1), in their order. */
export const PROFILE_STEPS = [
  'personal_details',
  'about_me',
  'experience',
  'areas_of_expertise',
  'education',
  'licenses_certifications',
  'skills',
  'attachments',
] as const
export type ProfileStep = (typeof PROFILE_STEPS)[number]

export const STEP_TITLES = {
  personal_details: 'Personal details',
  about_me: 'About me',
  experience: 'Experience',
  areas_of_expertise: 'Areas of Expertise',
  education: 'Education',
  licenses_certifications: 'Licenses & certifications',
  skills: 'Skills',
  attachments: 'Attachments',
} as const satisfies Record<ProfileStep, string>

/** What a step lacks (spec 001 §5, Wizard step requirements; PRODUCT X-20). */
export const STEP_TEXTS = {
  experience: 'Add atleast one work experience or project experience',
  industry: 'Add atleast one industry',
  education: 'Add atleast one education details',
  skill: 'Add atleast one Skill',
  language: 'Add atleast one Languages',
} as const

const Step = z.strictObject({
  step: z.enum(PROFILE_STEPS),
  /** false: recommended, and no obstacle. */
  is_required: z.boolean(),
  /** Holds something; required ones hold all they need. */
  is_complete: z.boolean(),
  /** What is missing, in words. */
  errors: z.array(z.string()),
})

/** How far a profile is, and whether it may be submitted. */
export const Completeness = itemWithActions(
  z.strictObject({
    steps: z.array(Step),
    /** Required steps that hold all they need, of all required ones: 100 when nothing is missing. */
    percent: z.int(),
    /** Nothing that is required is missing. */
    is_complete: z.boolean(),
    is_notice_accepted: z.boolean(),
    /** Of a Rejected profile that may be submitted again: from when on. */
    can_submit_from: z.nullable(moment),
    /** When it was submitted last; null before that. */
    submitted_at: z.nullable(moment),
  }),
  z.strictObject({ canSubmit: z.boolean() }),
)
export type CompletenessAnswer = z.infer<typeof Completeness>
