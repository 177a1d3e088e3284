import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { list, pageQuery } from '#contract/envelope'
import { day, idParams, uuid } from '#contract/shapes'
import { EXPERT_STATUSES } from './machine.ts'

const job = z.strictObject({
  title: z.string(),
  start_at: day,
  end_at: z.nullable(day),
  currently_working: z.boolean(),
})

/** An expert who works or worked at a company, with their jobs there, the latest first. */
export const RelatedPerson = z.strictObject({
  id: uuid,
  name: z.string(),
  photo: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  status: z.enum(EXPERT_STATUSES),
  /** Works there now. */
  is_current: z.boolean(),
  jobs: z.array(job),
})
export type RelatedPerson = z.infer<typeof RelatedPerson>

const related = <const Path extends `/${string}`>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    title: 'List people related to company',
    access: { permission: 'CAN_SEE_ADMIN_COMPANIES_LIST' },
    rate: 'read',
    input: { params: idParams, query: z.strictObject(pageQuery) },
    ok: list(RelatedPerson),
  })

export const relatedPeople = {
  /** Of the experts whom the caller finds in the list of experts (D-08). */
  list: related('/companies/:id/related-people'),
  listAlias: related('/accounts/companies/:id/related-people'),
}
