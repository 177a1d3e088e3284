import * as z from 'zod/mini'
import { STAFF_ROLES } from './access.ts'
import { endpoint } from './endpoint.ts'
import { done, item } from './envelope.ts'
import { thingName } from './names.ts'
import { idParams, text, uuid } from './shapes.ts'

/** A person keeps no more of them, over all lists. */
export const MAX_VIEWS = 100

/** The address of a list within the portal, as "/manager/experts"; never one of a single thing. */
const ListPath = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(/^(?:\/[a-z]+(?:-[a-z]+)*){1,4}$/, { error: 'This is not the address of a list.' }),
  )

/** Staff alone: experts and customers do not hear of each other. */
const shared = z.nullable(z.enum(STAFF_ROLES, { error: 'Choose from the list.' }))

/** How somebody looks at a list: what its address asks for, under a name. */
export const ListView = z.strictObject({
  id: uuid,
  list: z.string(),
  name: z.string(),
  /** What stands in the address behind "?", without the number of the page. */
  query: z.string(),
  /** Everybody of this role sees it too, as long as its owner has the role. */
  shared_with: shared,
  is_own: z.boolean(),
  /** Who shares it; null for one's own. */
  shared_by: z.nullable(z.string()),
  /** The reader begins with it when they come to the list. */
  is_start: z.boolean(),
})
export type ListView = z.infer<typeof ListView>

export const ViewForm = z.strictObject({ name: thingName(60), query: text(2000), shared_with: shared })
export type ViewForm = z.output<typeof ViewForm>

/** What is left out stays as it is: another tab may have changed it. */
const ViewChange = z.extend(z.partial(ViewForm), {
  /** The name that the caller saw; 409 when the view has another one by now. */
  name_before: z.optional(text(60)),
})
export type ViewChange = z.output<typeof ViewChange>

export const VIEW_NAME_TAKEN = 'You have a view of this name already.'
export const NOT_YOUR_ROLE = 'You can share with a role that you have.'

export const viewsErrors = {
  too_many_views: [409, `You can keep ${MAX_VIEWS} views. Delete one first.`],
  view_renamed: [409, 'This view was renamed in the meantime. Close this and open it again.'],
} as const

const access = 'signed_in'
export const views = {
  /** Those of the caller and those that are shared with one of their roles, of all lists, by name. */
  list: endpoint({
    method: 'GET',
    path: '/views',
    title: 'List views',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(ListView)),
    log: false,
  }),
  create: endpoint({
    method: 'POST',
    path: '/views',
    title: 'Save view',
    access,
    rate: 'write',
    input: { body: z.strictObject({ ...ViewForm.shape, list: ListPath }) },
    ok: item(ListView),
    status: 201,
    log: { keep: ['list', 'shared_with'] },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/views/:id',
    title: 'Change view',
    access,
    rate: 'write',
    input: { params: idParams, body: ViewChange },
    ok: item(ListView),
    log: { keep: ['shared_with'] },
  }),
  /** Begins the list with it from now on, or no longer; only for the caller. */
  start: endpoint({
    method: 'PUT',
    path: '/views/:id/start',
    title: 'Start with view',
    access,
    rate: 'write',
    input: { params: idParams, body: z.strictObject({ is_start: z.boolean() }) },
    ok: item(ListView),
    log: { keep: ['is_start'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/views/:id',
    title: 'Delete view',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
}
