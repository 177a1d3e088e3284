import { PERSONAL_DATA_CONSENT } from '@guildhall/contract/accounts'
import { ROLE_PREFIX } from '@guildhall/contract/access'
import { missingSections } from '@guildhall/contract/applications/missing-sections'
import { TODAY_ITEMS, type TodayItem } from '@guildhall/contract/today'
import { sql, type RawBuilder } from 'kysely'
import { foundOf, moment, type Found, type TodayGroup } from '#features/today/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { completeness } from './applying/submission.ts'
import { visibleExperts } from './lists/visible.ts'
import { fullName } from '#platform/db/full-name.ts'

const DAY = 86_400_000
/** An application that waits longer is late. */
const PATIENCE = 3 * DAY

interface Applicant {
  id: string
  name: string
  job_title: string | null
  status: string
  /** Decided about once, and sent back to review. */
  is_back: boolean
  since: Date
  total: number
}

/** What was decided before does not count as waiting. */
const IS_BACK = sql`greatest(e.approved_at, e.rejected_at, e.suspended_at) >= e.applied_at`

function waitsAs({ status, is_back: isBack }: Applicant): string {
  if (status === 'Screened') return 'is screened and waits for a decision'
  return isBack ? 'is back in review' : 'applied'
}

/** HR looks through those who are new; who approves decides about screened ones too, a manager about those they invited. */
function waitingFor({ actor, now }: SignedIn, since: RawBuilder<unknown>): RawBuilder<unknown> {
  if (actor.activeRole === 'growth_experts_hr_generalist') return sql`e.status = 'Pending'`
  const open = sql`e.status in ('Pending', 'Screened')`
  if (actor.activeRole === 'growth_experts_admin')
    return sql`${open} and ${since} < ${new Date(now.getTime() - PATIENCE)}`
  return actor.permissions.includes('CAN_APPROVE_EXPERTS')
    ? open
    : sql`${open} and e.invited_by = ${actor.userId}`
}

/** HR and managers see all that wait for them, an administrator those that wait too long. */
const applicationsWaiting: TodayGroup = {
  key: 'applications_waiting',
  roles: ['growth_experts_hr_generalist', 'growth_experts_admin', 'growth_experts_manager'],
  async find(ctx) {
    const { db, actor } = ctx
    const isAdmin = actor.activeRole === 'growth_experts_admin'
    const since = sql`case when ${IS_BACK} then e.status_changed_at else coalesce(e.applied_at, e.status_changed_at) end`
    const { rows } = await sql<Applicant>`select p.id, ${fullName('p')} as name, p.job_title,
        e.status, coalesce(${IS_BACK}, false) as is_back, ${since} as since, count(*) over ()::int as total
      from experts e join people p on p.id = e.person_id where ${waitingFor(ctx, since)} and ${visibleExperts(actor)}
      order by ${since}, p.id limit ${TODAY_ITEMS}`.execute(db)
    return foundOf(isAdmin ? 'Waiting for over 3 days' : 'Applications waiting', rows, (row) => ({
      id: row.id,
      title: `${row.name} ${waitsAs(row)}`,
      subtitle: row.job_title,
      since: moment(row.since),
      due: new Date(row.since.getTime() + PATIENCE).toISOString(),
      href: `/${ROLE_PREFIX[actor.activeRole]}/experts/${row.id}`,
      action: { label: 'Review' },
    }))
  },
}

interface Certificate {
  id: string
  person_id: string
  name: string
  title: string
  until: string
  total: number
}

const certificates: TodayGroup = {
  key: 'certificates',
  roles: ['growth_experts_hr_generalist'],
  async find({ db, actor, now }) {
    const until = new Date(now.getTime() + 30 * DAY)
    const { rows } = await sql<Certificate>`select c.id, e.person_id, ${fullName('p')} as name,
        c.title, c.expiration_date::text as until, count(*) over ()::int as total
      from expert_certifications c join experts e on e.person_id = c.person_id join people p on p.id = e.person_id
      where c.expiration_date between ${now}::date and ${until}::date and e.status = 'Approved'
        and ${visibleExperts(actor)}
      order by c.expiration_date, c.id limit ${TODAY_ITEMS}`.execute(db)
    return foundOf('Certificates about to end', rows, (row) => ({
      id: row.id,
      title: `${row.title} of ${row.name}`,
      subtitle: null,
      since: null,
      due: moment(row.until),
      href: `/hr/experts/${row.person_id}`,
      action: { label: 'Check certificate' },
    }))
  },
}

