import * as z from 'zod/mini'
import { papers, papersErrors } from './compliance/papers.ts'
import { endpoint } from './endpoint.ts'
import { done, item, list, pageQuery } from './envelope.ts'
import { CONFIDENTIALITIES } from './gigs/form.ts'
import { GIG_KINDS } from './gigs/kinds.ts'
import { thingName } from './names.ts'
import { blankable, idParams, moment, text, uuid } from './shapes.ts'

/** What may have to hold before somebody works on a project (NEXT N4). */
export const GATES = [
  'nda',
  'agreement',
  'conflict',
  'restricted',
  'cooling_off',
  'training',
  'attestation',
] as const
export type GateKey = (typeof GATES)[number]

/** What waits for a gate. */
export const MOMENTS = ['hire', 'call', 'files'] as const
export type Moment = (typeof MOMENTS)[number]

export const GATE_TITLES: Readonly<Record<GateKey, string>> = {
  nda: 'NDA signed',
  agreement: 'Agreement signed',
  conflict: 'Conflict declared',
  restricted: 'Restricted list',
  cooling_off: 'Cooling-off after leaving a company',
  training: 'Training taken',
  attestation: 'Attestation of this year',
}

/** What binds whatever administrators choose (PRODUCT 5.4). */
export function alwaysBinds(gate: GateKey, confidentiality: string): readonly Moment[] {
  if (gate === 'cooling_off') return ['hire']
  return gate === 'nda' && confidentiality !== 'open' ? ['hire'] : []
}

/** What binds until administrators choose something else. */
export function bindsAtFirst(gate: GateKey, confidentiality: string): readonly Moment[] {
  return gate === 'restricted' ? ['hire'] : alwaysBinds(gate, confidentiality)
}

const moments = z
  .array(z.enum(MOMENTS, { error: 'Choose from the list.' }))
  .check(z.maxLength(MOMENTS.length))
const kind = z.enum(GIG_KINDS, { error: 'Choose from the list.' })
const confidentiality = z.enum(CONFIDENTIALITIES, { error: 'Choose from the list.' })

/** What projects of one kind and confidentiality require. */
export const Requirement = z.strictObject({
  kind,
  confidentiality,
  gates: z.array(
    z.strictObject({
      key: z.enum(GATES),
      title: z.string(),
      binds: moments,
      /** Cannot be taken away. */
      always: moments,
    }),
  ),
})
export type Requirement = z.infer<typeof Requirement>

export const RequirementForm = z.strictObject({
  kind,
  confidentiality,
  gates: z
    .array(
      z.strictObject({
        key: z.enum(GATES, { error: 'Choose from the list.' }),
        binds: moments,
        /** What it bound when it was read: 412 when somebody else changed it since. */
        was: z.optional(moments),
      }),
    )
    .check(z.maxLength(GATES.length)),
})
export type RequirementForm = z.infer<typeof RequirementForm>

export const RESTRICTED_KINDS = ['company', 'topic'] as const
export const RestrictedForm = z.strictObject({
  kind: z.enum(RESTRICTED_KINDS, { error: 'Choose company or topic.' }),
  name: thingName(200),
  note: z.optional(blankable(text(500))),
})
export type RestrictedForm = z.infer<typeof RestrictedForm>

/** A company or a topic with which nobody may have to do on both sides. */
export const Restricted = z.strictObject({
  id: uuid,
  kind: z.enum(RESTRICTED_KINDS),
  name: z.string(),
  note: z.nullable(z.string()),
  created_at: moment,
  created_by: z.nullable(z.string()),
})
export type Restricted = z.infer<typeof Restricted>

export const complianceErrors = {
  ...papersErrors,
  already_restricted: [409, 'This is on the restricted list already.'],
  agreement_before_hire: [422, 'An agreement is made by the hire: it can bind calls and files.'],
} as const

const access = { permission: 'CAN_MANAGE_COMPLIANCE' } as const

/** What has to hold, and for whom it never does; for those who keep the rules (NEXT N4). */
export const compliance = {
  ...papers,
  restricted: endpoint({
    method: 'GET',
    path: '/compliance/restricted',
    title: 'List restricted companies and topics',
    access,
    rate: 'read',
    pages: 'list',
    input: { query: z.strictObject(pageQuery) },
    ok: list(Restricted),
  }),
  restrict: endpoint({
    method: 'POST',
    path: '/compliance/restricted',
    title: 'Restrict a company or topic',
    access,
    rate: 'write',
    input: { body: RestrictedForm },
    ok: item(Restricted),
    status: 201,
    log: { keep: ['kind'] },
  }),
  release: endpoint({
    method: 'DELETE',
    path: '/compliance/restricted/:id',
    title: 'Release a company or topic',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
  requirements: endpoint({
    method: 'GET',
    path: '/compliance/requirements',
    title: 'List requirements of projects',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(Requirement)),
  }),
  require: endpoint({
    method: 'PUT',
    path: '/compliance/requirements',
    title: 'Change requirements of projects',
    access,
    rate: 'write',
    input: { body: RequirementForm },
    ok: item(Requirement),
    log: { keep: ['kind', 'confidentiality'] },
  }),
}
