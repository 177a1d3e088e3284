import type { Deliverable } from '@guildhall/contract/work/deliverables'
import type { SeenGig } from '#features/gigs/service.ts'
import { may } from './policy.ts'
import type { DeliverableRow } from './store.ts'

export function present(row: DeliverableRow, { gig, standing }: SeenGig, now: Date): Deliverable {
  const isOpen = gig.status !== 'Closed' && !gig.locked
  const can = (action: Parameters<typeof may>[0]) => isOpen && may(action, row, standing)
  const isDone = row.status === 'accepted' || row.status === 'handed_in'
  return {
    id: row.id,
    version: row.version,
    gig_id: row.gig_id,
    engagement_id: row.engagement_id,
    expert:
      row.person_id === null || row.expert_name === null
        ? null
        : { id: row.person_id, name: row.expert_name },
    title: row.title,
    due_at: row.due_at?.toISOString() ?? null,
    is_late: !isDone && row.due_at !== null && row.due_at < now,
    status: row.status,
    note: row.note,
    link: row.link,
    file: fileOf(row),
    handed_in_by: row.handed_in_name,
    handed_in_at: row.handed_in_at?.toISOString() ?? null,
    decided_by: row.decided_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    updated_at: row.updated_at.toISOString(),
    actions: {
      canHandIn: can('handIn'),
      canAccept: can('accept'),
      canSendBack: can('sendBack'),
      canEdit: can('edit'),
      canRemove: can('remove'),
    },
  }
}

function fileOf({ file_id: uuid, file_name: name, gig_id: gig }: DeliverableRow): Deliverable['file'] {
  if (uuid === null || name === null) return null
  return { uuid, name, url: `/api/gigs/${gig}/attachments/${uuid}` }
}
