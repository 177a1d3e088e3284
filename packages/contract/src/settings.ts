import * as z from 'zod/mini'
import { thingName } from './names.ts'
import { endpoint } from './endpoint.ts'
import { item } from './envelope.ts'
import { GIG_KINDS } from './gigs/kinds.ts'
import { ChoiceUses, RenamedChoice } from './settings/choices.ts'
import { ChangedLimits, Extensions, FILE_TYPES, type LimitName } from './settings/limits.ts'
import { blankable, email, requiredText, text } from './shapes.ts'

/** A service of the suite as the apps popup and the account show it. */
export const Service = z.strictObject({
  name: z.string(),
  slug: z.string(),
  url: z.string(),
  icon: z.string(),
  active: z.boolean(),
  show_in_menu: z.boolean(),
})
export type Service = z.infer<typeof Service>

const link = text(300).check(
  z.refine((typed) => typed === '' || /^https:\/\/[^\s]+$/.test(typed), {
    error: 'Use an address that begins with https://.',
  }),
)

const address = text(254).check(
  z.refine((typed) => typed === '' || email.safeParse(typed).success, { error: 'Invalid email.' }),
)

/** A kind of project as the quick links offer it (PRODUCT X-38, specification spec 001 §2.8). */
export const ProjectType = z.strictObject({
  /** Of a page of ours: the type of its projects; otherwise what the link calls itself. */
  type: requiredText(40).check(
    z.regex(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'Use small letters, digits and dashes.' }),
  ),
  description: requiredText(60),
  /** A page of ours, the login of another service, or a page that says that it will come. */
  link_kind: z.enum(['internal', 'external_login', 'coming_soon']),
  /** Of an external login: its address; null leads to the accounts service. */
  url: blankable(link),
})
export type ProjectType = z.infer<typeof ProjectType>

const isKind = (type: string) => type === '' || GIG_KINDS.some((kind) => kind === type)
/** The same as an administrator writes it: a page of ours makes a kind of project. */
const QuickLink = ProjectType.check(
  z.refine(({ link_kind: kind, type }) => kind !== 'internal' || isKind(type), {
    error: 'Choose from the list.',
    path: ['type'],
  }),
)

/** How somebody heard of the portal (spec 001 §9), and whether the form asks who told them (spec 001 §5). */
export const WayToUs = z.strictObject({ name: thingName(100), asks_name: z.boolean() })
export type WayToUs = z.infer<typeof WayToUs>

/** What every page may know, signed in or not. */
export const PublicConfig = z.strictObject({
  product: z.string(),
  provider: z.string(),
  service: z.enum(['experts', 'analysis', 'eco']),
  accounts_url: z.string(),
  fallback_url: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  feedback_enable: z.boolean(),
  notifications_enable: z.boolean(),
  dark_mode_enable: z.boolean(),
  /** Misspelt texts of the documents are shown as they should be spelt (PRODUCT DV-5). */
  corrected_wording: z.boolean(),
  activity_logging: z.boolean(),
  oidc: z.nullable(z.strictObject({ name: z.string() })),
  /** Place lookup is on while there is a key for the maps script (spec 000 §7). */
  maps_key: z.nullable(z.string()),
  social_links: z.array(z.strictObject({ name: z.string(), url: z.string() })),
  project_types: z.array(ProjectType),
  hear_about_us: z.array(WayToUs),
  company: z.strictObject({ currency: z.array(z.string()), types: z.array(z.string()) }),
  /** Rows of one page; `list` where a list has no size of its own. */
  page_sizes: z.strictObject({ list: z.int(), experts: z.int(), faqs: z.int(), notifications: z.int() }),
  /** How long things last, as the pages say it. */
  periods: z.strictObject({ invitation_days: z.int(), request_days: z.int(), resubmit_hours: z.int() }),
  demo: z.boolean(),
})
export type PublicConfig = z.infer<typeof PublicConfig>

/** Sizes in bytes. */
const fileLimits = {
  allowed_attachment_extensions: z.array(z.string()),
  total_file_count: z.int(),
  allowed_file_size: z.int(),
  allowed_files_size: z.int(),
}

const Named = z.strictObject({ id: z.string(), name: z.string() })

/** What the pages of projects and profiles need to know before they are used. */
export const ExpertsConfig = z.strictObject({
  gig: z.strictObject({
    status: z.array(z.string()),
    type: z.array(z.strictObject({ value: z.string(), description: z.string() })),
    rejection_reasons: z.array(Named),
    available_languages: z.array(Named),
    bidType: z.array(z.string()),
    timeInterval: z.array(z.string()),
    minimumRatings: z.array(z.number()),
    ...fileLimits,
  }),
  certification: z.strictObject(fileLimits),
  feedback_enable: z.boolean(),
  people: z.strictObject({
    max_bio: z.int(),
    photo_size: z.int(),
    photo_extensions: z.array(z.string()),
    resume_size: z.int(),
    /** The words of the letters that decisions send, by their kind; `{name}` where something differs. */
    decision_letters: z.record(z.string(), z.strictObject({ subject: z.string(), body: z.string() })),
    ...fileLimits,
  }),
})
export type ExpertsConfig = z.infer<typeof ExpertsConfig>

const requiredLink = link.check(z.minLength(1, { error: 'This field is required.' }))
const AT_LEAST_ONE = 'Keep at least one.'
const different = <Row>(nameOf: (row: Row) => string) =>
  z.check<Row[]>(({ value, issues }) => {
    const names = value.map(nameOf)
    const lower = names.map((name) => name.toLowerCase())
    const twin = names.find((_, at) => lower.indexOf(lower[at] ?? '') < at)
    if (twin !== undefined)
      issues.push({ code: 'custom', message: `${twin} is listed twice.`, input: value, continue: true })
  })

