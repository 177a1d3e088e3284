import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** What somebody did on projects after they were hired. */
export const personalPart: PersonalPart = {
  name: 'work',
  title: 'Work on projects',
  async collect(db, { userId }) {
    const deliverables = await db
      .selectFrom('deliverables')
      .innerJoin('gigs', 'gigs.id', 'deliverables.gig_id')
      .select(['gigs.internal_id as project', 'title', 'deliverables.status', 'note', 'link', 'handed_in_at'])
      .where('handed_in_by', '=', userId)
      .orderBy('handed_in_at')
      .execute()
    return { deliverables }
  },
  async erase({ db }, { userId }) {
    await db
      .updateTable('deliverables')
      .set({ note: null, link: null })
      .where('handed_in_by', '=', userId)
      .execute()
  },
}
