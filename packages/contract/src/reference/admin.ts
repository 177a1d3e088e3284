import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, item, list, pageQuery, sortOf } from '#contract/envelope'
import { ITEM_LISTS, label, Reason, ReasonKind } from '#contract/reference'
import { blankable, idParams, moment, text, uuid } from '#contract/shapes'

/** The lists that administrators look after: those of named items, and the segments below the industries. */
export const CARED_LISTS = [...ITEM_LISTS, 'segments'] as const
export const CaredList = z.enum(CARED_LISTS, { error: `Choose one of: ${CARED_LISTS.join(', ')}.` })
export type CaredList = z.infer<typeof CaredList>

/** How each list is called: as a whole, one of it, and what its code means where it has one. */
export const LIST_NAMES: Record<CaredList, { title: string; one: string; code?: string }> = {
  skills: { title: 'Skills', one: 'Skills' },
  languages: { title: 'Languages', one: 'Language', code: 'ISO 639-1 code' },
  industries: { title: 'Industries', one: 'Industry' },
  segments: { title: 'Industry segments', one: 'Segment' },
  degree_types: { title: 'Degrees', one: 'Degree' },
  employment_types: { title: 'Employment types', one: 'Employment type' },
  talent_types: { title: 'Talent types', one: 'Talent type' },
  categories: { title: 'Categories', one: 'Category' },
  tags: { title: 'Document tags', one: 'Tag', code: 'Slug' },
  regions: { title: 'Regions', one: 'Region' },
  person_titles: { title: 'Person titles', one: 'Title' },
  schools: { title: 'Schools', one: 'School', code: 'Short name' },
  nationalities: { title: 'Nationalities', one: 'Nationality', code: 'Country code' },
}

/** "Skills already exists" (spec 001 §5), and the like. */
export const alreadyExists = (of: CaredList) => `${LIST_NAMES[of].one} already exists`

export const referenceErrors = {
  reason_used: [409, 'This reason was given already. Retire it instead.'],
  reason_of_catalogue: [409, 'This reason came with the portal. Retire it instead.'],
  merge_itself: [409, 'Choose another one to merge into.'],
} as const

export const ITEM_STATES = ['active', 'draft', 'retired'] as const
const State = z.enum(ITEM_STATES, { error: `Choose one of: ${ITEM_STATES.join(', ')}.` })
export type ItemState = z.infer<typeof State>

/** An entry of a list as administrators see it. */
export const CaredItem = z.strictObject({
  id: uuid,
  name: z.string(),
  code: z.nullable(z.string()),
  state: State,
  source: z.enum(['Catalogue', 'Profile', 'Admin']),
  /** How many profiles, files and projects name it. */
  uses: z.int(),
  /** Who typed it into a form. */
  created_by: z.nullable(z.string()),
  created_at: moment,
  created_at_diff: z.string(),
  version: z.int(),
  /** Of a segment. */
  industry: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  segment_1: z.nullable(z.string()),
})
export type CaredItem = z.infer<typeof CaredItem>

export const CaredForm = z.strictObject({
  /** Of a segment: its second level. */
  name: label,
  code: z.optional(blankable(text(40))),
  /** For a segment. */
  industry_id: z.optional(uuid),
  segment_1: z.optional(label),
})
export type CaredForm = z.output<typeof CaredForm>

const Overview = z.strictObject({ list: CaredList, total: z.int(), drafts: z.int(), retired: z.int() })
export type ListOverview = z.infer<typeof Overview>

const access = { permission: 'CAN_MANAGE_SETTINGS' } as const
const listParams = z.strictObject({ list: CaredList })
const itemParams = z.strictObject({ list: CaredList, id: uuid })

const step = <const Name extends string>(name: Name, title: string) =>
  endpoint({
    method: 'POST',
    path: `/settings/reference/:list/:id/${name}`,
    title,
    access,
    rate: 'write',
    input: { params: itemParams },
    ok: item(CaredItem),
  })

