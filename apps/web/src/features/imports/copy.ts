import type { Import, ImportStatus, Verdict } from '@guildhall/contract/imports'
import type { ImportKind } from '@guildhall/contract/imports/fields'
import type { BadgeTone } from '#ui/marks/status-badge-tone.ts'

export const copy = {
  title: 'Import',
  oneTitle: 'Import details',
  newTitle: 'Import a file',
  kindLabel: 'What the file holds',
  template: 'Download template',
  earlier: 'Earlier imports',
  empty: 'Nothing has been imported yet.',
  mapTitle: 'Columns',
  mapIntro:
    'Choose what each column holds. Your choice is remembered for the next file with the same headers.',
  leaveOut: 'Leave out',
  preview: 'Preview',
  check: 'Check rows',
  checkAgain: 'Check again',
  cancel: 'Cancel import',
  stop: 'Stop',
  stopped: 'An error stopped this import. Everything done so far is saved.',
  resume: 'Try again',
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoText: 'Removes everything that nobody has worked with since. The rest stays, and the report lists it.',
  keep: 'Keep it',
  invite: (count: number) => `Invite ${expertsText(count)}`,
  inviteTitle: (count: number) => `Invite ${expertsText(count)}?`,
  inviteText:
    'Each gets an email with a link to open their account. Anyone who opened theirs, or was invited recently, gets none. Emails go out gradually, after more urgent ones.',
  send: 'Send invitations',
  notNow: 'Not now',
  inviting: 'Inviting experts',
  invited: (count: number) => `${expertsText(count)} invited`,
  report: 'Download report',
  rows: 'Rows',
  anyVerdict: 'All rows',
  noRows: 'There is no such row.',
  forgotten: 'The rows of this import were deleted after 30 days. What it created stays.',
  cancelled: 'The import has been cancelled.',
  fieldOf: (header: string) => `Field of ${header}`,
  importRows: (rowsText: string) => `Import ${rowsText}`,
  result: 'Result',
  finished: 'Finished',
  undoWithinADay: ' It can be undone within a day.',
  showRows: (label: string, count: number) => `Show rows: ${label}, ${count.toLocaleString('en')}`,
  rowNumber: (number: number) => `Row ${number}`,
  undone: 'Undone',
  openKind: (kind: string) => `Open ${kind}`,
  verdict: 'Verdict',
} as const

export const KINDS: Record<ImportKind, { label: string; hint: string }> = {
  experts: {
    label: 'Experts',
    hint: 'CSV or XLSX, one expert per row. Each becomes a draft, or is approved at once if a "Vetting" column says "Approved". No emails are sent until you invite the experts after the import.',
  },
  people: { label: 'People', hint: 'CSV or XLSX, one contact per row, without a login.' },
  companies: { label: 'Companies', hint: 'CSV or XLSX, one company per row.' },
  resumes: {
    label: 'Resumes',
    hint: 'A ZIP with up to 500 resumes: PDF, DOCX, ODT, RTF, text, Markdown, HTML, JPEG or PNG. Each is read and becomes a draft of an expert, or, as a PDF, the resume of one who is in the portal already and has none.',
  },
}

const STATUSES: Record<ImportStatus, { label: string; tone: BadgeTone }> = {
  ready: { label: 'Ready', tone: 'secondary' },
  checking: { label: 'Checking', tone: 'warning' },
  checked: { label: 'Checked', tone: 'info' },
  running: { label: 'Running', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'secondary' },
  failed: { label: 'Failed', tone: 'danger' },
  undoing: { label: 'Undoing', tone: 'warning' },
  undone: { label: 'Undone', tone: 'secondary' },
}

/** How an import stands. */
export function faceOf({ status, is_stopped: isStopped }: Pick<Import, 'status' | 'is_stopped'>) {
  return isStopped ? STOPPED : STATUSES[status]
}

const STOPPED: { label: string; tone: BadgeTone } = { label: 'Stopped', tone: 'danger' }

export const VERDICT_FACES: Record<Verdict, { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'success' },
  duplicate: { label: 'Duplicate', tone: 'warning' },
  error: { label: 'Error', tone: 'danger' },
}

/** As the figure above the rows: what was new before the run is created after it. */
export function verdictText(verdict: Verdict, isMade: boolean): string {
  return verdict === 'new' && isMade ? 'Created' : VERDICT_FACES[verdict].label
}

/** `1 expert`, `2,400 experts` */
function expertsText(count: number): string {
  return count === 1 ? '1 expert' : `${count.toLocaleString('en')} experts`
}

/** `1 row`, `2,400 rows` */
export function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`
}
