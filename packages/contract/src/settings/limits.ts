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
    faqs_page_size: limit('Questions', 'rows', [5, 10, 50], 'Questions on one help page.'),
    notifications_page_size: limit('Notifications', 'rows', [5, 10, 50], 'Rows loaded at a time.'),
    list_page_size: limit('All other lists', 'rows', [10, 20, 100], 'Rows per page.'),
  },
  profile_files: {
    attachment_files: limit('Files per upload', 'files', [1, 5, 5], 'Attachments sent at once.'),
    attachment_file_mb: limit('Size of one file', 'MB', [1, 25, 25], 'Attachment, certificate or agreement.'),
    attachment_total_mb: limit(
      'Size of one upload',
      'MB',
      [1, 100, 100],
      'All files of one upload together.',
    ),
    person_quota_mb: limit('Space of one person', 'MB', [50, 500, 500], 'All files of one profile.'),
    resume_mb: limit('Size of a resume', 'MB', [1, 10, 10], 'A resume is one PDF.'),
    photo_mb: limit('Size of a photo', 'MB', [1, 5, 5], 'PNG or JPEG.'),
  },
  gig_files: {
    gig_files: limit('Files of a project', 'files', [1, 10, 50], 'Attachments and deliverables together.'),
    gig_file_mb: limit('Size of one file', 'MB', [1, 25, 25], 'Any file of a project.'),
    gig_total_mb: limit('Space of one project', 'MB', [1, 100, 100], 'All files of one project together.'),
  },
  vetting: {
    remind_hours: limit('Between two reminders', 'hours', [12, 24, 336], 'To the same person.'),
    resubmit_hours: limit(
      'Before applying again',
      'hours',
      [0, 24, 720],
      'After a rejection that allows it.',
    ),
    resubmissions: limit('Further applications', 'times', [0, 3, 10], 'How often a person may apply again.'),
    invitation_days: limit('An invitation lasts', 'days', [1, 14, 14], 'The link works once.'),
  },
  hiring: {
    request_days: limit('A request lasts', 'days', [1, 7, 60], 'Time an expert has to answer.'),
    cooling_off_months: limit(
      'Cooling-off',
      'months',
      [0, 12, 60],
      'Experts who left a company in conflict are not suggested for this long.',
    ),
  },
  discussion: {
    comment_minutes: limit(
      'A comment can be changed for',
      'minutes',
      [0, 15, 1440],
      'Its author can also delete it until then.',
    ),
  },
  sign_in: {
    login_tries: limit(
      'Wrong passwords',
      'tries',
      [3, 5, 10],
      'Per account, before it is locked for a while.',
    ),
    login_address_tries: limit(
      'Wrong passwords from one address',
      'tries',
      [10, 50, 100],
      'Across all accounts.',
    ),
    code_tries: limit('Wrong codes', 'tries', [3, 10, 10], 'Second factor, per account.'),
    login_minutes: limit(
      'Tries are counted for',
      'minutes',
      [15, 15, 240],
      'An account is locked for this long at most.',
    ),
  },
  sessions: {
    session_idle_minutes: limit('Signed out when idle for', 'minutes', [15, 480, 480], 'For everyone.'),
    session_staff_hours: limit('Staff sessions last', 'hours', [1, 12, 12], 'From sign-in, even if active.'),
    session_days: limit('Other sessions last', 'days', [1, 14, 14], 'From sign-in, even if active.'),
    most_sessions: limit('Devices at once', 'sessions', [1, 10, 10], 'The oldest session ends first.'),
  },
  activity: {
    activity_full_days: limit(
      'Full entries for',
      'days',
      [7, 90, 180],
      'Older entries keep a shortened address and the family of the browser.',
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
