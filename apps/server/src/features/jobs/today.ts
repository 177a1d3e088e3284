import { workName } from '@guildhall/contract/jobs/care'
import type { TodayGroup } from '#features/today/service.ts'
import { failedJobs } from '#platform/jobs/failed.ts'

/** As many as the page of the system shows. */
const MOST = 100

const failedWork: TodayGroup = {
  key: 'failed_work',
  roles: ['growth_experts_admin'],
  permission: 'CAN_MANAGE_SETTINGS',
  async find({ db }) {
    const failed = await failedJobs(db, MOST)
    const items = failed.map((job) => ({
      id: job.id,
      title: `${workName(job.name)} failed ${job.attempts} ${job.attempts === 1 ? 'time' : 'times'}`,
      subtitle: job.last_error.split('\n')[0]?.slice(0, 120) ?? null,
      since: null,
      due: job.attempts >= job.max_attempts ? null : job.run_at.toISOString(),
      href: '/admin/settings/system',
      action: { label: 'Open system page' },
    }))
    return { title: 'Failed work', count: failed.length, items }
  },
}

/** What background work puts on the day of administrators. */
export const jobsToday: readonly TodayGroup[] = [failedWork]
