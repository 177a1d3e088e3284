import * as z from 'zod/mini'
import { RATE_TYPES } from '#contract/reference'
import { blankable, requiredId, requiredText, text, uuid, isMissing, withTheRest } from '#contract/shapes'
import { thingName } from '#contract/names'
import {
  PERIOD_TEXTS,
  PROJECT_PERIOD_TEXTS,
  periodFaults,
  todaySomewhere,
  validityFaults,
  type PeriodTexts,
} from './dates.ts'

const REQUIRED = 'This field is required.'

const optionalText = (max: number) => z._default(blankable(text(max)), null)
const optionalId = z._default(z.nullable(uuid), null)
const notAncient = z.refine<string>((value) => value === '' || value >= '1900-01-01', {
  error: 'Use a date after 1900.',
})
const dayOf = z.iso
  .date({ error: ({ input }) => (isMissing(input) ? REQUIRED : 'Use a date like 2026-11-21.') })
  .check(notAncient)
const optionalDay = z._default(z.nullable(dayOf), null)
const flag = z._default(z.boolean(), false)

/** The rules of dates apply even when other fields are wrong, so that all texts show at once. */
const always = { when: () => true } as const

const given = (form: object, key: string): string | null => {
  const value: unknown = Reflect.get(form, key)
  return typeof value === 'string' && dayOf.safeParse(value).success ? value : null
}

/** The rules of spec 001 §5 on start_at and end_at; `ongoing` names the flag that hides the end. */
const period = (ongoing: 'currently_working' | 'still_studying', texts: PeriodTexts, today: () => string) =>
  z.superRefine<object>((form, context) => {
    if (!isRecord(form)) return
    const dates = {
      start: given(form, 'start_at'),
      end: given(form, 'end_at'),
      isOngoing: Reflect.get(form, ongoing) === true,
    }
    const isTyped = { start: !isMissing(form['start_at']), end: !isMissing(form['end_at']) }
    for (const { field, text: message } of periodFaults(dates, today(), texts)) {
      // A missing or malformed start has its text from the field itself.
      if (message === REQUIRED && (field === 'start' || isTyped[field])) continue
      context.addIssue({ code: 'custom', message, path: [`${field}_at`] })
    }
  }, always)

const validity = (today: () => string) =>
  z.superRefine<object>((form, context) => {
    if (!isRecord(form)) return
    const dates = {
      issued: given(form, 'issue_date'),
      expires: given(form, 'expiration_date'),
      isUnlimited: form['no_expiration'] === true,
    }
    for (const { field, text: message } of validityFaults(dates, today())) {
      if (message === REQUIRED && !isMissing(form['expiration_date'])) continue
      context.addIssue({
        code: 'custom',
        message,
        path: [field === 'issued' ? 'issue_date' : 'expiration_date'],
      })
    }
  }, always)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Either an entry of the list by its id, or a typed addition by its title. */
const idOrTitle = (key: 'skill_id' | 'language_id') =>
  z.refine<object>(
    (form) => Reflect.get(form, key) !== undefined || Reflect.get(form, 'title') !== undefined,
    {
      error: REQUIRED,
      path: ['title'],
    },
  )
const title = z.optional(requiredText(150))

export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const
export const LANGUAGE_LEVELS = ['Elementary', 'Intermediate', 'Fluent', 'Native'] as const
const levelOf = <const Levels extends readonly [string, ...string[]]>(levels: Levels) =>
  z._default(z.nullable(z.enum(levels, { error: `Choose one of: ${levels.join(', ')}.` })), null)

const experienceForm = (today: () => string) =>
  z
    .strictObject({
      title: thingName(150),
      description: optionalText(4000),
      /** Required unless the employment type is Self-employed or Freelance (PRODUCT X-19). */
      company_id: optionalId,
      employment_type_id: requiredId(),
      country_id: optionalId,
      state_id: optionalId,
      city_id: optionalId,
      start_at: dayOf,
      end_at: optionalDay,
      currently_working: flag,
    })
    .check(period('currently_working', PERIOD_TEXTS, today), companyWithoutType)

/** Only the name of an employment type can make the company needless; the server looks that up. */
const companyWithoutType = z.refine<object>(
  (form) =>
    !isMissing(Reflect.get(form, 'employment_type_id')) || !isMissing(Reflect.get(form, 'company_id')),
  { error: REQUIRED, path: ['company_id'], ...withTheRest },
)

const projectForm = (today: () => string) =>
  z
    .strictObject({
      /** The path names it as well (spec 001 §5 and §7). */
      experience_id: z.optional(uuid),
      title: thingName(150),
      description: optionalText(4000),
      start_at: dayOf,
      end_at: optionalDay,
      currently_working: flag,
    })
    .check(period('currently_working', PROJECT_PERIOD_TEXTS, today))

const educationForm = (today: () => string) =>
  z
    .strictObject({
      school_id: requiredId(),
      degree_type_id: requiredId(),
      /** Required by the dialog, not by the server (PRODUCT X-18). */
      field_of_study: optionalText(150),
      start_at: dayOf,
      end_at: optionalDay,
      still_studying: flag,
      description: optionalText(4000),
      activities_societies: optionalText(4000),
      grade: optionalText(100),
    })
    .check(period('still_studying', PERIOD_TEXTS, today))

const certificationForm = (today: () => string) =>
  z
    .strictObject({
      kind: z._default(z.enum(['certification', 'licence']), 'certification'),
      title: thingName(150),
      company_id: requiredId(),
      description: optionalText(4000),
      issue_date: optionalDay,
      expiration_date: optionalDay,
      no_expiration: flag,
    })
    .check(validity(today))

const SkillForm = z
  .strictObject({ skill_id: z.optional(uuid), title, level: levelOf(SKILL_LEVELS) })
  .check(idOrTitle('skill_id'))

const LanguageForm = z
  .strictObject({ language_id: z.optional(uuid), title, level: levelOf(LANGUAGE_LEVELS) })
  .check(idOrTitle('language_id'))

const RateForm = z.strictObject({
  rate_type: z.enum(RATE_TYPES, { error: 'Please select rate type' }),
  rate: z._default(z.nullable(rate()), null),
})

/** The forms of the sections; `today` is the reader's day in the browser and the latest day on earth on the server. */
export const sectionForms = (today: () => string) => ({
  experiences: experienceForm(today),
  projects: projectForm(today),
  educations: educationForm(today),
  certifications: certificationForm(today),
  skills: SkillForm,
  languages: LanguageForm,
  rates: RateForm,
})

/** Cost in USD; null is negotiable, unless something else is said of a missing one. */
export function rate(missing = 'Use a number.') {
  const error = ({ input }: { input?: unknown }) => (isMissing(input) ? missing : 'Use a number.')
  return z.number({ error }).check(
    z.gte(0, { error: 'At least 0.' }),
    z.lte(1_000_000, { error: 'At most 1,000,000.' }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: 'At most 2 decimals.',
    }),
  )
}

/** As the server checks them. */
export const SectionForms = sectionForms(todaySomewhere)
