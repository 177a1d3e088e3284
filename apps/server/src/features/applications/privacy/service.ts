import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** The applications that came in; what stood in them lies with the profile. */
export const personalPart: PersonalPart = {
  name: 'applications',
  title: 'Applications',
  async collect(db, { userId }) {
    const applications = await db
      .selectFrom('application_submissions')
      .select('created_at')
      .where('user_id', '=', userId)
      .execute()
    return { applications }
  },
  async erase({ db }, { userId }) {
    await db.deleteFrom('application_submissions').where('user_id', '=', userId).execute()
  },
}
