import {
  PROFILE_STEPS,
  STEP_TEXTS,
  type CompletenessAnswer,
  type ProfileStep,
} from '@guildhall/contract/applications/completeness'
import type { PersonRow } from '#features/experts/store.ts'
import type { Amounts } from './store.ts'

export type Step = CompletenessAnswer['data']['steps'][number]

/** What each step of a profile holds and lacks (PRODUCT X-20); licences and attachments are recommended only. */
export function stepsOf(row: PersonRow, amounts: Amounts): Step[] {
  const lacks = lacksOf(row, amounts)
  return PROFILE_STEPS.map((step) => {
    const errors = lacks[step]
    const amount = OPTIONAL[step]
    return {
      step,
      is_required: amount === undefined,
      is_complete: amount === undefined ? errors.length === 0 : amounts[amount] > 0,
      errors,
    }
  })
}

/** 422 by step, as the submission answers it. */
export function missingOf(steps: readonly Step[]): Record<string, string[]> {
  return Object.fromEntries(
    steps.filter(({ errors }) => errors.length > 0).map(({ step, errors }) => [step, errors]),
  )
}

/** Of what is required alone: 100 is a profile that may be submitted, with or without what is recommended. */
export function percentOf(steps: readonly Step[]): number {
  const required = steps.filter((step) => step.is_required)
  return Math.round((required.filter((step) => step.is_complete).length / required.length) * 100)
}

const OPTIONAL: Partial<Record<ProfileStep, keyof Amounts>> = {
  licenses_certifications: 'certifications',
  attachments: 'attachments',
}

function lacksOf(row: PersonRow, amounts: Amounts): Record<ProfileStep, string[]> {
  return {
    personal_details: unfilled({
      'First name': row.first_name,
      'Last name': row.last_name,
      Email: row.email,
      Phone: row.phone_number,
      'How did you hear about us': row.hear_about_us,
    }),
    about_me: unfilled({
      'Current job title': row.job_title,
      'Experience in years': row.years_of_experience,
      Nationality: row.nationality,
      Location: row.location,
      'Rate type': row.rate_type,
    }),
    // A project stands inside an experience, so one experience is either.
    experience: needed(amounts.experiences, STEP_TEXTS.experience),
    areas_of_expertise: needed(amounts.industries, STEP_TEXTS.industry),
    education: needed(amounts.educations, STEP_TEXTS.education),
    licenses_certifications: [],
    skills: [...needed(amounts.skills, STEP_TEXTS.skill), ...needed(amounts.languages, STEP_TEXTS.language)],
    attachments: [],
  }
}

function needed(amount: number, text: string): string[] {
  return amount === 0 ? [text] : []
}

function unfilled(fields: Record<string, string | number | null>): string[] {
  return Object.entries(fields)
    .filter(([, value]) => value === null || value === '')
    .map(([label]) => `${label} is required.`)
}
