import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** The keys that somebody made for programs. */
export const personalPart: PersonalPart = {
  name: 'api-keys',
  title: 'API keys',
  async collect(db, { userId }) {
    const made = await db
      .selectFrom('api_keys')
      .select(['name', 'role', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'])
      .where('created_by', '=', userId)
      .orderBy('created_at')
      .execute()
    return { keys: made }
  },
  async erase({ db, now }, { userId }) {
    await db
      .updateTable('api_keys')
      .set({ revoked_at: now })
      .where('created_by', '=', userId)
      .where('revoked_at', 'is', null)
      .execute()
  },
}