export const referenceAdmin = {
  overview: endpoint({
    method: 'GET',
    path: '/settings/reference',
    title: 'List reference lists',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(Overview)),
  }),
  list: endpoint({
    method: 'GET',
    path: '/settings/reference/:list',
    title: 'List reference entries',
    access,
    rate: 'read',
    input: {
      params: listParams,
      query: z.strictObject({
        ...pageQuery,
        state: z.optional(State),
        sort: z.optional(sortOf(['name', 'created_at', 'place'])),
      }),
    },
    ok: list(CaredItem),
  }),
  create: endpoint({
    method: 'POST',
    path: '/settings/reference/:list',
    title: 'Create reference entry',
    access,
    rate: 'write',
    input: { params: listParams, body: CaredForm },
    ok: item(CaredItem),
    status: 201,
    log: { keep: ['name'] },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/settings/reference/:list/:id',
    title: 'Update reference entry',
    access,
    rate: 'write',
    input: { params: itemParams, body: CaredForm },
    ok: item(CaredItem),
    log: { keep: ['name'] },
  }),
  /** A draft becomes an entry for everybody. */
  approve: step('approve', 'Approve reference entry'),
  /** Nobody can choose it any more; where it was chosen, it stays. */
  retire: step('retire', 'Retire reference entry'),
  restore: step('restore', 'Restore reference entry'),
  /** Whatever names this one names the other from now on, and this one is gone. */
  merge: endpoint({
    method: 'POST',
    path: '/settings/reference/:list/:id/merge',
    title: 'Merge reference entries',
    access,
    rate: 'write',
    input: { params: itemParams, body: z.strictObject({ into: uuid }) },
    ok: item(CaredItem),
    log: { keep: ['into'] },
  }),
}

export const CaredReason = z.strictObject({
  ...Reason.shape,
  is_retired: z.boolean(),
  source: z.enum(['Catalogue', 'Admin']),
  uses: z.int(),
  version: z.int(),
})
export type CaredReason = z.infer<typeof CaredReason>

export const ReasonForm = z.strictObject({
  name: label,
  allow_resubmit: z.boolean(),
  default_text: blankable(text(2000)),
  text_required: z.boolean(),
})
export type ReasonForm = z.output<typeof ReasonForm>

const reasonStep = <const Name extends string>(name: Name, title: string) =>
  endpoint({
    method: 'POST',
    path: `/settings/reasons/:id/${name}`,
    title,
    access,
    rate: 'write',
    input: { params: idParams },
    ok: item(CaredReason),
  })

/** The reasons of PRODUCT 5.3.4. */
export const reasonsAdmin = {
  list: endpoint({
    method: 'GET',
    path: '/settings/reasons',
    title: 'List reasons to edit',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(CaredReason)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/settings/reasons',
    title: 'Create reason',
    access,
    rate: 'write',
    input: { body: z.strictObject({ ...ReasonForm.shape, kind: ReasonKind }) },
    ok: item(CaredReason),
    status: 201,
    log: { keep: ['kind', 'name'] },
  }),
  /** Gives every reason of a kind its place; 409 when the set has changed meanwhile. */
  order: endpoint({
    method: 'PUT',
    path: '/settings/reasons/order',
    title: 'Order reasons',
    access,
    rate: 'write',
    input: { body: z.strictObject({ kind: ReasonKind, ids: z.array(uuid).check(z.maxLength(200)) }) },
    ok: item(z.array(CaredReason)),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/settings/reasons/:id',
    title: 'Update reason',
    access,
    rate: 'write',
    input: { params: idParams, body: ReasonForm },
    ok: item(CaredReason),
    log: { keep: ['name'] },
  }),
  retire: reasonStep('retire', 'Retire reason'),
  restore: reasonStep('restore', 'Restore reason'),
  /** Only of one that an administrator added and nobody has given yet. */
  remove: endpoint({
    method: 'DELETE',
    path: '/settings/reasons/:id',
    title: 'Delete reason',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
}
