import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** What somebody said about the portal. The message stays, without an author. */
export const personalPart: PersonalPart = {
  name: 'feedback',
  title: 'Feedback about the portal',
  async collect(db, { userId }) {
    const feedback = await db
      .selectFrom('feedback')
      .select(['type', 'rate', 'message', 'page_url', 'ip_address', 'status', 'created_at'])
      .where('created_by', '=', userId)
      .execute()
    return { feedback }
  },
  async erase({ db }, { userId }) {
    await db
      .updateTable('feedback')
      .set({ created_by: null, ip_address: null })
      .where('created_by', '=', userId)
      .execute()
  },
}
