import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import * as store from './store.ts'

export type SecurityEvent =
  | 'login_failed'
  | 'signed_in'
  | 'signed_out'
  | 'sessions_ended'
  | 'registered'
  | 'email_verified'
  | 'email_change_asked'
  | 'email_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'password_changed'
  | 'password_change_failed'
  | 'mfa_failed'
  | 'mfa_enabled'
  | 'mfa_disabled'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_failed'
  | 'passkey_copied'
  | 'scim_token_made'
  | 'scim_token_revoked'
  | 'identity_linked'
  | 'oidc_failed'
  | 'viewed_as'
  | 'invitation_accepted'
  | 'activity_opened'
  | 'activity_exported'
  | 'data_export_asked'
  | 'data_export_downloaded'
  | 'erasure_requested'
  | 'erasure_withdrawn'
  | 'person_erased'
  | 'legal_hold_changed'
  | 'login_merged'

type Details = Record<string, string | number | boolean>

/** Keeps a security event for 365 days: who, what, from where; never what was typed. */
export async function note(
  db: Db,
  ctx: Pick<Ctx, 'request' | 'actor' | 'now'>,
  kind: SecurityEvent,
  userId: string | null,
  details?: Details,
): Promise<void> {
  await store.recordEvent(db, {
    kind,
    user_id: userId,
    session_id: ctx.actor?.sessionId ?? null,
    ip: ctx.request.ip,
    user_agent: ctx.request.userAgent,
    details: details === undefined ? null : JSON.stringify(details),
    created_at: ctx.now,
  })
}
