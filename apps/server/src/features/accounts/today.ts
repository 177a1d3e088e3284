import { TODAY_ITEMS } from '@guildhall/contract/today'
import { sql } from 'kysely'
import { foundOf, moment, type TodayGroup } from '#features/today/service.ts'
import { fullName } from '#platform/db/full-name.ts'

const DAY = 86_400_000

/** What an administrator should hear of; signing in and out is not among it. */
const ALARMING: Readonly<Record<string, string>> = {
  login_failed: 'Sign-in failed',
  mfa_failed: 'Second factor failed',
  mfa_disabled: 'Second factor switched off',
  password_change_failed: 'Password change failed',
  recovery_code_used: 'Recovery code used',
  passkey_failed: 'Passkey refused',
  passkey_copied: 'Passkey refused, perhaps a copy',
  oidc_failed: 'Single sign-on failed',
  login_merged: 'Logins merged',
}

interface Row {
  id: string
  kind: string
  who: string | null
  ip: string | null
  times: number
  since: Date
  total: number
}

/** Of one kind, person and address together: a hundred tries are one line. */
const security: TodayGroup = {
  key: 'security',
  roles: ['growth_experts_admin'],
  permission: 'CAN_SEE_ADMIN_ACTIVITIES',
  async find({ db, now }) {
    const { rows } = await sql<Row>`select min(s.id::text) as id, s.kind, ${fullName('p')} as who,
        s.ip, count(*)::int as times, max(s.created_at) as since, count(*) over ()::int as total
      from security_events s left join users u on u.id = s.user_id left join people p on p.id = u.person_id
      where s.created_at > ${new Date(now.getTime() - DAY)} and s.kind = any(${Object.keys(ALARMING)}::text[])
      group by s.kind, p.id, s.ip order by max(s.created_at) desc limit ${TODAY_ITEMS}`.execute(db)
    return foundOf('Security, last 24 hours', rows, (row) => ({
      id: row.id,
      title: `${ALARMING[row.kind] ?? row.kind}${row.times > 1 ? ` ${row.times} times` : ''}${row.who === null ? '' : `: ${row.who}`}`,
      subtitle: row.ip === null ? null : `From ${row.ip}`,
      since: moment(row.since),
      due: null,
      href: row.ip === null ? '/activities' : `/activities?ip=${encodeURIComponent(row.ip)}`,
      action: { label: 'Open log' },
    }))
  },
}

/** What signing in puts on the day of administrators. */
export const accountsToday: readonly TodayGroup[] = [security]
