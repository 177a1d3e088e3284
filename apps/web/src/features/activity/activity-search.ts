import { activityFilter } from '@guildhall/contract/activity'
import { pageQuery } from '@guildhall/contract/envelope'
import * as z from 'zod/mini'

const { type, status, ip, start_at, end_at, user_id, device, os, browser, search, sort } = activityFilter

/** What the filter card edits; search, order and page act at once. */
export const CardFilters = z.object({ type, status, ip, start_at, end_at, user_id, device, os, browser })

/** What the address of the list may say, by the schemas of the server: a shared link means the same to both. */
export const ActivitySearch = z.extend(CardFilters, { search, sort, page: pageQuery.page })
