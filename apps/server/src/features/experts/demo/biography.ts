import type { Field } from './field.ts'
import { INDUSTRY_FIELDS } from './industry-fields.ts'
import { GROWTH_FIELDS } from './growth-fields.ts'
import { SERVICE_FIELDS } from './service-fields.ts'
import { HOMES, type Home } from './countries.ts'

/** A whole profile, by names; given.ts finds their ids. */
export interface Biography {
  jobTitle: string
  bio: string
  location: string
  nationality: string
  years: number
  rateType: 'Hourly' | 'Daily' | 'Monthly'
  rate: number | null
  experiences: Experience[]
  educations: Education[]
  certifications: Certification[]
  skills: [name: string, level: 'Intermediate' | 'Advanced' | 'Expert'][]
  languages: [name: string, level: 'Intermediate' | 'Fluent' | 'Native'][]
  segments: readonly [industry: string, segment: string][]
}

export interface Experience {
  title: string
  company: string
  description: string
  city: string
  state: string
  from: string
  to: string | null
  projects: { title: string; description: string; from: string; to: string }[]
}

export interface Education {
  school: string
  degree: string
  field: string
  from: string
  to: string
  grade: string | null
}

export interface Certification {
  title: string
  issuer: string
  issued: string
  expires: string | null
}

/** A random number below 1 for each call; the same row of numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Written {
  /** What somebody calls their work today, where that is not the title of their field. */
  jobTitle?: string | undefined
  /** In their own words; `{years}` stands for how long they have been working. */
  bio?: string | undefined
  /** When they look back. */
  now?: Date
}

/** The life of somebody in a field and a country, made of a seed. */
export function biographyOf(
  country: string,
  fieldName: string,
  seed: number,
  { jobTitle, bio, now = new Date() }: Written = {},
): Biography {
  const home = HOMES[country]
  const field = INDUSTRY_FIELDS[fieldName] ?? SERVICE_FIELDS[fieldName] ?? GROWTH_FIELDS[fieldName]
  if (home === undefined || field === undefined) throw new Error(`There is no ${fieldName} in ${country}.`)
  const [random, year] = [seeded(seed), now.getUTCFullYear()]
  const experiences = career(home, jobTitle === undefined ? field : calling(field, jobTitle), random, year)
  const first = experiences.at(-1)?.from ?? '2010-01-01'
  const years = wholeYears(first, now)
  const [city] = placeOf(home, seed)
  return {
    jobTitle: experiences[0]?.title ?? field.titles[0] ?? fieldName,
    bio: (bio ?? `{years} years of ${field.craft}. ${field.proof}`).replace('{years}', String(years)),
    location: `${city}, ${home.country}`,
    nationality: home.nationality,
    years,
    ...pay(random),
    experiences,
    educations: studies(home, field, Number(first.slice(0, 4)), random),
    certifications: certificates(field, random, year),
    skills: field.skills.map((name, index) => [
      name,
      index < 2 ? 'Expert' : index < 4 ? 'Advanced' : 'Intermediate',
    ]),
    languages: tongues(home, random),
    segments: field.segments,
  }
}

/** Between a day and now. */
function wholeYears(day: string, now: Date): number {
  const years = now.getUTCFullYear() - Number(day.slice(0, 4))
  return now.toISOString().slice(5, 10) < day.slice(5) ? years - 1 : years
}

function calling(field: Field, title: string): Field {
  return { ...field, titles: [title, ...field.titles.slice(1)] }
}

function pay(random: () => number): Pick<Biography, 'rateType' | 'rate'> {
  const draw = random()
  if (draw < 0.55) return { rateType: 'Hourly', rate: 90 + 5 * Math.floor(random() * 40) }
  if (draw < 0.85) return { rateType: 'Daily', rate: 800 + 50 * Math.floor(random() * 25) }
  return { rateType: 'Monthly', rate: draw < 0.93 ? 9000 + 500 * Math.floor(random() * 20) : null }
}

function career(home: Home, field: Field, random: () => number, year: number): Experience[] {
  const count = 2 + Math.floor(random() * 3)
  let end: string | null = null
  let begin = year - 2 - Math.floor(random() * 4)
  return field.titles.slice(0, count).map((title, index) => {
    const [city, state] = placeOf(home, index + Math.floor(random() * 10))
    const job = {
      title,
      company:
        field.companies[(index + Math.floor(random() * 4)) % field.companies.length] ?? 'Northgate Software',
      description: `${index === 0 ? 'Responsible' : 'Was responsible'} for ${field.craft}.`,
      city,
      state,
      from: `${begin}-0${1 + Math.floor(random() * 9)}-01`,
      to: end,
      projects: projectsOf(field, index, begin),
    }
    end = dayBefore(job.from)
    begin -= 2 + Math.floor(random() * 4)
    return job
  })
}

/** Nobody is without work in between: the years of the jobs make those of the profile. */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

function projectsOf(field: Field, index: number, begin: number): Experience['projects'] {
  const title = field.projects[index]
  if (title === undefined) return []
  const description =
    'Planned and led the work with a team of the client, from the first workshop to the handover.'
  return [{ title, description, from: `${begin}-10-01`, to: `${begin + 1}-01-15` }]
}

function studies(home: Home, field: Field, firstJob: number, random: () => number): Education[] {
  const school = (offset: number) => home.schools[offset % home.schools.length] ?? 'INSEAD'
  const offset = Math.floor(random() * 4)
  const bachelor = {
    school: school(offset),
    degree: 'Bachelor of Science (BSc)',
    field: field.study,
    from: `${firstJob - 6}-09-01`,
    to: `${firstJob - 3}-07-31`,
    grade: null,
  }
  const master = {
    school: school(offset + 1),
    degree: random() < 0.5 ? 'Master of Science (MSc)' : 'Master of Business Administration (MBA)',
    field: field.study,
    from: `${firstJob - 3}-09-01`,
    to: `${firstJob - 1}-06-30`,
    grade: random() < 0.5 ? 'With distinction' : null,
  }
  return random() < 0.8 ? [master, bachelor] : [bachelor]
}

function certificates(field: Field, random: () => number, year: number): Certification[] {
  return field.certificates.slice(0, 1 + Math.floor(random() * 2)).map(([title, issuer]) => {
    const issued = year - 9 + Math.floor(random() * 6)
    return {
      title,
      issuer,
      issued: `${issued}-0${1 + Math.floor(random() * 9)}-15`,
      expires: random() < 0.5 ? `${issued + 10}-01-14` : null,
    }
  })
}

function tongues(home: Home, random: () => number): Biography['languages'] {
  const others = ['English', 'Spanish', 'French', 'German'].filter((name) => name !== home.language)
  const third = others[1 + Math.floor(random() * (others.length - 1))] ?? 'Spanish'
  const known: Biography['languages'] = [[home.language, 'Native']]
  if (home.language !== 'English') known.push(['English', 'Fluent'])
  if (random() < 0.5) known.push([third, 'Intermediate'])
  return known
}

function placeOf(home: Home, index: number): readonly [city: string, state: string] {
  const place = home.cities[index % home.cities.length]
  if (place === undefined) throw new Error(`${home.country} has no city.`)
  return place
}
