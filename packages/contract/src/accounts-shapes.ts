import * as z from 'zod/mini'
import { oneLine, personName } from './names.ts'
import { PERMISSIONS, ROLES } from './access.ts'
import { RoleActions } from './role-actions.ts'
import { Service } from './settings.ts'
import {
  emailOr,
  exactlyOneOf,
  isMissing,
  moment,
  requiredText,
  secret,
  text,
  uuid,
  withTheRest,
} from './shapes.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const ThemeForm = z.strictObject({ theme: z.enum(THEMES, { error: 'Choose light or dark.' }) })

/** spec 000 §3 "Authenticated user", with what the shell needs beside it. */
export const AuthUser = z.strictObject({
  id: uuid,
  email: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.nullable(z.string()),
  is_default_img: z.boolean(),
  is_linkedIn: z.boolean(),
  is_verified: z.boolean(),
  timezone: z.string(),
  force_change_password: z.boolean(),
  /** The second factor must be set up before anything else (setting require_mfa). */
  mfa_setup_required: z.boolean(),
  mfa_enabled: z.boolean(),
  /** As saved; dark is shown only while the configuration offers it (spec 000 §4). */
  theme: z.enum(THEMES),
  services: z.array(Service),
  groups: z.array(z.strictObject({ id: uuid, slug: z.enum(ROLES) })),
  /** The role whose route table is shown; the server checks the union of the groups. */
  active_role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** What the active role does; the screens ask no role. */
  actions: RoleActions,
  /** Vetting status of an expert, null for everybody else; it decides the expert's home. */
  expert_status: z.nullable(z.string()),
  /** The administrator who looks at the portal with this user's eyes; null for the user themselves. */
  viewed_by: z.nullable(z.strictObject({ name: z.string() })),
  /** They asked to be erased, and will be on this day. */
  erasure_due_at: z.optional(moment),
  person: z.optional(
    z.strictObject({
      id: uuid,
      phoneObj: z.nullable(
        z.strictObject({
          country: z.strictObject({ iso: z.string() }),
          country_code: z.string(),
          number: z.string(),
        }),
      ),
      linked_in_url: z.nullable(z.string()),
      hear_about_us: z.nullable(z.string()),
      referral_name: z.nullable(z.string()),
      bio: z.nullable(z.string()),
      job_title: z.nullable(z.string()),
      location: z.nullable(z.string()),
    }),
  ),
})
export type AuthUser = z.infer<typeof AuthUser>

/** Who is signed in now, or that the second factor is asked next. */
export const Entered = z.union([AuthUser, z.strictObject({ mfa_required: z.literal(true) })])

/** spec 000 §5: at least 8 characters with upper and lower case, a digit and a special character. */
export const PASSWORD_RULES = [
  { name: 'length', text: 'At least 8 characters', test: /^.{8,}$/su },
  { name: 'upper', text: 'An upper case letter', test: /\p{Lu}/u },
  { name: 'lower', text: 'A lower case letter', test: /\p{Ll}/u },
  { name: 'digit', text: 'A digit', test: /\d/u },
  { name: 'special', text: 'A special character', test: /[^\p{L}\p{N}\s]/u },
] as const

const PASSWORD_ERROR =
  'Use at least 8 characters with upper and lower case letters, a digit and a special character.'

const newPassword = secret('Enter  new password').check(
  z.refine((value) => value === '' || PASSWORD_RULES.every((rule) => rule.test.test(value)), {
    error: PASSWORD_ERROR,
  }),
)
const confirmation = secret('Enter  confirm password')
const passwordsMatch = z.refine<{ password?: unknown; password_confirmation?: unknown }>(
  // What is missing is said by the field itself.
  (form) => isMissing(form.password_confirmation) || form.password === form.password_confirmation,
  { error: 'Passwords do not match', path: ['password_confirmation'], ...withTheRest },
)

/** What somebody agrees to by registering; a changed text is a new version. */
export const PERSONAL_DATA_CONSENT = {
  kind: 'personal_data',
  version: '2026-11',
  text: 'I agree that my personal data is stored and processed to review my application and to match me with projects.',
} as const

/** Of the two texts of spec 000 §5 that one which no other form takes. */
const email = emailOr('Please enter a valid email.')

export const LoginForm = z.strictObject({ email, password: secret() })
const given = z.literal(true, { error: 'This field is required.' })
export const RegisterForm = z
  .strictObject({
    first_name: personName,
    last_name: personName,
    email,
    password: newPassword,
    password_confirmation: confirmation,
    consent: given,
    /** Where the applicant came from, when a link carried it. */
    referral: z.optional(text(100).check(oneLine)),
  })
  .check(passwordsMatch)
export const ForgotForm = z.strictObject({ email })
export const ResetForm = z
  .strictObject({ token: requiredText(200), password: newPassword, password_confirmation: confirmation })
  .check(passwordsMatch)
export const ChangePasswordForm = z
  .strictObject({
    old_password: z.optional(secret('Enter your current password')),
    password: newPassword,
    password_confirmation: confirmation,
  })
  .check(passwordsMatch)
/** The token of a mail, or the id of an invitation of who is signed in. */
const invitationKey = { token: z.optional(requiredText(200)), invitation_id: z.optional(uuid) }
type Key = { token?: string | undefined; invitation_id?: string | undefined }
const isOneKey = z.refine<Key>(
  ({ token, invitation_id: id }) => (token === undefined) !== (id === undefined),
  {
    error: 'Field is required',
    path: ['token'],
  },
)
const oneKey = exactlyOneOf('token', 'invitation_id')
export const InvitationKey = z.strictObject(invitationKey).check(isOneKey).register(z.globalRegistry, oneKey)
export type InvitationKey = z.output<typeof InvitationKey>

/** With a password where the account has none yet, without one for somebody signed in. */
export const AcceptInvitationForm = z
  .strictObject({
    ...invitationKey,
    password: z.optional(newPassword),
    password_confirmation: z.optional(confirmation),
    /** Asked of who becomes an expert by it. */
    consent: z.optional(given),
  })
  .check(
    z.refine((form) => form.password === form.password_confirmation, {
      error: 'Passwords do not match',
      path: ['password_confirmation'],
    }),
    isOneKey,
  )
  .register(z.globalRegistry, oneKey)
/** What an invitation is about, for whoever holds its link. */
export const OpenInvitation = z.strictObject({
  first_name: z.string(),
  email: z.string(),
  /** 'password': a new account; 'sign_in': the address has one, whose owner signs in first; 'nothing': they are. */
  needs: z.enum(['password', 'sign_in', 'nothing']),
  /** The project that it invites to. */
  title: z.nullable(z.string()),
  /** Accepting takes the consent to `PERSONAL_DATA_CONSENT`. */
  asks_consent: z.boolean(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>
export const CodeForm = z.strictObject({ code: requiredText(40) })
/** `secret`: the key that is shown; 409 when a newer one was made since. */
export const FirstCodeForm = z.strictObject({ code: requiredText(40), secret: z.optional(text(64)) })

/** Browsers and servers know slightly different names: what can be reckoned with is one. */
function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Names of time zones to choose from: Europe/Berlin. */
export function timezones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]
}

export const TimezoneForm = z.strictObject({
  timezone: text(64).check(z.refine(isTimezone, { error: 'Choose a time zone.' })),
})

/** A session as its owner sees it. */
export const Session = z.strictObject({
  id: uuid,
  is_current: z.boolean(),
  device: z.nullable(z.string()),
  os: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  created_at: moment,
  last_seen_at: moment,
})
export type Session = z.infer<typeof Session>
