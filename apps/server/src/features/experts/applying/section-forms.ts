import { isOngoing, type Application } from '@guildhall/contract/applications/application-form'
import * as companies from '#features/companies/service.ts'
import * as reference from '#features/reference/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { saidType } from './said-type.ts'

type Work = Application['work_experience'][number]
type Education = Application['education'][number]

/** An employment of a resume as an experience: companies it does not know become drafts. */
export async function experienceForm(ctx: SignedIn, { role, company, join_date: join, ...entry }: Work) {
  const { db, actor } = ctx
  const type = saidType(`${role} ${company}`)
  const item = type === undefined ? undefined : await reference.itemByName(db, 'employment_types', type)
  const place = entry.location ?? null
  return {
    title: role,
    // The sections know places of the lists alone; what the resume says is kept as it stands.
    description: place === null ? null : `Location: ${place}`,
    company_id: (await companies.match(db, company, actor.userId)).id,
    employment_type_id: item?.id ?? null,
    country_id: place === null ? null : ((await reference.countryOfPlace(db, place))?.id ?? null),
    state_id: null,
    city_id: null,
    start_at: `${join}-01`,
    ...endOfWork(ctx, entry.relieving),
  }
}

/** The end of a work as the profile has it: the last day of its month, or none. */
export function endOfWork({ now }: SignedIn, relieving: Work['relieving']) {
  if (isOngoing(relieving)) return { end_at: null, currently_working: true }
  const [year = 0, month = 0] = relieving.split('-').map(Number)
  return { end_at: earlier(new Date(Date.UTC(year, month, 0)), now), currently_working: false }
}

/** An education of a resume: years, and a degree that may carry its subject ("BSc in Physics"). */
export async function educationForm(ctx: SignedIn, { degree, college, join_date: join, passout }: Education) {
  const { db, actor, now } = ctx
  const [, title = degree, subject = null] = /^(.{2,}?)\s+in\s+(.+)$/i.exec(degree) ?? []
  const isStudying = passout > now.getUTCFullYear()
  return {
    school_id: (await reference.match(db, 'schools', college, actor.userId)).id,
    degree_type_id: (await reference.match(db, 'degree_types', title, actor.userId)).id,
    field_of_study: subject,
    start_at: `${join}-01-01`,
    end_at: isStudying ? null : yearEnd(passout, join, now),
    still_studying: isStudying,
    description: null,
    activities_societies: null,
    grade: null,
  }
}

/** The last day of a year; of this one, which is not over, the first: neither names a month (see isOfYears). */
export function yearEnd(passout: number, join: number, now: Date): string {
  const isRunning = passout === now.getUTCFullYear() && join < passout
  return isRunning ? `${passout}-01-01` : earlier(new Date(Date.UTC(passout, 11, 31)), now)
}

/** Resumes name what was earned, hardly ever who issued it; the profile asks for it later. */
export function certificateForm({ kind, title }: { kind: 'licence' | 'certification'; title: string }) {
  return {
    kind,
    title,
    company_id: null,
    description: null,
    issue_date: null,
    expiration_date: null,
    no_expiration: true,
  }
}

function earlier(end: Date, now: Date): string {
  return new Date(Math.min(end.getTime(), now.getTime())).toISOString().slice(0, 10)
}
