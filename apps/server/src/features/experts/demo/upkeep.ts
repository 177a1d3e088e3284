import { pastNotice } from '#features/notifications/given.ts'
import { worded, type Wording } from '#features/notifications/service.ts'
import { UPKEEP } from '#features/experts/upkeep/notice-kinds.ts'
import * as store from '#features/experts/upkeep/store.ts'
import type { Db } from '#platform/db/database.ts'

const DAY = 86_400_000

/** What time alone has asked of approved experts, by the rules of the daily job, some days before `now`. */
export async function keepUpkeep(db: Db, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 4 * DAY)
  const since = (days: number) => new Date(at.getTime() - days * DAY)
  const tell = ({ user_id: userId, person_id: expertId }: store.Asked, kind: string, words: Wording) =>
    pastNotice(db, at, {
      category: 'upkeep',
      kind,
      to: [userId],
      expertId,
      link: '/expert/profile',
      ...words,
    })
  for (const one of await store.lapsing(db, { from: at, to: since(-34) })) {
    await store.noteTold(db, one.id)
    await tell(one, 'certificate.expires', await worded(db, UPKEEP.certificate, one))
  }
  const profile = await worded(db, UPKEEP.profile, {})
  for (const one of await store.untouched(db, since(86))) {
    await store.noteAsked(db, 'refresh_asked_at', one.person_id, at)
    await tell(one, 'profile.old', profile)
  }
}
