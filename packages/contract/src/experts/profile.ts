import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { itemWithActions, list, pageQuery } from '#contract/envelope'
import { eachPlain } from '#contract/people/plain-fields'
import { email, idParams, moment, text, uuid } from '#contract/shapes'
import { AboutMeForm, AccountForm, DEMARCATIONS, ProfileForm, TermsForm } from './profile-forms.ts'

const nullableText = z.nullable(z.string())
const person = z.strictObject({ id: uuid, name: z.string() })
const gig = z.nullable(z.strictObject({ id: uuid, title: z.string() }))

export const Phone = z.strictObject({
  number: z.string(),
  country_code: z.string(),
  country: z.strictObject({ iso: z.string() }),
})

/** What every reader of a person gets. */
const shown = {
  id: uuid,
  user_id: z.nullable(uuid),
  internal_id: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: nullableText,
  is_default_img: z.boolean(),
  is_expert: z.boolean(),
  job_title: nullableText,
  bio: nullableText,
  version: z.int(),
}

const showsExpert = {
  location: nullableText,
  years_of_experience: z.nullable(z.int()),
  languages_spoken: z.array(z.string()),
  rating: z.nullable(z.number()),
  /** How many ratings that is the average of. */
  ratings: z.int(),
  /** Labels of the availability (PRODUCT X-33): in lists and cards, and in the header of the profile. */
  availability: z.enum(['Active', 'Available']),
  availability_label: z.enum(['In a project', 'Available']),
  is_available: z.boolean(),
  /** "{product} expert since": null for who was never approved. */
  expert_since: z.nullable(moment),
}

const contacts = {
  email: nullableText,
  phone: z.nullable(Phone),
  /** The one of `phone`, for readers of spec 002 §3. */
  country_code: nullableText,
  linked_in_url: nullableText,
  twitter_handle: nullableText,
}

const known = {
  ...contacts,
  status: nullableText,
  status_date: z.nullable(moment),
  created_at: moment,
  ...eachPlain(() => nullableText),
  nationality: nullableText,
  hear_about_us: nullableText,
  referral_name: nullableText,
  is_past_fs: z.nullable(z.boolean()),
  certify_obligation: z.boolean(),
  /** They have signed the personal data notice with their name. */
  is_signature: z.boolean(),
  gig_status: nullableText,
  latestGig: gig,
  requestedGig: gig,
  rejectedBy: z.nullable(person),
  rejected_reason: nullableText,
  rejected_at: z.nullable(moment),
  rejected_at_diff: nullableText,
  suspendedBy: z.nullable(person),
  suspended_reason: nullableText,
  suspended_at: z.nullable(moment),
  suspended_at_diff: nullableText,
  reasons: z.array(z.strictObject({ ...person.shape, text_required: z.boolean() })),
}

const pay = { rate: z.nullable(z.number()), rate_type: nullableText, rate_display: nullableText }

/** Of those who may read the files; the name is the one that opens the resume. */
const resume = { resume_file_name: z.nullable(uuid), resume_status: z.nullable(z.literal('Uploaded')) }

/** Of the owner alone. */
const own = {
  is_linkedIn: z.boolean(),
  force_change_password: z.boolean(),
  /** The address that waits for its confirmation. */
  pending_email: nullableText,
}

/** Of admins alone. */
const secretary = { demarcation: z.nullable(z.enum(DEMARCATIONS)) }

/**
 * A person as this reader may see them: what the reader may not see is left out, never null.
 * `null` means that nobody has filled it in ("Not provided").
 */
export const Profile = z.strictObject({
  ...shown,
  ...z.partial(z.strictObject({ ...showsExpert, ...known, ...pay, ...resume, ...own, ...secretary })).shape,
})
export type Profile = z.infer<typeof Profile>

/** The parts of a profile, for the presenter of each kind of reader. */
export type Shown = z.infer<ReturnType<typeof z.strictObject<typeof shown>>>
export type ShowsExpert = z.infer<ReturnType<typeof z.strictObject<typeof showsExpert>>>
export type Contacts = z.infer<ReturnType<typeof z.strictObject<typeof contacts>>>
export type Known = z.infer<ReturnType<typeof z.strictObject<typeof known>>>
export type Pay = z.infer<ReturnType<typeof z.strictObject<typeof pay>>>

