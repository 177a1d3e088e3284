import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** Which announcements somebody has read. */
export const personalPart: PersonalPart = {
  name: 'announcements',
  title: 'Announcements',
  async collect(db, { userId }) {
    const read = await db
      .selectFrom('announcement_reads as seen')
      .innerJoin('announcements', 'announcements.id', 'seen.announcement_id')
      .select(['announcements.title', 'seen.read_at'])
      .where('seen.user_id', '=', userId)
      .orderBy('seen.read_at')
      .execute()
    return { read }
  },
  async erase({ db }, { userId }) {
    await db.deleteFrom('announcement_reads').where('user_id', '=', userId).execute()
  },
}
