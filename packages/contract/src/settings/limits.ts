import * as z from 'zod/mini'

/** A number that an administrator may move between two bounds, which nobody moves while the portal runs. */
export interface Limit {
  label: string
  help: string
  unit: string
  /** What holds until somebody changes it (PRODUCT 5.13). */
  initial: number
  min: number
  /** The hard cap of the server (SECURITY-BAR, first table). */
  max: number
}

const limit = (
  label: string,
  unit: string,
  [min, initial, max]: readonly [number, number, number],
  help: string,
): Limit => ({ label, unit, min, initial, max, help })

/** Every limit, by the page of the settings and the group in which it stands. */
export const LIMIT_GROUPS = {
  lists: {
    experts_page_size: limit('Experts', 'rows', [5, 10, 50], 'Rows per page.'),
    faqs_page_size: limit('Questions', 'rows', [5, 10, 50], 'Questions on one page of the help.'),
    notifications_page_size: limit(
      'Notifications',
      'rows',
      [5, 10, 50],
      'Rows that the drawer of the bell loads at a time.',
    ),
    list_page_size: limit('All other lists', 'rows', [10, 20, 100], 'Rows of one page.'),
  },
  profile_files: {
    attachment_files: limit('Files per upload', 'files', [1, 5, 5], 'Attachments that are sent in one go.'),
    attachment_file_mb: limit(
      'Size of one file',
      'MB',
      [1, 25, 25],
      'Of an attachment, certificate or agreement.',
    ),
    attachment_total_mb: limit(
      'Size of one upload',
      'MB',
      [1, 100, 100],
      'All files of one upload together.',
    ),
    person_quota_mb: limit('Space of one person', 'MB', [50, 500, 500], 'Everything that one profile holds.'),
    resume_mb: limit('Size of a resume', 'MB', [1, 10, 10], 'A resume is one PDF.'),
    photo_mb: limit('Size of a photo', 'MB', [1, 5, 5], 'PNG or JPEG.'),
  },
  gig_files: {
    gig_files: limit('Files of a project', 'files', [1, 10, 50], 'Attachments and deliverables together.'),
    gig_file_mb: limit('Size of one file', 'MB', [1, 25, 25], 'Of a project.'),
    gig_total_mb: limit('Space of one project', 'MB', [1, 100, 100], 'All files of one project together.'),
  },
  vetting: {
    remind_hours: limit('Between two reminders', 'hours', [12, 24, 336], 'Of the same person.'),
    resubmit_hours: limit(
      'Before applying again',
      'hours',
      [0, 24, 720],
      'After a rejection that allows it.',
    ),
    resubmissions: limit('Further applications', 'times', [0, 3, 10], 'How often somebody may apply again.'),
    invitation_days: limit(
      'An invitation lasts',
      'days',
      [1, 14, 14],
      'Its link opens the account only once.',
    ),
  },
  hiring: {
    request_days: limit('A request lasts', 'days', [1, 7, 60], 'Time an expert has to answer.'),
    cooling_off_months: limit(
      'Cooling-off',
      'months',
      [0, 12, 60],
      'How long experts who left a company in conflict are not offered.',
    ),
  },
  discussion: {
    comment_minutes: limit(
      'A comment can be changed for',
      'minutes',
      [0, 15, 1440],
      'By its author, who can also delete it until then.',
    ),
  },
  sign_in: {
    login_tries: limit('Wrong passwords', 'tries', [3, 5, 10], 'Of one account, before it has to wait.'),
    login_address_tries: limit(
      'Wrong passwords from one address',
      'tries',
      [10, 50, 100],
      'Of all accounts together, for somebody who tries many.',
    ),
    code_tries: limit('Wrong codes', 'tries', [3, 10, 10], 'Of the second factor of one account.'),
    login_minutes: limit('Counted for', 'minutes', [15, 15, 240], 'Also the longest wait.'),
  },
  sessions: {
    session_idle_minutes: limit('Signed out when idle for', 'minutes', [15, 480, 480], 'For everyone.'),
    session_staff_hours: limit('Session of staff', 'hours', [1, 12, 12], 'From signing in, however busy.'),
    session_days: limit('Session of others', 'days', [1, 14, 14], 'From signing in, however busy.'),
    most_sessions: limit('Devices at once', 'sessions', [1, 10, 10], 'The oldest session ends first.'),
  },
  activity: {
    activity_full_days: limit(
      'Full entries for',
      'days',
      [7, 90, 180],
      'After that the address is shortened and the browser named by its family only.',
    ),
  },
} as const satisfies Record<string, Record<string, Limit>>
export type LimitGroup = keyof typeof LIMIT_GROUPS

/** Every limit by its name. */
export const LIMITS = {
  ...LIMIT_GROUPS.lists,
  ...LIMIT_GROUPS.profile_files,
  ...LIMIT_GROUPS.gig_files,
  ...LIMIT_GROUPS.vetting,
  ...LIMIT_GROUPS.hiring,
  ...LIMIT_GROUPS.discussion,
  ...LIMIT_GROUPS.sign_in,
  ...LIMIT_GROUPS.sessions,
  ...LIMIT_GROUPS.activity,
} as const
export type LimitName = keyof typeof LIMITS
export type Limits = Record<LimitName, number>

export function isLimit(name: string): name is LimitName {
  return Object.hasOwn(LIMITS, name)
}

/** What is wrong with this value; undefined when it may be stored. */
export function limitFault(name: LimitName, value: number): string | undefined {
  const { min, max } = LIMITS[name]
  if (value < min) return `At least ${min}.`
  return value > max ? `At most ${max}.` : undefined
}

const LimitKey = z.string().check(z.refine(isLimit, { error: 'There is no such limit.' }))
const inRange = z.check<Record<string, number | null>>(({ value, issues }) => {
  for (const [name, number] of Object.entries(value)) {
    const text = number === null || !isLimit(name) ? undefined : limitFault(name, number)
    if (text !== undefined) issues.push({ code: 'custom', path: [name], message: text, input: number })
  }
})

/** Some limits with their new values; null goes back to the default. */
export const ChangedLimits = z
  .record(LimitKey, z.nullable(z.int({ error: 'Use a whole number.' })))
  .check(inRange)

/** What may be uploaded as an attachment of a profile or a file of a project; the server knows no other types. */
export const FILE_TYPES = {
  attachment_extensions: [
    'xlsx',
    'xls',
    'csv',
    'jpg',
    'jpeg',
    'png',
    'bmp',
    'doc',
    'docx',
    'pdf',
    'tif',
    'tiff',
  ],
  gig_extensions: ['jpeg', 'png', 'jpg', 'pdf', 'doc', 'docx', 'xlsx', 'xlsm', 'txt'],
} as const

/** Types of files out of those that the server can check. */
export const Extensions = (known: readonly string[]) =>
  z
    .array(
      z
        .string()
        .check(z.refine((one) => known.includes(one), { error: 'This type of file is not known here.' })),
    )
    .check(z.minLength(1, { error: 'Choose at least one type.' }), z.maxLength(known.length))