export const ProfileActions = z.strictObject({
  canEdit: z.boolean(),
  canSeeContacts: z.boolean(),
  canSeeRate: z.boolean(),
  canSetDemarcation: z.boolean(),
  canSeeProjects: z.boolean(),
  /** Files at all, of customers those that are public; and the non-disclosure agreements (PRODUCT 5.2 row 13b). */
  canSeeFiles: z.boolean(),
  canSeeAgreements: z.boolean(),
  /** The vetting (PRODUCT 5.3.1): what this reader may do now, by their rights and the status of the person. */
  canScreen: z.boolean(),
  canApprove: z.boolean(),
  canReject: z.boolean(),
  canSuspend: z.boolean(),
  canReconsider: z.boolean(),
  canRemind: z.boolean(),
  /** The notes of staff and what is known of the vetting. */
  canSeeReview: z.boolean(),
})
export type ProfileActions = z.infer<typeof ProfileActions>

/** A person as their reader sees them, with what this reader may do. */
export const profileAnswer = itemWithActions(Profile, ProfileActions)
export type ProfileAnswer = z.infer<typeof profileAnswer>

const ProfileQuery = z.strictObject({ view: z.optional(z.literal('public')) })

const read = <const Path extends `/${string}`>(path: Path, title: string) =>
  endpoint({
    method: 'GET',
    path,
    title,
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams, query: ProfileQuery },
    ok: profileAnswer,
    log: { keep: ['view'] },
  })

const change = <const Path extends `/${string}`, Form extends z.ZodMiniType>(
  path: Path,
  title: string,
  form: Form,
) =>
  endpoint({
    method: 'PUT',
    path,
    title,
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: form },
    ok: profileAnswer,
  })

export const ExpertProject = z.strictObject({
  id: uuid,
  title: z.string(),
  status: z.string(),
  createdBy: z.nullable(person),
  created_at: moment,
  approved_at: z.nullable(moment),
  approvedBy: z.nullable(person),
  assigned_at: z.nullable(moment),
  rate: z.nullable(z.number()),
  /** What the rate is paid for, and in what; null where no rate is told. */
  rate_type: nullableText,
  currency: nullableText,
})
export type ExpertProject = z.infer<typeof ExpertProject>

export const ExpertRating = z.strictObject({
  id: uuid,
  rate: z.number(),
  comment: nullableText,
  created_at: moment,
  createdBy: z.nullable(person),
  /** On which it was earned, if the reader may see that. */
  project: z.nullable(z.string()),
})
export type ExpertRating = z.infer<typeof ExpertRating>

const check = <const Path extends `/${string}`, Query extends z.ZodMiniType>(
  path: Path,
  title: string,
  query: Query,
) =>
  endpoint({
    method: 'GET',
    path,
    title,
    access: 'signed_in',
    rate: 'check',
    input: { query },
    ok: z.strictObject({ is_used: z.boolean() }),
  })

/** One profile behind the paths of the specification (PRODUCT X-30); `:id` is a person's id or their user's. */
export const profile = {
  user: read('/users/:id', 'View profile'),
  person: read('/people/:id', 'View person'),
  expert: read('/experts/:id', 'View expert'),
  /** `own`: a changed address asks for the password, and hashing waits for its turn. */
  changeUser: {
    ...change('/users/:id', 'Change profile information', AccountForm),
    transaction: 'own' as const,
  },
  changePerson: change('/people/:id', 'Change about me', AboutMeForm),
  changeExpert: change('/experts/:id', 'Change expert', TermsForm),
  /** v2 (Accept: application/vnd.experts.v2+json): any of the fields of the three above. */
  changeProfile: endpoint({
    method: 'POST',
    path: '/users/:id',
    title: 'Change profile',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: ProfileForm },
    ok: profileAnswer,
    log: { action: 'update' },
    transaction: 'own',
  }),
  projects: endpoint({
    method: 'GET',
    path: '/users/:id/projects',
    title: 'List projects of an expert',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams, query: z.strictObject(pageQuery) },
    ok: list(ExpertProject),
  }),
  ratings: endpoint({
    method: 'GET',
    path: '/experts/:id/ratings',
    title: 'List ratings of an expert',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams, query: z.strictObject(pageQuery) },
    ok: list(ExpertRating),
  }),
  checkEmail: check(
    '/person-email/check',
    'Check email address',
    z.strictObject({ email, person_id: z.optional(uuid) }),
  ),
  checkPhone: check(
    '/person-phone/check',
    'Check phone number',
    z.strictObject({ phone: text(30), country_iso: text(5), person_id: z.optional(uuid) }),
  ),
}
