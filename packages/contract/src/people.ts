import * as z from 'zod/mini'
import { STAFF_ROLES } from './access.ts'
import { endpoint } from './endpoint.ts'
import { done, item, itemWithActions, list, pageQuery } from './envelope.ts'
import { DuplicateDecision, DuplicatePair } from './people/duplicates.ts'
import { MergeForm, MergePreview } from './people/merging.ts'
import { Note, NoteForm } from './people/notes.ts'
import {
  ContactForm,
  Deletion,
  PeopleFilter,
  PeopleQuery,
  PersonActions,
  PersonDetails,
  PersonEvent,
  PersonRow,
} from './people/person.ts'
import { idParams, uuid } from './shapes.ts'

export const peopleErrors = {
  person_held: [409, 'Nobody was deleted: all of them are still needed.'],
  not_mergeable: [409, 'These two cannot be merged.'],
} as const

const access = { permission: 'CAN_SEE_ADMIN_PEOPLE_LIST' } as const
const details = itemWithActions(PersonDetails, PersonActions)
const paged = z.strictObject({ page: pageQuery.page, pageSize: pageQuery.pageSize })

/**
 * Everybody whom the portal knows, with or without a login, for administrators and whom they let (PRODUCT S-19).
 * `/people/{id}` itself is the profile; here the person stands at `/people/{id}/record`.
 */
export const people = {
  list: endpoint({
    method: 'GET',
    path: '/people',
    title: 'List people',
    access,
    rate: 'read',
    input: { query: PeopleQuery },
    ok: list(PersonRow),
    log: { keep: ['kind', 'status', 'has_login', 'sort', 'page'] },
  }),
  export: endpoint({
    method: 'GET',
    path: '/people/export.csv',
    title: 'Export people',
    access,
    rate: 'export',
    input: { query: PeopleFilter },
    ok: { file: 'text/csv' },
    log: { action: 'export', keep: ['kind', 'status', 'has_login'] },
    transaction: 'own',
  }),
  add: endpoint({
    method: 'POST',
    path: '/people',
    title: 'Add person',
    access,
    rate: 'write',
    input: { body: ContactForm },
    ok: details,
    status: 201,
  }),
  record: endpoint({
    method: 'GET',
    path: '/people/:id/record',
    title: 'Open person',
    access,
    rate: 'read',
    input: { params: idParams },
    ok: details,
  }),
  /** `If-Match` with the version that was read: 412 when somebody else changed it since. */
  change: endpoint({
    method: 'PUT',
    path: '/people/:id/record',
    title: 'Edit person',
    access,
    rate: 'write',
    input: { params: idParams, body: ContactForm },
    ok: details,
  }),
  history: endpoint({
    method: 'GET',
    path: '/people/:id/history',
    title: 'List history of a person',
    access,
    rate: 'read',
    input: { params: idParams, query: paged },
    ok: list(PersonEvent),
  }),
  /** Pairs that may be one person, the surest first. */
  duplicates: endpoint({
    method: 'GET',
    path: '/people/duplicates',
    title: 'List duplicates of people',
    access,
    rate: 'search',
    input: {
      query: z.strictObject({
        page: pageQuery.page,
        pageSize: pageQuery.pageSize,
        person_id: z.optional(uuid),
        /** Those about whom it was said that they are two people. */
        is_dismissed: z.optional(z.enum(['true', 'false'])),
      }),
    },
    ok: list(DuplicatePair),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/people/duplicates',
    title: 'Decide about duplicates',
    access,
    rate: 'write',
    input: { body: DuplicateDecision },
    ok: done,
    log: { keep: ['is_duplicate'] },
  }),
  /** What merging the other into `:id` would do. */
  previewMerge: endpoint({
    method: 'GET',
    path: '/people/:id/merge',
    title: 'Compare people',
    access,
    rate: 'read',
    input: { params: idParams, query: z.strictObject({ other_id: uuid }) },
    ok: item(MergePreview),
  }),
  /** Makes one person of two; from then on the id of the other answers with the kept one. */
  merge: endpoint({
    method: 'POST',
    path: '/people/:id/merge',
    title: 'Merge people',
    access,
    rate: 'write',
    input: { params: idParams, body: MergeForm },
    ok: details,
    log: { action: 'update', keep: ['take', 'keep_address'] },
  }),
  /** Contacts that nothing refers to; each answer says what became of one. 409 when all of them stay. */
  delete: endpoint({
    method: 'DELETE',
    path: '/people/delete',
    title: 'Delete people',
    access,
    rate: 'write',
    input: {
      query: z.strictObject({}),
      body: z.strictObject({
        ids: z
          .array(uuid)
          .check(
            z.minLength(1, { error: 'Name at least one person.' }),
            z.maxLength(100, { error: 'At most 100 values.' }),
          ),
      }),
    },
    ok: item(z.array(Deletion)),
  }),
  notes: endpoint({
    method: 'GET',
    path: '/people/:id/notes',
    title: 'List notes on a person',
    access: { roles: STAFF_ROLES },
    rate: 'read',
    input: { params: idParams, query: paged },
    ok: list(Note),
  }),
  /** The note stands in the body alone: an address ends up in logs. */
  addNote: endpoint({
    method: 'PUT',
    path: '/people/:id/note',
    title: 'Add note on a person',
    access: { roles: STAFF_ROLES },
    rate: 'write',
    input: { params: idParams, query: z.strictObject({}), body: NoteForm },
    ok: item(Note),
  }),
}
