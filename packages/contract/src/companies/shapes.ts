import * as z from 'zod/mini'
import { moment, uuid } from '#contract/shapes'
import { COMPANY_SIZES, COMPANY_SOURCES } from './form.ts'

const named = z.strictObject({ id: uuid, name: z.string() })
const count = z.int()

/** What the caller may do with a company; who may not see the list of companies never gets one. */
export const CompanyActions = z.strictObject({
  canEdit: z.boolean(),
  canApprove: z.boolean(),
  canMerge: z.boolean(),
  canDelete: z.boolean(),
})
export type CompanyActions = z.infer<typeof CompanyActions>

const facts = {
  type: z.nullable(z.string()),
  source: z.enum(COMPANY_SOURCES),
  industry: z.nullable(named),
  country: z.nullable(named),
  /** The address of the picture; `?size=84` is the small one. */
  logo: z.nullable(z.string()),
  created_at: moment,
  updated_at: moment,
}

/** What the list of companies tells beside the name. `projects`: those that the caller may see. */
export const CompanyFacts = z.strictObject({
  ...facts,
  members: count,
  projects: count,
  actions: CompanyActions,
})
export type CompanyFacts = z.infer<typeof CompanyFacts>

export const MEMBER_KINDS = ['staff', 'customer', 'expert', 'contact'] as const

/** Somebody who belongs to a company: staff and customers with a login, contacts without one. */
export const CompanyMember = z.strictObject({
  id: uuid,
  name: z.string(),
  email: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  kind: z.enum(MEMBER_KINDS),
  /** Of the login. */
  status: z.nullable(z.enum(['Active', 'Invited', 'Suspended'])),
})
export type CompanyMember = z.infer<typeof CompanyMember>

/** Where something is, in parts and as one line (spec 002 §3). */
export const Address = z.strictObject({
  city_name: z.nullable(z.string()),
  state_name: z.nullable(z.string()),
  country_name: z.nullable(z.string()),
  standard_address: z.nullable(z.string()),
})
export type Address = z.infer<typeof Address>

export const CompanyDetails = z.strictObject({
  id: uuid,
  name: z.string(),
  is_draft: z.boolean(),
  ...facts,
  website: z.nullable(z.string()),
  segments: z.array(z.strictObject({ ...named.shape, industry_name: z.string() })),
  state: z.nullable(named),
  city: z.nullable(named),
  address: Address,
  size: z.nullable(z.enum(COMPANY_SIZES)),
  /** Of a year, in whole units of `currency`. */
  revenue: z.nullable(z.number()),
  currency: z.string(),
  description: z.nullable(z.string()),
  parent: z.nullable(named),
  children: z.array(named),
  created_by: z.nullable(z.string()),
  /** Companies that were merged into this one: their addresses lead here. */
  merged: z.array(z.strictObject({ ...named.shape, merged_at: moment })),
  members_total: count,
  /** With `include=members`; the first 200 by name, of those whom the reader may see. */
  members: z.optional(z.array(CompanyMember)),
  version: count,
})
export type CompanyDetails = z.infer<typeof CompanyDetails>

export const CompanyEvent = z.strictObject({
  id: uuid,
  kind: z.string(),
  /** The company as it was called then. */
  title: z.string(),
  actor_name: z.nullable(z.string()),
  created_at: moment,
  differences: z.nullable(z.record(z.string(), z.strictObject({ from: z.unknown(), to: z.unknown() }))),
})
export type CompanyEvent = z.infer<typeof CompanyEvent>

/** What may name a company elsewhere. */
export const REFERENCE_KINDS = [
  'people',
  'experiences',
  'certifications',
  'projects',
  'radars',
  'awards',
  'conflicts',
  'subsidiaries',
] as const
export type ReferenceKind = (typeof REFERENCE_KINDS)[number]

/** How many of them name it; kinds without any are left out. */
export const Reference = z.strictObject({ kind: z.enum(REFERENCE_KINDS), count })
export type Reference = z.infer<typeof Reference>

const side = z.strictObject({ company: CompanyDetails, references: z.array(Reference) })

/** Both companies before a merge, and what would move from the one to the other. */
export const MergePreview = z.strictObject({ from: side, into: side })
export type MergePreview = z.infer<typeof MergePreview>

/** A company of nearly the same name, the most alike first. */
export const SimilarCompany = z.strictObject({
  ...named.shape,
  is_draft: z.boolean(),
  type: z.nullable(z.string()),
  country: z.nullable(z.string()),
  is_same_name: z.boolean(),
})
export type SimilarCompany = z.infer<typeof SimilarCompany>
