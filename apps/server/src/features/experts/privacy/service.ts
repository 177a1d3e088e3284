import { sql, type Updateable } from 'kysely'
import * as experts from '#features/experts/store.ts'
import { REMOVAL_JOB } from '#features/experts/files/keeping.ts'
import * as fileStore from '#features/experts/files/store.ts'
import { noticeKind, notify, worded } from '#features/notifications/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Experts } from '#platform/db/tables.gen.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { PersonalPart } from '#platform/privacy/personal-part.ts'
import * as sections from './store.ts'

/** What is known of the vetting; of an erased expert that they were one. */
const FORGOTTEN: Updateable<Experts> = {
  status: 'Erased',
  rejected_reason: null,
  suspended_reason: null,
  reason_ids: [],
  internal_note: null,
  demarcation: null,
  rate_type: null,
  is_past_fs: null,
  certify_obligation: false,
  is_available: false,
  is_in_directory: false,
}

/** The profile of an expert with its sections and files; the notes of staff are for staff alone. */
export const personalPart: PersonalPart = {
  name: 'profile',
  title: 'Expert profile',
  collect: async (db, { personId, userId }) => ({
    vetting: await sections.vettingOf(db, personId),
    ...(await sections.sectionsOf(db, personId)),
    files: await sections.fileListOf(db, personId),
    rosters: await db
      .selectFrom('rosters')
      .select(['name', 'created_at'])
      .where('owner_id', '=', userId)
      .execute(),
    projects: await sections.projectsOf(db, personId),
  }),
  files: sections.filesOf,
  async erase({ db, now }, { personId, userId }) {
    await db.deleteFrom('roster_experts').where('person_id', '=', personId).execute()
    await db.deleteFrom('rosters').where('owner_id', '=', userId).execute()
    await experts.update(db, personId, { ...FORGOTTEN, status_changed_at: now })
    await sections.eraseSections(db, personId)
    await eraseFiles(db, personId, now)
    await db.deleteFrom('expert_certifications').where('person_id', '=', personId).execute()
  },
}

/** Their names go at once, their bytes after the commit, and the rows with the bytes. */
async function eraseFiles(db: Db, personId: string, now: Date): Promise<void> {
  const rows = await db
    .updateTable('files')
    .set({
      name: 'erased',
      sha256: Buffer.alloc(0),
      deleted_at: now,
      certification_id: null,
      kind: sql`case
      when kind = 'certification' then 'attachment' else kind end`,
    })
    .where('owner_person_id', '=', personId)
    .returning('id')
    .execute()
  for (const { id } of rows) await addJob(db, REMOVAL_JOB, { id })
}

/** Resumes of those who were rejected are kept for half a year (SECURITY-BAR, Privacy). */
export async function dropRejectedResumes(db: Db, now: Date): Promise<void> {
  const resumes = await sections.resumesRejectedBefore(db, monthsBefore(now, 6))
  for (const { id } of resumes) {
    await db.transaction().execute(async (tx) => {
      if (await fileStore.markDeleted(tx, id, now)) await addJob(tx, REMOVAL_JOB, { id })
    })
  }
}

/** As administrators find it. */
export const LAPSING = noticeKind({
  name: 'experts.lapsing',
  title: 'Application about to be deleted',
  occasion: 'Sent to an applicant after eleven months without any activity.',
  placeholders: {},
  subject: 'Your application will be deleted in a month.',
  body: 'Nothing has happened on it for eleven months. Sign in to keep it.',
})

/** Tells those whose application nobody has touched for eleven months that it will be deleted. */
export async function warnOfLapse(db: Db, now: Date): Promise<void> {
  const due = await sections.lapsingApplications(db, { untouchedSince: monthsBefore(now, 11), warned: false })
  for (const { person_id: personId, user_id: userId } of due) {
    await db.transaction().execute(async (tx) => {
      await experts.update(tx, personId, { lapse_warned_at: now })
      await notify(
        { db: tx, actor: null, now },
        {
          category: 'upkeep',
          kind: 'expert.lapsing',
          to: [userId],
          ...(await worded(tx, LAPSING, {})),
          link: '/expert/profile',
          mail: 'now',
        },
      )
    })
  }
}

/** Whose applications have lapsed: untouched for a year, and warned a month ago. */
export async function lapsedApplications(db: Db, now: Date): Promise<string[]> {
  const since = { untouchedSince: monthsBefore(now, 12), warnedBefore: monthsBefore(now, 1), warned: true }
  return (await sections.lapsingApplications(db, since)).map((row) => row.person_id)
}

function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day
}
