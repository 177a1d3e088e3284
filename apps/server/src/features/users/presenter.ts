import type { Session } from '@guildhall/contract/accounts'
import type { UserActions, UserDetails, UserRow } from '@guildhall/contract/users'
import * as activity from '#features/activity/service.ts'
import type { UserRecord } from './store.ts'
import type * as store from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

type History = Awaited<ReturnType<typeof store.history>>

export function presentRow(account: UserRecord, actions: UserActions, now: Date): UserRow {
  return { ...common(account, now), actions }
}

export function presentDetails(
  account: UserRecord,
  { sessions, history, gigs }: { sessions: Session[]; history: History; gigs: UserDetails['gigs'] },
  now: Date,
): UserDetails {
  const { phone_country_code: code, phone_number: number, company_id: companyId } = account
  return {
    ...common(account, now),
    internal_id: account.internal_id,
    first_name: account.first_name,
    last_name: account.last_name,
    phone: code === null || number === null ? null : `${code} ${number}`,
    job_title: account.job_title,
    timezone: account.timezone,
    company:
      companyId === null || account.company_name === null
        ? null
        : { id: companyId, name: account.company_name },
    force_change_password: account.force_change_password,
    sessions,
    gigs,
    history: history.map(({ created_at: at, differences, ...event }) => ({
      ...event,
      created_at: at.toISOString(),
      differences: isRecord(differences) ? differences : null,
    })),
    version: account.version,
  }
}

function common(account: UserRecord, now: Date): Omit<UserRow, 'actions'> {
  const { last_sign_in_at: signedIn } = account
  return {
    id: account.id,
    name: `${account.first_name} ${account.last_name}`,
    email: account.email,
    photo: photoUrl(account.photo_file),
    roles: account.roles,
    status: account.status,
    mfa_enabled: account.mfa_enabled_at !== null,
    last_sign_in_at: signedIn?.toISOString() ?? null,
    last_sign_in_diff: signedIn === null ? null : activity.relativeTime(signedIn, now),
    created_at: account.created_at.toISOString(),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
