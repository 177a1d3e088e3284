import * as z from 'zod/mini'
import { pageQuery, sortOf } from '#contract/envelope'
import { Phone } from '#contract/experts/profile'
import { countryCode, linkedInUrl, phone } from '#contract/experts/profile-forms'
import { personName } from '#contract/names'
import { blankable, email, listOf, moment, text, uuid } from '#contract/shapes'
import { PERSON_STATUSES } from './statuses.ts'

/** What somebody is to the firm; one may be several. A contact has no login and no profile. */
export const PERSON_KINDS = ['expert', 'staff', 'customer', 'contact'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

export const PEOPLE_SORTS = ['name', 'title', 'company', 'email', 'status', 'created_at'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]

/** The filters of the list; the export takes the same. */
export const peopleFilter = {
  keyword: pageQuery.keyword,
  kind: z.optional(listOf(z.enum(PERSON_KINDS, { error: `Choose from: ${PERSON_KINDS.join(', ')}.` }))),
  status: z.optional(listOf(z.enum(PERSON_STATUSES))),
  company_id: z.optional(listOf(uuid)),
  country_id: z.optional(listOf(uuid)),
  has_login: z.optional(z.enum(['true', 'false'], { error: 'Choose true or false.' })),
  sort: z.optional(sortOf(PEOPLE_SORTS)),
}
export const PeopleFilter = z.strictObject(peopleFilter)
export type PeopleFilter = z.output<typeof PeopleFilter>
export const PeopleQuery = z.strictObject({
  ...peopleFilter,
  page: pageQuery.page,
  pageSize: pageQuery.pageSize,
})
export type PeopleQuery = z.output<typeof PeopleQuery>

const nullableText = z.nullable(z.string())

/** Enough to know somebody by. */
const summary = {
  id: uuid,
  user_id: z.nullable(uuid),
  internal_id: z.string(),
  name: z.string(),
  photo: nullableText,
  job_title: nullableText,
  company: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  email: nullableText,
  phone: nullableText,
  location: nullableText,
  kinds: z.array(z.enum(PERSON_KINDS)),
  status: nullableText,
  has_login: z.boolean(),
  created_at: moment,
}
export const PersonSummary = z.strictObject(summary)
export type PersonSummary = z.infer<typeof PersonSummary>

/** What the reader may do with a person of the list (PRODUCT 5.2 rows 8, 24 and 28). */
export const PersonActions = z.strictObject({
  /** A contact; others are changed in their profile and their account. */
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  canMerge: z.boolean(),
  canErase: z.boolean(),
  /** To apply as an expert: a contact with an address. */
  canInvite: z.boolean(),
  canSeeNotes: z.boolean(),
})
export type PersonActions = z.infer<typeof PersonActions>

export const PersonRow = z.strictObject({ ...summary, actions: PersonActions })
export type PersonRow = z.infer<typeof PersonRow>

export const PersonDetails = z.strictObject({
  ...summary,
  first_name: z.string(),
  last_name: z.string(),
  phone_parts: z.nullable(Phone),
  linked_in_url: nullableText,
  twitter_handle: nullableText,
  bio: nullableText,
  nationality: nullableText,
  /** Projects of which they are a member or which they own, as far as the reader may see them. */
  gigs: z.array(
    z.strictObject({
      id: uuid,
      name: z.string(),
      status: z.string(),
      as: z.enum(['owner', 'contributor', 'customer', 'contact', 'expert']),
    }),
  ),
  /** Who was merged into this person. */
  merged: z.array(
    z.strictObject({
      id: uuid,
      internal_id: z.string(),
      name: z.string(),
      /** Of the login that was switched off, when it was to be kept. */
      former_email: nullableText,
      merged_at: moment,
    }),
  ),
  updated_at: moment,
  version: z.int(),
})
export type PersonDetails = z.infer<typeof PersonDetails>

const optional = (max: number) => z.optional(blankable(text(max)))

/** Somebody without a login. An empty address or number is none. */
export const ContactForm = z.strictObject({
  first_name: personName,
  last_name: personName,
  email: z.optional(z.nullable(email)),
  phone: z.optional(z.nullable(phone)),
  country_code: z.optional(z.nullable(countryCode)),
  job_title: optional(150),
  company_id: z.optional(z.nullable(uuid)),
  location: optional(150),
  linked_in_url: z.optional(blankable(linkedInUrl)),
})
export type ContactForm = z.output<typeof ContactForm>

/** What happened to a person, and to those who were merged into them. */
export const PersonEvent = z.strictObject({
  id: uuid,
  kind: z.string(),
  createdBy: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  created_at: moment,
  created_at_diff: z.string(),
  changes: z.array(z.strictObject({ field: z.string(), from: nullableText, to: nullableText })),
})
export type PersonEvent = z.infer<typeof PersonEvent>

/** What became of one person of a deletion; `holds`: why they stay. */
export const Deletion = z.strictObject({
  id: uuid,
  name: z.string(),
  status: z.union([z.literal(200), z.literal(409)]),
  holds: z.array(z.string()),
})
export type Deletion = z.infer<typeof Deletion>
