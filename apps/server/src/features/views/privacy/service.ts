import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** How somebody looks at lists. */
export const personalPart: PersonalPart = {
  name: 'views',
  title: 'Saved views',
  async collect(db, { userId }) {
    const views = await db
      .selectFrom('list_views')
      .select(['list', 'name', 'query', 'shared_with', 'created_at'])
      .where('user_id', '=', userId)
      .execute()
    const starts = await db
      .selectFrom('list_view_starts')
      .innerJoin('list_views', 'list_views.id', 'list_view_starts.view_id')
      .select(['list_view_starts.list', 'list_views.name as starts_with'])
      .where('list_view_starts.user_id', '=', userId)
      .execute()
    return { views, starts }
  },
  async erase({ db }, { userId }) {
    await db.deleteFrom('list_view_starts').where('user_id', '=', userId).execute()
    await db.deleteFrom('list_views').where('user_id', '=', userId).execute()
  },
}
