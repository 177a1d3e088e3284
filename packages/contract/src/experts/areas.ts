import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { itemWithActions } from '#contract/envelope'
import { IndustrySegment, Item } from '#contract/reference'
import { idParams, uuid } from '#contract/shapes'

const MAX_AREAS = 100

/** Areas of expertise, the "measurements" of the specification (spec 001 §2.6). */
export const Areas = z.strictObject({
  industries: z.array(Item),
  industry_segments: z.array(IndustrySegment),
  version: z.int(),
})
export type Areas = z.infer<typeof Areas>

export const AREAS_TEXTS = {
  saved: 'Measurements updated successfully',
  failed: 'Something went wrong please try again later',
} as const

const ids = z.array(uuid).check(z.maxLength(MAX_AREAS, { error: `At most ${MAX_AREAS} values.` }))

/** At least one of the lists; the industry of each segment belongs to the areas without being named. */
export const AreasForm = z
  .strictObject({
    user_id: uuid,
    /** Left out: those of the segments alone. */
    industries_ids: z.optional(ids),
    /** Left out: they stay as they are. */
    industries_segments_ids: z.optional(ids),
  })
  .check(
    z.refine((form) => form.industries_ids !== undefined || form.industries_segments_ids !== undefined, {
      error: 'This field is required.',
      path: ['industries_segments_ids'],
    }),
  )

export const areasAnswer = itemWithActions(Areas, z.strictObject({ canEdit: z.boolean() }))

const save = <const Path extends `/${string}`>(path: Path) =>
  endpoint({
    method: 'POST',
    path,
    title: 'Change areas of expertise',
    access: 'signed_in',
    rate: 'write',
    input: { body: AreasForm },
    ok: areasAnswer,
    log: { action: 'update' },
  })

export const areas = {
  measurements: endpoint({
    method: 'GET',
    path: '/users/:id/measurements',
    title: 'View areas of expertise',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: areasAnswer,
  }),
  saveAreas: save('/industries-segments'),
  /** The name that one view of the specification uses (PRODUCT X-31). */
  saveAreasAlias: save('/industry_segment'),
}
