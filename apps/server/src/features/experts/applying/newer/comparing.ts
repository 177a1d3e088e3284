import type { ParsedResume } from '@guildhall/contract/applications/parsed-resume'
import type { ResumeChange } from '@guildhall/contract/applications/resume-change'
import { certifications } from '#features/experts/sections/certifications.ts'
import { educations } from '#features/experts/sections/educations.ts'
import { experiences } from '#features/experts/sections/experiences.ts'
import { languages, skills } from '#features/experts/sections/skills.ts'
import { see } from '#features/experts/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { compare } from './compare.ts'

/** What a newer resume says of somebody, against their profile; for who may change it. */
export async function comparison(ctx: SignedIn, id: string, found: ParsedResume): Promise<ResumeChange[]> {
  const { row, view } = await see(ctx, id)
  if (!view.canEdit) throw refuse('forbidden')
  const { db, now } = ctx
  const place = { personId: row.id }
  const held = {
    values: {
      job_title: row.job_title,
      location: row.location,
      nationality: row.nationality,
      years_of_experience: row.years_of_experience === null ? null : String(row.years_of_experience),
      linked_in_url: row.linked_in_url,
      bio: row.bio,
    },
    experiences: (await experiences.rows(db, place)).map((one) => ({
      ...one,
      company: one.company?.name ?? null,
    })),
    educations: (await educations.rows(db, place)).map(
      ({ school, degreeType, field_of_study: subject, ...one }) => ({
        ...one,
        school: school.name,
        degree: subject === null ? degreeType.name : `${degreeType.name}, ${subject}`,
      }),
    ),
    certifications: (await certifications.rows(db, place)).map(({ title }) => title),
    skills: (await skills.rows(db, place)).map(({ name }) => name),
    languages: (await languages.rows(db, place)).map(({ name }) => name),
  }
  return compare(found, held, now)
}
