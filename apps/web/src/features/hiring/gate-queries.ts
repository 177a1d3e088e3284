import type { GateKey } from '@guildhall/contract/compliance'
import { gates } from '@guildhall/contract/hiring/gates'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const gateQueries = {
  /** The gates of an engagement, as they stand. */
  of: (gigId: string, engagementId: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'gates', engagementId],
      queryFn: ({ signal }) =>
        call(gates.gates, { params: { id: gigId }, query: { engagement_id: engagementId } }, { signal }),
      select: ({ data }) => data,
    }),
}

export const gateActs = {
  waive: (engagementId: string, key: GateKey, reason: string) =>
    call(gates.waive, { params: { id: engagementId, key }, body: { reason } }),
  ask: (engagementId: string, key: GateKey) => call(gates.askForGate, { params: { id: engagementId, key } }),
}

/** Who applied or was hired on a project, with their gates, as a file. */
export const complianceFile = (gigId: string, format: 'csv' | 'pdf') =>
  `/api/gigs/${gigId}/compliance?format=${format}`
