import { MergeForm } from '@guildhall/contract/applications/merge-form'
import type { ParsedResume } from '@guildhall/contract/applications/parsed-resume'
import { ProfileForm } from '@guildhall/contract/experts/profile-forms'
import type * as z from 'zod/mini'

/**
 * What was found in a resume, as far as the forms take it: an entry without a date or an employer is left out, since
 * nobody is asked here, and the expert looks through their profile anyway.
 */
export function entriesOf(found: ParsedResume): z.output<typeof MergeForm> {
  const work = found.work_experience.map(({ role, company, location, ...dates }) => ({
    role,
    company: company?.slice(0, 200),
    join_date: month(dates.join_year, dates.join_month),
    relieving: relievingOf(dates),
    location: location?.slice(0, 150) ?? null,
  }))
  const education = found.education.map(({ degree, college, join, passout }) => ({
    degree,
    college,
    join_date: join ?? passout,
    passout: passout ?? join,
  }))
  const given = {
    work_experience: fitting('work_experience', work, 50),
    education: fitting('education', education, 20),
    skills: fitting('skills', distinct(found.skills), 50),
    languages: fitting('languages', distinct(found.languages), 50),
    license: fitting('license', distinct(found.license), 50),
    certification: fitting('certification', distinct(found.certification), 50),
  }
  return MergeForm.parse(given)
}

/** Those that the form takes. */
function fitting(key: keyof typeof MergeForm.shape, entries: readonly unknown[], most: number): unknown[] {
  return entries.filter((entry) => MergeForm.safeParse({ [key]: [entry] }).success).slice(0, most)
}

function distinct(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()]
}

function month(year: number | null, inYear: number | null): string | null {
  return year === null ? null : `${year}-${String(inYear ?? 1).padStart(2, '0')}`
}

function relievingOf({
  relieving_month: inYear,
  relieving_year: year,
}: Pick<ParsedResume['work_experience'][number], 'relieving_month' | 'relieving_year'>) {
  if (year === 'Present' || year === null) return 'Present'
  return month(year, inYear ?? 12)
}

/** The fields of the profile, each that its form takes. */
export function profileOf(found: ParsedResume, phone: { phone?: string; country_code?: string }) {
  const years = found.total_years_of_experience
  const given: Record<string, unknown> = {
    job_title: found.current_job_role?.slice(0, 150),
    location: found.current_location?.slice(0, 150),
    bio: found.bio?.slice(0, 4000),
    linked_in_url: found.linked_in_url,
    years_of_experience: years === null ? undefined : Math.min(60, Math.round(years)),
  }
  const fit = Object.entries(given).filter(
    ([key, value]) =>
      value !== undefined &&
      value !== null &&
      value !== '' &&
      ProfileForm.safeParse({ [key]: value }).success,
  )
  return ProfileForm.parse({ ...Object.fromEntries(fit), ...phone })
}