interface Gaps {
  status: string
  photo: boolean
  bio: boolean
  skills: boolean
  rate: boolean
  consent_asked_at: Date | null
  has_consent: boolean
}

async function gapsOf({ db, actor, now }: SignedIn): Promise<Gaps | undefined> {
  const { kind } = PERSONAL_DATA_CONSENT
  const { rows } = await sql<Gaps>`select e.status, p.photo_file is not null as photo,
      coalesce(p.bio, '') <> '' as bio, e.rate_type is not null as rate,
      exists (select from expert_skills s where s.person_id = p.id) as skills, e.consent_asked_at,
      exists (select from consents c where c.user_id = ${actor.userId} and c.kind = ${kind}
        and c.typed_name is not null and c.accepted_at > ${now}::timestamptz - interval '1 year') as has_consent
    from experts e join people p on p.id = e.person_id where e.person_id = ${actor.personId}`.execute(db)
  return rows[0]
}

const GAPS = [
  ['skills', 'Add your skills', 'Managers search by them'],
  ['rate', 'Set your rate', 'Projects are matched by it'],
  ['bio', 'Write a short biography', 'Managers read it first'],
  ['photo', 'Add a photo', 'It stands beside your name'],
] as const

const profileGaps: TodayGroup = {
  key: 'profile_gaps',
  roles: ['growth_experts_expert'],
  async find(ctx) {
    const gaps = await gapsOf(ctx)
    if (gaps === undefined) return none()
    if (gaps.status === 'New' || gaps.status === 'Incomplete') {
      return one('Your profile', {
        id: 'application',
        title: 'Finish your application',
        subtitle: null,
        label: 'Continue',
      })
    }
    if (gaps.status === 'Rejected') return secondTry(ctx)
    if (gaps.status === 'Pending' || gaps.status === 'Screened') return whileWaiting(ctx)
    if (gaps.status !== 'Approved') return none()
    const missing = GAPS.filter(([part]) => !gaps[part])
    const items = missing.map(([id, title, subtitle]) => toProfile({ id, title, subtitle, label: 'Add' }))
    return { title: 'Your profile', count: items.length, items }
  },
}

/** Whoever applied by a resume may have left parts of the profile empty (PRODUCT X-15). */
async function whileWaiting(ctx: SignedIn): Promise<Found> {
  const { data } = await completeness(ctx, ctx.actor.personId)
  const missing = missingSections(data.steps)
  if (missing.length === 0) return none()
  return one('Your profile', {
    id: 'profile',
    title: 'Complete your profile',
    subtitle: `Missing: ${missing.join(', ')}`,
    label: 'Add',
  })
}

/** Whoever was rejected for something that can be mended, once they may try again. */
async function secondTry(ctx: SignedIn): Promise<Found> {
  const { actions } = await completeness(ctx, ctx.actor.personId)
  if (!actions.canSubmit) return none()
  return one('Your application', {
    id: 'application',
    title: 'Apply again',
    subtitle: 'Change what was missing, then send it',
    label: 'Continue',
  })
}

const consents: TodayGroup = {
  key: 'consents',
  roles: ['growth_experts_expert'],
  async find(ctx) {
    const gaps = await gapsOf(ctx)
    if (gaps?.status !== 'Approved' || gaps.consent_asked_at === null || gaps.has_consent) return none()
    const about = {
      id: 'consent',
      title: 'Renew your consent',
      subtitle: 'It is good for a year',
      label: 'Sign',
    }
    const { count, items } = one('Consents due', about)
    return {
      title: 'Consents due',
      count,
      items: items.map((item) => ({ ...item, since: moment(gaps.consent_asked_at) })),
    }
  },
}

type Given = Pick<TodayItem, 'id' | 'title' | 'subtitle'> & { label: string }

function toProfile({ label, ...rest }: Given): TodayItem {
  return { ...rest, since: null, due: null, href: '/expert/profile', action: { label } }
}

const one = (title: string, given: Given): Found => ({ title, count: 1, items: [toProfile(given)] })
const none = (): Found => ({ title: '', count: 0, items: [] })

/** What profiles and their vetting put on the day of their people. */
export const expertsToday: readonly TodayGroup[] = [applicationsWaiting, certificates, profileGaps, consents]
