import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, item, list, pageQuery } from './envelope.ts'
import { idParams, listOf, moment, requiredText, uuid } from './shapes.ts'

export const WIDGET_STATUSES = ['Draft', 'Published'] as const
const Status = z.enum(WIDGET_STATUSES, { error: 'Choose from the list.' })
export type WidgetStatus = z.infer<typeof Status>

export const WidgetForm = z.strictObject({
  title: requiredText(150),
  body: requiredText(4000),
  status: Status,
})
export type WidgetForm = z.infer<typeof WidgetForm>

export const Widget = z.strictObject({
  id: uuid,
  title: z.string(),
  body: z.string(),
  status: Status,
  version: z.int(),
  updated_at: moment,
  updated_at_diff: z.string(),
  /** What the reader may do with it. */
  actions: z.strictObject({ canEdit: z.boolean() }),
})
export type Widget = z.infer<typeof Widget>

/** The query of the list; the page reads its filters off it. */
export const WidgetQuery = z.strictObject({ ...pageQuery, status: z.optional(listOf(Status)) })
export type WidgetQuery = z.output<typeof WidgetQuery>

const access = { permission: 'CAN_MANAGE_SETTINGS' } as const

export const widgets = {
  /** Drafts are shown to those who write them. */
  list: endpoint({
    method: 'GET',
    path: '/widgets',
    title: 'List widgets',
    access: 'signed_in',
    rate: 'read',
    pages: 'list',
    input: { query: WidgetQuery },
    ok: list(Widget),
  }),
  create: endpoint({
    method: 'POST',
    path: '/widgets',
    title: 'Add widget',
    access,
    rate: 'write',
    input: { body: WidgetForm },
    ok: item(Widget),
    status: 201,
    log: { keep: ['status'] },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/widgets/:id',
    title: 'Update widget',
    access,
    rate: 'write',
    input: { params: idParams, body: WidgetForm },
    ok: item(Widget),
    log: { keep: ['status'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/widgets/:id',
    title: 'Delete widget',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
}
