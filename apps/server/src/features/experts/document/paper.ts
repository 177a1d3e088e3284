import { isOfYears } from '@guildhall/contract/experts/dates'
import type { Areas } from '@guildhall/contract/experts/areas'
import type { Profile } from '@guildhall/contract/experts/profile'
import type {
  Certification,
  Education,
  Experience,
  ExperienceProject,
  LanguageEntry,
  SkillEntry,
} from '@guildhall/contract/experts/sections'
import {
  dayText,
  monthText,
  type Entry,
  type Fact,
  type Paper,
  type Part,
} from '#platform/documents/paper.ts'

export interface Shown {
  product: string
  profile: Profile
  at: Date
  areas: Areas
  experiences: Experience[]
  educations: Education[]
  certifications: Certification[]
  skills: SkillEntry[]
  languages: LanguageEntry[]
}

/** The CV of an expert in the provider's template; what the profile leaves out for its reader does not stand here. */
export function paperOf({ product, profile, at, ...sections }: Shown): Paper {
  const { years_of_experience: years, location } = profile
  const second = [location, years ? `${years} ${years === 1 ? 'year' : 'years'} of experience` : null]
  return {
    brand: `${product} Experts`,
    title: profile.name,
    lines: [profile.job_title ?? '', second.filter(Boolean).join('  ·  ')].filter((line) => line !== ''),
    facts: factsOf(profile),
    parts: partsOf(profile, sections).filter((part) => !isEmpty(part)),
    footer: `${profile.name}, ${profile.internal_id}. Made for you on ${dayText(at.toISOString())}. Confidential.`,
  }
}

function factsOf(profile: Profile): Fact[] {
  const { email, phone, linked_in_url: linkedIn, rate_display: rate, nationality } = profile
  const facts: [string, string | null | undefined][] = [
    ['Email', email],
    ['Phone', phone ? `${phone.country_code} ${phone.number}` : null],
    ['LinkedIn', linkedIn],
    ['Nationality', nationality],
    ['Rate', rate],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

function partsOf(profile: Profile, sections: Omit<Shown, 'product' | 'profile' | 'at'>): Part[] {
  const { areas, experiences, educations, certifications, skills, languages } = sections
  return [
    { title: 'About', ...(profile.bio ? { text: profile.bio } : {}) },
    { title: 'Areas of expertise', ...textOf(areaTexts(areas).join('\n') || null) },
    { title: 'Experience', entries: experiences.map(experience) },
    { title: 'Education', entries: educations.map(education) },
    { title: 'Licenses & certifications', entries: certifications.map(certification) },
    { title: 'Skills', tags: skills.map(leveled) },
    { title: 'Languages', tags: languages.map(leveled) },
  ]
}

function isEmpty({ text, entries = [], tags = [] }: Part): boolean {
  return text === undefined && entries.length === 0 && tags.length === 0
}

function areaTexts({ industries, industry_segments: segments }: Areas): string[] {
  const named = new Set(segments.map((segment) => segment.industry_id))
  return [
    ...segments.map((segment) => `${segment.industry_name}: ${segment.name}`),
    ...industries.filter(({ id }) => !named.has(id)).map(({ name }) => name),
  ]
}

function experience(one: Experience): Entry {
  return {
    title: one.title,
    aside: period(one.start_at, one.currently_working ? 'Present' : one.end_at),
    ...lineOf([one.company?.name, one.employmentType?.name, one.short_name]),
    ...textOf(one.description),
    below: one.projects.map(project),
  }
}

function project(one: ExperienceProject): Entry {
  const end = one.currently_working ? 'Present' : one.end_at
  return { title: one.title, aside: period(one.start_at, end), ...textOf(one.description) }
}

function education(one: Education): Entry {
  const degree = [one.degreeType.name, one.field_of_study].filter(Boolean).join(', ')
  return {
    title: degree,
    aside: schoolYears(one),
    ...lineOf([one.school.name, one.grade === null ? null : `Grade: ${one.grade}`]),
    ...textOf(one.description),
  }
}

/** Who gave years gets no months. */
function schoolYears({ start_at: start, end_at: end, still_studying: isOngoing }: Education): string {
  if (!isOfYears(start, end)) return period(start, isOngoing ? 'Present' : end)
  return [start.slice(0, 4), isOngoing ? 'Present' : end?.slice(0, 4)].filter(Boolean).join(' – ')
}

function certification(one: Certification): Entry {
  const expiry = one.no_expiration ? 'No expiration' : one.expiration_date && monthText(one.expiration_date)
  const issued = one.issue_date && monthText(one.issue_date)
  return {
    title: one.title,
    aside: [issued, expiry].filter(Boolean).join(' – '),
    ...lineOf([one.company?.name]),
    ...textOf(one.description),
  }
}

function leveled({ name, level }: { name: string; level: string | null }): string {
  return level === null ? name : `${name} (${level})`
}

function lineOf(parts: readonly (string | null | undefined)[]): { line?: string } {
  const line = parts.filter(Boolean).join(', ')
  return line === '' ? {} : { line }
}

function textOf(text: string | null): { text?: string } {
  return text === null ? {} : { text }
}

function period(from: string, to: string | null): string {
  const end = to === 'Present' ? to : to && monthText(to)
  return [monthText(from), end].filter(Boolean).join(' – ')
}
