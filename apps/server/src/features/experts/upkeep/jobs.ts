import { forgetChanges } from '#features/experts/matching/service.ts'
import { notify, worded, type Notice, type Wording } from '#features/notifications/service.ts'
import type { Db } from '#platform/db/database.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import { UPKEEP } from './notice-kinds.ts'
import * as store from './store.ts'

export const UPKEEP_JOB = 'experts.upkeep'
const DAY = 86_400_000
/** Days until somebody who has not signed is asked again. */
const CONSENT_AGAIN = 30
const CERTIFICATE_AHEAD = 30
const PROFILE_OLD = 90

interface Options {
  db: Db
  now: () => Date
}

/** The slow work of this part, by the name of its jobs. */
export function upkeepTasks({ db, now }: Options): Record<string, Task> {
  return {
    async [UPKEEP_JOB]() {
      await db.transaction().execute((tx) => keepUp(tx, now()))
      await forgetChanges(db, new Date(now().getTime() - DAY))
      await scheduleUpkeep(db, now())
    },
  }
}

/** A day from now, and so each day; several instances share the one job. */
export async function scheduleUpkeep(db: Db, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + DAY)
  await addJob(db, UPKEEP_JOB, {}, { key: UPKEEP_JOB, runAt, keepsTime: true })
}

/** What time alone asks of approved experts: to sign again (D-19), to renew a certificate, to look at the profile. */
async function keepUp(db: Db, now: Date): Promise<void> {
  const since = (days: number) => new Date(now.getTime() - days * DAY)
  const tell = (one: store.Asked, kind: string, words: Wording) =>
    notify({ db, actor: null, now }, { ...about(one), kind, ...words })
  const consent = await worded(db, UPKEEP.consent, {})
  const unsigned = { signedSince: since(365), askedBefore: since(CONSENT_AGAIN) }
  for (const one of await store.withoutConsent(db, unsigned)) {
    await store.noteAsked(db, 'consent_asked_at', one.person_id, now)
    await tell(one, 'expert.consent_due', consent)
  }
  for (const one of await store.lapsing(db, { from: now, to: since(-CERTIFICATE_AHEAD) })) {
    await store.noteTold(db, one.id)
    await tell(one, 'certificate.expires', await worded(db, UPKEEP.certificate, one))
  }
  const profile = await worded(db, UPKEEP.profile, {})
  for (const one of await store.untouched(db, since(PROFILE_OLD))) {
    await store.noteAsked(db, 'refresh_asked_at', one.person_id, now)
    await tell(one, 'profile.old', profile)
  }
}

function about({ user_id: userId, person_id: personId }: store.Asked) {
  return {
    category: 'upkeep',
    to: [userId],
    expertId: personId,
    link: '/expert/profile',
    mail: 'now',
  } satisfies Partial<Notice>
}
