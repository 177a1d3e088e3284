import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item, list, pageQuery, sortOf } from './envelope.ts'
import { GIG_KINDS } from './gigs/kinds.ts'
import { listOf, moment, uuid } from './shapes.ts'

const Person = z.nullable(z.strictObject({ id: uuid, name: z.string(), photo: z.nullable(z.string()) }))

/** A project that the reader keeps at hand; only the reader's own ever travel. */
export const Favorite = z.strictObject({
  id: uuid,
  project_id: uuid,
  project_name: z.string(),
  project_type: z.enum(GIG_KINDS),
  project_type_display: z.string(),
  template_name: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  created_at: moment,
  created_at_diff: z.string(),
  updated_at: moment,
  updated_at_diff: z.string(),
  creator: Person,
  updater: Person,
})
export type Favorite = z.infer<typeof Favorite>

export const FAVORITES_SORTS = ['project_name', 'project_type', 'created_by', 'updated_at'] as const
/** The filters of the list; the address of the page takes the same. */
export const favoritesFilter = {
  order: z.optional(sortOf(FAVORITES_SORTS)),
  project_type: z.optional(z.enum(GIG_KINDS, { error: 'Choose from the list.' })),
}
const FavoritesQuery = z.strictObject({
  ...pageQuery,
  ...favoritesFilter,
  sort: z.optional(sortOf(FAVORITES_SORTS)),
})
export type FavoritesQuery = z.output<typeof FavoritesQuery>

const Ids = z.array(uuid).check(z.minLength(1, { error: 'Choose a project.' }), z.maxLength(100))

export const favoritesErrors = {
  no_favorites_named: [422, 'Choose at least one project.'],
} as const

export const favorites = {
  list: endpoint({
    method: 'GET',
    path: '/favorites',
    title: 'List favorites',
    access: 'signed_in',
    rate: 'read',
    pages: 'list',
    input: { query: FavoritesQuery },
    ok: list(Favorite),
  }),
  count: endpoint({
    method: 'GET',
    path: '/favorites/count',
    title: 'Count favorites',
    access: 'signed_in',
    rate: 'read',
    input: {},
    ok: item(z.strictObject({ count: z.int(), project_ids: z.array(uuid) })),
    log: false,
  }),
  /** Keeping one that is kept already changes nothing. */
  add: endpoint({
    method: 'POST',
    path: '/favorites',
    title: 'Add favorite',
    access: 'signed_in',
    rate: 'write',
    input: { body: z.strictObject({ project_id: uuid }) },
    ok: item(Favorite),
    status: 201,
    log: { keep: ['project_id'] },
  }),
  /** By `project_id`, by `project_id[]`, or by a body (PRODUCT X-28); what is no favorite of the reader is passed over. */
  remove: endpoint({
    method: 'DELETE',
    path: '/favorites',
    title: 'Delete favorites',
    access: 'signed_in',
    rate: 'write',
    input: {
      query: z.strictObject({ project_id: z.optional(listOf(uuid)) }),
      body: z.optional(z.strictObject({ project_ids: Ids })),
    },
    ok: z.strictObject({ success: z.literal(true), data: z.strictObject({ message: z.string() }) }),
    log: { keep: ['project_id', 'project_ids'] },
  }),
}
