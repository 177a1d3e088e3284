import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item, list, pageQuery } from '#contract/envelope'
import { ExpertRating, Phone } from '#contract/experts/profile'
import { idParams, moment, uuid } from '#contract/shapes'
import { count, named, nullableText } from './shapes.ts'

/** Of staff alone (PRODUCT 5.2 row 13a). */
const contacts = {
  email: nullableText,
  phone: z.nullable(Phone),
  linked_in_url: nullableText,
  twitter_handle: nullableText,
  location: nullableText,
}

/** How somebody works, for admins. */
const Figures = z.strictObject({
  /** Projects that are neither drafts nor closed; and all of them. */
  open_gigs: count,
  all_gigs: count,
  /** Experts who work on them now, and who ever did. */
  hired_now: count,
  hired_ever: count,
  /** Applications of the last 90 days that nobody has answered yet. */
  waiting: count,
  /** Half of the applications of the last 90 days were answered in so many hours; null while none was. */
  response_hours: z.nullable(z.number()),
})

/** A manager or an administrator, as much of them as this reader may know (PRODUCT S-13). */
export const StaffMember = z.strictObject({
  id: uuid,
  user_id: uuid,
  internal_id: z.string(),
  kind: z.enum(['manager', 'admin']),
  name: z.string(),
  photo: nullableText,
  job_title: nullableText,
  bio: nullableText,
  ...z.partial(z.strictObject({ ...contacts, figures: Figures })).shape,
})
export type StaffMember = z.infer<typeof StaffMember>

const HiredExpert = z.strictObject({
  /** Of the engagement. */
  id: uuid,
  expert: z.strictObject({ ...named.shape, photo: nullableText, job_title: nullableText }),
  gig: named,
  is_active: z.boolean(),
  hired_at: moment,
})
export type HiredExpert = z.infer<typeof HiredExpert>

export const staff = {
  staffMember: endpoint({
    method: 'GET',
    path: '/managers/:id',
    title: 'View manager or administrator',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: item(StaffMember),
  }),
  staffExperts: endpoint({
    method: 'GET',
    path: '/managers/:id/experts',
    title: 'List experts hired by a manager',
    access: { roles: ['growth_experts_admin'] },
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
    },
    ok: list(HiredExpert),
  }),
  /** What experts say of the owner of their projects: to staff, and after seven days to the owner (PRODUCT D-26). */
  staffRatings: endpoint({
    method: 'GET',
    path: '/managers/:id/ratings',
    title: 'List ratings of a project owner',
    access: 'signed_in',
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
    },
    ok: list(ExpertRating),
  }),
}
