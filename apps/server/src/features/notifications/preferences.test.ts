import { ROLES } from '@guildhall/contract/access'
import { categoriesOf } from '@guildhall/contract/notifications/preferences'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

it.each(ROLES)('offer %s a choice for each category of which the demo network tells them', async (role) => {
  const told = await portal.db
    .selectFrom('notifications')
    .innerJoin('user_roles', 'user_roles.user_id', 'notifications.user_id')
    .select('category')
    .distinct()
    .where('role', '=', role)
    .execute()

  expect(told).not.toEqual([])
  expect(categoriesOf([role])).toEqual(expect.arrayContaining(told.map(({ category }) => category)))
})