/** Everything that an administrator decides while the portal runs. */
export const PortalSettings = z.strictObject({
  /** Above every page; null for none. */
  banner: blankable(text(300)),
  /** Who runs the portal is written to here, from the contact page; null for none. */
  contact_email: blankable(address),
  feedback_enable: z.boolean(),
  notifications_enable: z.boolean(),
  dark_mode_enable: z.boolean(),
  /** Misspelt texts of the documents are shown as they should be spelt (PRODUCT DV-5). */
  corrected_wording: z.boolean(),
  /** PRODUCT D-10: an admin may approve a project that they created themselves. */
  allow_self_approval: z.boolean(),
  activity_logging: z.boolean(),
  /** Days that the activity log goes back. */
  activity_retention: z
    .int({ error: 'Use a whole number.' })
    .check(z.gte(30, { error: 'At least 30 days.' }), z.lte(365, { error: 'At most 365 days.' })),
  social_links: z
    .array(z.strictObject({ name: thingName(40), url: requiredLink }))
    .check(z.maxLength(8, { error: 'At most 8 links.' })),
  /** Admins, managers and HR set up a second factor before anything else (SECURITY-BAR). */
  require_mfa: z.boolean(),
  attachment_extensions: Extensions(FILE_TYPES.attachment_extensions),
  gig_extensions: Extensions(FILE_TYPES.gig_extensions),
  /** What forms offer. What is taken away stays where it was chosen. */
  currencies: z
    .array(z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'Use a code of three letters.' })))
    .check(
      z.refine((codes) => codes.includes('USD'), { error: 'Keep USD: rates are in it.' }),
      z.maxLength(40, { error: 'At most 40 currencies.' }),
      different((code) => code),
    ),
  company_types: z.array(requiredText(40)).check(
    z.minLength(1, { error: AT_LEAST_ONE }),
    z.maxLength(20, { error: 'At most 20 types.' }),
    different((name) => name),
  ),
  hear_about_us: z.array(WayToUs).check(
    z.minLength(1, { error: AT_LEAST_ONE }),
    z.maxLength(20, { error: 'At most 20 choices.' }),
    different(({ name }) => name),
  ),
  /** The quick links of the header. */
  project_types: z.array(QuickLink).check(
    z.maxLength(20, { error: 'At most 20 links.' }),
    different(({ type }) => type),
  ),
})
export type PortalSettings = z.infer<typeof PortalSettings>

/** The settings as they are, every limit with its value, and the version that a change of them names. */
export const SettingsState = z.strictObject({
  ...PortalSettings.shape,
  limits: z.record(z.string(), z.int()),
  version: z.int(),
})
export type SettingsState = Omit<z.infer<typeof SettingsState>, 'limits'> & {
  limits: Record<LimitName, number>
}

const SettingsForm = z.partial(
  z.strictObject({
    ...PortalSettings.shape,
    limits: ChangedLimits,
    /** Words of the lists that were only renamed: what was chosen follows. */
    renamed: z.array(RenamedChoice).check(z.maxLength(40)),
  }),
)
export type SettingsForm = z.output<typeof SettingsForm>

const ActivityLogging = z.strictObject({ enabled: z.boolean() })

export const settings = {
  /** The accounts projection of the configuration (PRODUCT D-36): for anyone, so nothing secret is in it. */
  publicConfig: endpoint({
    method: 'GET',
    path: '/accounts/config',
    title: 'Read configuration',
    access: 'anyone',
    rate: 'read',
    input: {},
    ok: item(PublicConfig),
    log: false,
    whileForced: true,
  }),
  /** The experts projection of the configuration (PRODUCT D-36). */
  expertsConfig: endpoint({
    method: 'GET',
    path: '/config',
    title: 'Read experts configuration',
    access: 'signed_in',
    rate: 'read',
    input: {},
    ok: item(ExpertsConfig),
    log: false,
  }),
  all: endpoint({
    method: 'GET',
    path: '/settings',
    title: 'Read settings',
    access: { permission: 'CAN_MANAGE_SETTINGS' },
    rate: 'read',
    input: {},
    ok: item(SettingsState),
  }),
  /** Changes what is given; every instance follows at once. 412 when one of these changed since `If-Match`. */
  change: endpoint({
    method: 'PUT',
    path: '/settings',
    title: 'Change settings',
    access: { permission: 'CAN_MANAGE_SETTINGS' },
    rate: 'write',
    input: { body: SettingsForm },
    ok: item(SettingsState),
    log: {
      keep: ['feedback_enable', 'notifications_enable', 'activity_logging', 'activity_retention', 'limits'],
    },
    transaction: 'own',
  }),
  choiceUses: endpoint({
    method: 'GET',
    path: '/settings/choices',
    title: 'Count uses of choices',
    access: { permission: 'CAN_MANAGE_SETTINGS' },
    rate: 'read',
    input: {},
    ok: item(ChoiceUses),
  }),
  activityLogging: endpoint({
    method: 'GET',
    path: '/settings/activity-logging',
    title: 'Read activity logging',
    access: { permission: 'CAN_MANAGE_SETTINGS' },
    rate: 'read',
    input: {},
    ok: item(ActivityLogging),
  }),
  setActivityLogging: endpoint({
    method: 'PUT',
    path: '/settings/activity-logging',
    title: 'Switch activity logging',
    access: { permission: 'CAN_MANAGE_SETTINGS' },
    rate: 'write',
    input: { body: ActivityLogging },
    ok: item(ActivityLogging),
    log: { keep: ['enabled'] },
    transaction: 'own',
  }),
}
