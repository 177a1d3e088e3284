import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** The projects that somebody keeps at hand. */
export const personalPart: PersonalPart = {
  name: 'favorites',
  title: 'Favorites',
  async collect(db, { userId }) {
    const favorites = await db
      .selectFrom('favorites')
      .innerJoin('gigs', 'gigs.id', 'favorites.gig_id')
      .select(['gigs.internal_id as project', 'gigs.name', 'favorites.created_at'])
      .where('favorites.user_id', '=', userId)
      .execute()
    return { favorites }
  },
  async erase({ db }, { userId }) {
    await db.deleteFrom('favorites').where('user_id', '=', userId).execute()
  },
}
