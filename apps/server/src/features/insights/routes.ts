import { Readable } from 'node:stream'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { insights } from '@guildhall/contract/insights'
import type { Handlers } from '#platform/http/context.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'

export const insightsRoutes: Handlers<typeof insights> = {
  async read(ctx, { params: { name }, query }) {
    const insight = await service.read(ctx, name, query)
    if (query.format !== 'csv') return { data: insight }
    return { stream: Readable.from([service.csvOf(name, insight.rows)]), filename: `${name}.csv` }
  },
  async counted(ctx, { params: { name }, query }) {
    const { page = 1, pageSize = PAGE_SIZE } = query
    const { rows, total } = await service.counted(ctx, name, query, { page, pageSize })
    return pageOf(rows.map(present), { page, pageSize, total })
  },
}
