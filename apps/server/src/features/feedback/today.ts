import { TODAY_ITEMS } from '@guildhall/contract/today'
import { foundOf, moment, type TodayGroup } from '#features/today/service.ts'
import { shortened } from '#platform/shortened.ts'
import * as store from './store.ts'

const unread: TodayGroup = {
  key: 'feedback',
  roles: ['growth_experts_admin'],
  permission: 'CAN_SEE_ADMIN_FEEDBACK',
  async find({ db }) {
    const { rows, total } = await store.page(db, { status: ['New'], pageSize: TODAY_ITEMS })
    return foundOf(
      'Unread feedback',
      rows.map((row) => ({ ...row, total })),
      (row) => ({
        id: row.id,
        title: shortened(row.message, 90),
        subtitle: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
        since: moment(row.created_at),
        due: null,
        href: `/feedback/${row.id}`,
        action: { label: 'Read' },
      }),
    )
  },
}

/** What feedback puts on the day of administrators. */
export const feedbackToday: readonly TodayGroup[] = [unread]
