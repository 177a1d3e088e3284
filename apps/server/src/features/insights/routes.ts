import { Readable } from 'node:stream'
import type { insights } from '@guildhall/contract/insights'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

export const insightsRoutes: Handlers<typeof insights> = {
  async read(ctx, { params: { name }, query }) {
    const insight = await service.read(ctx, name, query)
    if (query.format !== 'csv') return { data: insight }
    return { stream: Readable.from([service.csvOf(name, insight.rows)]), filename: `${name}.csv` }
  },
}
