import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, item, list, pageQuery, sortOf } from '#contract/envelope'
import { idParams, moment, uuid } from '#contract/shapes'
import { NextDate } from './next-date.ts'
import { count, named, nullableText } from './shapes.ts'

export const ONBOARDING_ITEMS = [
  'consent',
  'nda',
  'rate',
  'tax_form',
  'bank_details',
  'profile_confirmed',
] as const
export type OnboardingItem = (typeof ONBOARDING_ITEMS)[number]

/** Without these nobody is an onboarded IC (PRODUCT D-06). */
export const REQUIRED_ITEMS = ['consent', 'nda', 'rate', 'tax_form'] as const satisfies OnboardingItem[]

/** Of staff alone; experts get a directory without contacts, rates and papers. */
const forStaff = z.strictObject({
  rate: z.nullable(z.number()),
  rate_type: nullableText,
  consent_at: z.nullable(moment),
  has_nda: z.boolean(),
  items_done: count,
  items_total: count,
})

/** An independent consultant: Approved, hired at least once, all papers there. */
export const Ic = z.strictObject({
  id: uuid,
  name: z.string(),
  photo: nullableText,
  job_title: nullableText,
  skills: z.array(z.string()),
  country: nullableText,
  onboarded_at: z.nullable(moment),
  current_gig: z.nullable(named),
  /** Of the current project, for who runs it. */
  next_date: z.nullable(NextDate),
  gigs_done: count,
  rating: z.nullable(z.number()),
  rating_count: count,
  ...z.partial(forStaff).shape,
})
export type Ic = z.infer<typeof Ic>

const Entry = z.strictObject({
  item: z.enum(ONBOARDING_ITEMS),
  label: z.string(),
  is_required: z.boolean(),
  is_done: z.boolean(),
  done_at: z.nullable(moment),
  done_by: nullableText,
  /** Taken from what the portal knows: it cannot be ticked off by hand. */
  is_derived: z.boolean(),
  file: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  /** Signed in the portal: administrators and HR can download it. */
  is_signed: z.boolean(),
})
const checklist = item(
  z.strictObject({ id: uuid, name: z.string(), is_onboarded: z.boolean(), items: z.array(Entry) }),
)
export type Checklist = z.infer<typeof checklist>['data']

const STAFF = {
  roles: ['growth_experts_admin', 'growth_experts_hr_generalist'],
} as const

const membership = item(z.strictObject({ is_in_directory: z.boolean() }))
const EXPERTS = { roles: ['growth_experts_expert'] } as const

export const onboarded = {
  ics: endpoint({
    method: 'GET',
    path: '/ics',
    title: 'List onboarded ICs',
    access: {
      roles: [
        'growth_experts_admin',
        'growth_experts_manager',
        'growth_experts_hr_generalist',
        'growth_experts_expert',
      ],
    },
    rate: 'read',
    input: {
      query: z.strictObject({
        ...pageQuery,
        /** 'onboarding': hired, but a paper is missing. For who keeps the papers. */
        stage: z.optional(z.enum(['onboarded', 'onboarding'])),
        sort: z.optional(sortOf(['name', 'onboarded_at', 'rating', 'gigs_done'])),
      }),
    },
    ok: list(Ic),
    log: { keep: ['stage', 'sort'] },
  }),
  checklist: endpoint({
    method: 'GET',
    path: '/ics/:id/checklist',
    title: 'View onboarding checklist',
    access: STAFF,
    rate: 'read',
    input: { params: idParams },
    ok: checklist,
  }),
  tick: endpoint({
    method: 'PUT',
    path: '/ics/:id/checklist',
    title: 'Change onboarding checklist',
    access: STAFF,
    rate: 'write',
    input: {
      params: idParams,
      body: z.strictObject({
        item: z.enum(ONBOARDING_ITEMS),
        is_done: z.boolean(),
        file_id: z.optional(z.nullable(uuid)),
      }),
    },
    ok: checklist,
    log: { keep: ['item', 'is_done'] },
  }),
  membership: endpoint({
    method: 'GET',
    path: '/ics/directory',
    title: 'View own entry in the directory',
    access: EXPERTS,
    rate: 'read',
    input: {},
    ok: membership,
  }),
  changeMembership: endpoint({
    method: 'PUT',
    path: '/ics/directory',
    title: 'Change own entry in the directory',
    access: EXPERTS,
    rate: 'write',
    input: { body: z.strictObject({ is_in_directory: z.boolean() }) },
    ok: done,
    log: { keep: ['is_in_directory'] },
  }),
}
