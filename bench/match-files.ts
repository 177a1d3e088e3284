// The graded sets of the ranking: experts and briefs as lines of JSON, in the fields of the portal.
import { readFileSync } from 'node:fs'
import * as z from 'zod'

const named = z.object({ name: z.string(), level: z.string() })
const text = z.nullish(z.string()).transform((given) => given ?? '')

const ExpertLine = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  job_title: text,
  bio: text,
  years_of_experience: z.nullish(z.number()),
  nationality: text,
  location: text,
  skills: z.array(named),
  languages: z.array(named),
  industries: z.array(z.string()),
  segments: z.array(z.string()),
  experiences: z.array(
    z.object({
      role: z.string(),
      company: z.nullish(z.string()),
      from: z.string(),
      to: z.nullish(z.string()),
      responsibilities: text,
    }),
  ),
  projects: z.array(z.object({ name: z.string(), description: text })),
  educations: z.array(z.object({ degree: z.string(), college: z.string() })),
  certifications: z.array(z.string()),
  rate: z.nullish(z.object({ type: z.string(), amount: z.number() })),
  is_available: z.boolean(),
})
export type ExpertLine = z.infer<typeof ExpertLine>

const BriefLine = z.object({
  id: z.string(),
  name: z.string(),
  summary: text,
  description: text,
  industries: z.array(z.string()),
  segments: z.array(z.string()),
  regions: z.array(z.string()),
  country: z.nullish(z.string()),
  skills_required: z.array(z.string()),
  skills_nice: z.array(z.string()),
  languages: z.array(z.string()),
  years_min: z.nullish(z.number()),
  budget: z.nullish(z.object({ type: z.string(), max: z.number(), currency: z.string() })),
  conflict_companies: z.array(z.string()),
})
export type BriefLine = z.infer<typeof BriefLine>

export const readExperts = (file: string) => lines(file).map((line) => ExpertLine.parse(line))
export const readBriefs = (file: string) => lines(file).map((line) => BriefLine.parse(line))

function lines(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}
