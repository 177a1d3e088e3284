import type { Db } from '#platform/db/database.ts'
import { hashToken } from '#platform/secrets/tokens.ts'
import { plainRecoveryCode } from './totp.ts'

export function find(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['mfa_secret', 'mfa_enabled_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Stores a seed until its first code; false when the second factor is on already. */
export async function putSeed(db: Db, userId: string, sealed: Buffer): Promise<boolean> {
  const kept = await db
    .updateTable('users')
    .set({ mfa_secret: sealed, mfa_last_step: null })
    .where('id', '=', userId)
    .where('mfa_enabled_at', 'is', null)
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

/** Uses up the code of this step; false when it was used before. */
export async function useStep(db: Db, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('users')
    .set({ mfa_last_step: step })
    .where('id', '=', userId)
    .where((row) => row.or([row('mfa_last_step', 'is', null), row('mfa_last_step', '<', step)]))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export async function turnOn(db: Db, userId: string, codes: readonly string[], now: Date): Promise<void> {
  await db.updateTable('users').set({ mfa_enabled_at: now }).where('id', '=', userId).execute()
  await replaceRecoveryCodes(db, userId, codes)
}

export async function replaceRecoveryCodes(db: Db, userId: string, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(plainRecoveryCode(code)) })))
    .execute()
}

export async function turnOff(db: Db, userId: string): Promise<void> {
  const none = { mfa_secret: null, mfa_enabled_at: null, mfa_last_step: null }
  await db.updateTable('users').set(none).where('id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** How many recovery codes were given, and how many were not used yet. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<{ left: number; total: number }> {
  const { total, left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.countAll<string>().filterWhere('used_at', 'is', null).as('left'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { left: Number(left), total: Number(total) }
}

/** Uses up a recovery code of the user; false when it is wrong or was used before. */
export async function useRecoveryCode(db: Db, userId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(plainRecoveryCode(code)))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
