import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** What an identity provider calls somebody, and the tokens that they made for one. */
export const personalPart: PersonalPart = {
  name: 'provisioning',
  title: 'Provisioning',
  async collect(db, { userId }) {
    const known = await db
      .selectFrom('scim_users')
      .select(['external_id', 'is_active', 'removed_at'])
      .where('user_id', '=', userId)
      .execute()
    const tokens = await db
      .selectFrom('scim_tokens')
      .select(['created_at', 'last_used_at', 'revoked_at'])
      .where('created_by', '=', userId)
      .orderBy('created_at')
      .execute()
    return { known, tokens }
  },
  async erase({ db, now }, { userId }) {
    await db.deleteFrom('scim_users').where('user_id', '=', userId).execute()
    await db
      .updateTable('scim_tokens')
      .set({ revoked_at: now })
      .where('created_by', '=', userId)
      .where('revoked_at', 'is', null)
      .execute()
  },
}
