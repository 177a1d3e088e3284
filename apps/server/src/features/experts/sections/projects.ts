import type { ExperienceProject, sections } from '@guildhall/contract/experts/sections'
import type { Received } from '@guildhall/contract/endpoint'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Columns, Place, Section } from './section.ts'
import { ownerOfExperience } from './store.ts'

type Form = Received<typeof sections.projects.create, 'body'>

export const projects: Section<Form, ExperienceProject> = {
  name: 'projects',
  table: 'expert_experience_projects',
  locate: ofExperience,
  rows,
  columns,
  label: ({ title }) => title,
}

/** Who names the experience in the body too means that of the path. */
function columns(_ctx: SignedIn, form: Form, { experienceId }: Place): Promise<Columns> {
  const { experience_id: named = experienceId, ...said } = form
  if (named !== experienceId)
    throw refuse('invalid', { fields: { experience_id: ['The path names another experience.'] } })
  return Promise.resolve({ ...said, end_at: said.currently_working ? null : said.end_at })
}

async function ofExperience({ db }: SignedIn, experienceId: string): Promise<Place> {
  const personId = await ownerOfExperience(db, experienceId)
  if (personId === undefined) throw refuse('not_found')
  return { personId, experienceId }
}

export function rows(db: Db, { personId, experienceId }: Place, id?: string): Promise<ExperienceProject[]> {
  return db
    .selectFrom('expert_experience_projects')
    .select([
      'id',
      'version',
      'experience_id',
      'title',
      'description',
      'start_at',
      'end_at',
      'currently_working',
    ])
    .where('person_id', '=', personId)
    .$if(experienceId !== undefined, (all) => all.where('experience_id', '=', experienceId ?? ''))
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .execute()
}
