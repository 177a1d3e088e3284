import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, item, itemWithActions, list, pageQuery } from '#contract/envelope'
import { idParams, uuid } from '#contract/shapes'
import { Attachment } from './files.ts'
import { LANGUAGE_LEVELS, SectionForms, SKILL_LEVELS } from './section-forms.ts'

/** Entries a person may have in one section. */
export const MAX_SECTION_ROWS = 100

const named = z.strictObject({ id: uuid, name: z.string() })
const day = z.iso.date()
/** `version` goes back as If-Match: a change of what somebody else changed meanwhile is refused with 412. */
const row = { id: uuid, version: z.int() }

export const ExperienceProject = z.strictObject({
  ...row,
  experience_id: uuid,
  title: z.string(),
  description: z.nullable(z.string()),
  start_at: day,
  end_at: z.nullable(day),
  currently_working: z.boolean(),
})
export type ExperienceProject = z.infer<typeof ExperienceProject>

export const Experience = z.strictObject({
  ...row,
  title: z.string(),
  description: z.nullable(z.string()),
  company: z.nullable(named),
  /** Null when it came from a resume that does not say it. */
  employmentType: z.nullable(named),
  country: z.nullable(z.strictObject({ id: uuid, nicename: z.string() })),
  state: z.nullable(named),
  city: z.nullable(named),
  start_at: day,
  end_at: z.nullable(day),
  currently_working: z.boolean(),
  /** Where it was, in one line. */
  short_name: z.string(),
  projects: z.array(ExperienceProject),
})
export type Experience = z.infer<typeof Experience>

export const Education = z.strictObject({
  ...row,
  school: z.strictObject({ ...named.shape, short_name: z.string() }),
  degreeType: z.strictObject({ ...named.shape, degree: z.string() }),
  field_of_study: z.nullable(z.string()),
  start_at: day,
  end_at: z.nullable(day),
  still_studying: z.boolean(),
  description: z.nullable(z.string()),
  activities_societies: z.nullable(z.string()),
  grade: z.nullable(z.string()),
})
export type Education = z.infer<typeof Education>

export const Certification = z.strictObject({
  ...row,
  kind: z.enum(['certification', 'licence']),
  title: z.string(),
  /** Who issued it; null where a resume did not say. */
  company: z.nullable(named),
  description: z.nullable(z.string()),
  issue_date: z.nullable(day),
  expiration_date: z.nullable(day),
  no_expiration: z.boolean(),
  /** Those that this reader may see. */
  attachments: z.array(Attachment),
})
export type Certification = z.infer<typeof Certification>

export const SkillEntry = z.strictObject({
  ...row,
  skill_id: uuid,
  name: z.string(),
  level: z.nullable(z.enum(SKILL_LEVELS)),
})
export type SkillEntry = z.infer<typeof SkillEntry>

export const LanguageEntry = z.strictObject({
  ...row,
  language_id: uuid,
  name: z.string(),
  level: z.nullable(z.enum(LANGUAGE_LEVELS)),
})
export type LanguageEntry = z.infer<typeof LanguageEntry>

export const Rate = z.strictObject({
  ...row,
  rate_type: z.string(),
  /** In USD; null is negotiable. */
  rate: z.nullable(z.number()),
  rate_display: z.string(),
})
export type Rate = z.infer<typeof Rate>

/** What the pages say after a change (spec 001 §8), and of a typed addition that is there already (spec 001 §5). */
export const SECTION_TEXTS = {
  experiences: {
    added: 'Experience added successfully',
    updated: 'Experience updated successfully',
    deleted: 'Experience deleted successfully',
  },
  projects: {
    added: 'Project added successfully',
    updated: 'Project updated successfully',
    deleted: 'Project deleted successfully',
  },
  educations: {
    added: 'Education added successfully',
    updated: 'Education updated successfully',
    deleted: 'Education deleted successfully',
  },
  certifications: {
    added: 'Certification added successfully',
    updated: 'Certification updated successfully',
    deleted: 'Certification deleted successfully',
  },
  skills: {
    added: 'New Skills have been added successfully',
    updated: 'Information updated successfully',
    deleted: 'Skill has been deleted successfully',
    exists: 'Skills already exists',
  },
  languages: {
    added: 'Language Added Successfully',
    notAdded: 'Something went wrong, Language not added.',
    updated: 'Information updated successfully',
    deleted: 'Languages has been deleted successfully',
    exists: 'Language already exists',
  },
  rates: {
    added: 'Information updated successfully',
    updated: 'Information updated successfully',
    deleted: 'Information updated successfully',
    exists: 'There is a rate of this type already.',
  },
} as const
export type SectionName = keyof typeof SECTION_TEXTS

const childParams = z.strictObject({ id: uuid, child_id: uuid })
const EntryActions = z.strictObject({ canEdit: z.boolean(), canDelete: z.boolean() })
const signedIn = 'signed_in'

const reads = <const Path extends string, Row extends z.ZodMiniType>(
  path: Path,
  noun: string,
  shown: Row,
) => ({
  list: endpoint({
    method: 'GET',
    path: `/${path}`,
    title: `List ${noun}s`,
    access: signedIn,
    rate: 'read',
    input: { params: idParams, query: z.strictObject(pageQuery) },
    ok: list(shown),
  }),
  find: endpoint({
    method: 'GET',
    path: `/${path}/:child_id`,
    title: `Read ${noun}`,
    access: signedIn,
    rate: 'read',
    input: { params: childParams },
    ok: itemWithActions(shown, EntryActions),
  }),
})

const writes = <const Path extends string, Form extends z.ZodMiniType, Row extends z.ZodMiniType>(
  path: Path,
  noun: string,
  schemas: { form: Form; row: Row },
) => ({
  create: endpoint({
    method: 'POST',
    path: `/${path}`,
    title: `Add ${noun}`,
    access: signedIn,
    rate: 'write',
    input: { params: idParams, body: schemas.form },
    ok: item(schemas.row),
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: `/${path}/:child_id`,
    title: `Change ${noun}`,
    access: signedIn,
    rate: 'write',
    input: { params: childParams, body: schemas.form },
    ok: item(schemas.row),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/${path}/:child_id`,
    title: `Delete ${noun}`,
    access: signedIn,
    rate: 'write',
    input: { params: childParams },
    ok: done,
  }),
})

/** The five calls of a section. `:id` is the person (or the experience of a project), `:child_id` the entry. */
const section = <const Path extends string, Form extends z.ZodMiniType, Row extends z.ZodMiniType>(
  path: Path,
  noun: string,
  schemas: { form: Form; row: Row },
) => ({ ...reads(path, noun, schemas.row), ...writes(path, noun, schemas) })

/** The sections of a profile: one table, one implementation on each side. */
export const sections = {
  experiences: section('users/:id/experiences', 'experience', {
    form: SectionForms.experiences,
    row: Experience,
  }),
  projects: section('experiences/:id/projects', 'experience project', {
    form: SectionForms.projects,
    row: ExperienceProject,
  }),
  educations: section('users/:id/educations', 'education', { form: SectionForms.educations, row: Education }),
  certifications: section('users/:id/certifications', 'certification', {
    form: SectionForms.certifications,
    row: Certification,
  }),
  skills: section('users/:id/skills', 'skill', { form: SectionForms.skills, row: SkillEntry }),
  languages: section('users/:id/languages', 'language', {
    form: SectionForms.languages,
    row: LanguageEntry,
  }),
  rates: section('users/:id/rates', 'rate', { form: SectionForms.rates, row: Rate }),
}
