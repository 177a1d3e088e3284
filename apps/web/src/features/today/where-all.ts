import type { TodayKey } from '@guildhall/contract/today'

/** Where all of a group are: `in` names the page where they stand among others, or spread over many. */
interface Place {
  to: string
  in?: string
}

export function whereAll(key: TodayKey, prefix: string): Place {
  return LISTS(prefix)[key] ?? MIXED(prefix)[key] ?? { to: `/${prefix}/projects`, in: 'Projects' }
}

type Places = Partial<Record<TodayKey, Place>>

/** Lists that hold the group and little else. */
const LISTS = (prefix: string): Places => ({
  applications_waiting: { to: `/${prefix}/experts` },
  // HR has no list of projects.
  approvals: prefix === 'hr' ? { to: '/hr/ics', in: 'Onboarded ICs' } : { to: `/${prefix}/projects` },
  understaffed: { to: `/${prefix}/projects` },
  onboarding: { to: `/${prefix}/ics` },
  invitations: { to: '/expert/projects?tab=requested' },
  deadlines: { to: '/expert/projects?tab=active' },
  work_sent_back: { to: '/expert/projects?tab=active' },
  calls_today: { to: '/calendar' },
  failed_work: { to: '/admin/settings/system' },
  duplicates: { to: '/people/duplicates' },
  feedback: { to: '/feedback' },
})

const MIXED = (prefix: string): Places => ({
  certificates: { to: `/${prefix}/experts`, in: 'Experts' },
  consents: { to: '/expert/profile', in: 'My profile' },
  profile_gaps: { to: '/expert/profile', in: 'My profile' },
  security: { to: '/activities', in: 'Activity list' },
})
