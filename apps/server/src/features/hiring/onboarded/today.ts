import { TODAY_ITEMS } from '@guildhall/contract/today'
import { foundOf, moment, type TodayGroup } from '#features/today/service.ts'
import { gaps, type GapRow } from './onboarded-store.ts'

/** Who works without a paper that everybody needs (docs/next.md N1). */
export const onboardingToday: TodayGroup = {
  key: 'onboarding',
  roles: ['growth_experts_hr_generalist'],
  async find({ db, now }) {
    return foundOf('Papers missing', await gaps(db, now, TODAY_ITEMS), (row) => ({
      id: row.person_id,
      title: `${row.name} works without ${LIST.format(missingOf(row))}`,
      subtitle: row.job_title,
      since: moment(row.first_at),
      due: null,
      href: `/hr/ics?stage=onboarding&keyword=${encodeURIComponent(row.name)}`,
      action: { label: 'Open checklist' },
    }))
  },
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

function missingOf(row: GapRow): string[] {
  const papers = [
    ['a consent', row.consent_at],
    ['an NDA', row.nda_at],
    ['a rate', row.rate_at],
    ['a tax form', row.tax_at],
  ] as const
  return papers.flatMap(([name, at]) => (at === null ? [name] : []))
}
