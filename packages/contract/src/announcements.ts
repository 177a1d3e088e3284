import * as z from 'zod/mini'
import { ROLES } from './access.ts'
import { endpoint } from './endpoint.ts'
import { done, item, list, pageQuery } from './envelope.ts'
import { day, idParams, listOf, moment, requiredText, uuid } from './shapes.ts'

/** How far a reader is with an announcement. */
export const READ_STATES = ['Unread', 'Read'] as const
const ReadState = z.enum(READ_STATES, { error: 'Choose from the list.' })
export type ReadState = z.infer<typeof ReadState>

export const AnnouncementForm = z.strictObject({
  title: requiredText(150),
  body: requiredText(4000),
  roles: z
    .array(z.enum(ROLES, { error: 'Choose from the list.' }))
    .check(z.minLength(1, { error: 'Choose at least one role.' }), z.maxLength(ROLES.length)),
  /** The day from which on it is read. */
  starts_on: day,
})
export type AnnouncementForm = z.infer<typeof AnnouncementForm>

export const Announcement = z.strictObject({
  id: uuid,
  title: z.string(),
  body: z.string(),
  roles: z.array(z.enum(ROLES)),
  starts_on: day,
  /** Its day has not come: its writers alone see it. */
  is_planned: z.boolean(),
  is_unread: z.boolean(),
  version: z.int(),
  updated_at: moment,
  updated_at_diff: z.string(),
  /** What the reader may do with it. */
  actions: z.strictObject({ canEdit: z.boolean() }),
})
export type Announcement = z.infer<typeof Announcement>

/** The query of the list; the page reads its filters off it. */
export const AnnouncementQuery = z.strictObject({
  ...pageQuery,
  state: z.optional(listOf(ReadState)),
  /** This one alone, as a hit of the search leads to it. */
  id: z.optional(uuid),
})
export type AnnouncementQuery = z.output<typeof AnnouncementQuery>

const Ids = z.strictObject({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(100)) })
const access = { permission: 'CAN_MANAGE_SETTINGS' } as const

export const announcements = {
  /** What is said to the roles of the reader, from its day on; all of them to those who write them. */
  list: endpoint({
    method: 'GET',
    path: '/announcements',
    title: 'List announcements',
    access: 'signed_in',
    rate: 'read',
    pages: 'list',
    input: { query: AnnouncementQuery },
    ok: list(Announcement),
  }),
  /** The reader has seen these; what they may not see is passed over. */
  read: endpoint({
    method: 'PUT',
    path: '/announcements/read',
    title: 'Read announcements',
    access: 'signed_in',
    rate: 'write',
    input: { body: Ids },
    ok: done,
  }),
  create: endpoint({
    method: 'POST',
    path: '/announcements',
    title: 'Add announcement',
    access,
    rate: 'write',
    input: { body: AnnouncementForm },
    ok: item(Announcement),
    status: 201,
    log: { keep: ['roles', 'starts_on'] },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/announcements/:id',
    title: 'Update announcement',
    access,
    rate: 'write',
    input: { params: idParams, body: AnnouncementForm },
    ok: item(Announcement),
    log: { keep: ['roles', 'starts_on'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/announcements/:id',
    title: 'Delete announcement',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
}
