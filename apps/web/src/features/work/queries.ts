import type { Sent } from '@guildhall/contract/endpoint'
import { members } from '@guildhall/contract/gigs/members'
import { hiring } from '@guildhall/contract/hiring'
import { deliverables, type Deliverable } from '@guildhall/contract/work/deliverables'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { uploadForm } from '#platform/upload.ts'

type DeliverableBody = NonNullable<Sent<typeof deliverables.create, 'body'>>

export const workQueries = {
  deliverables: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', 'work', 'deliverables', gigId],
      queryFn: ({ signal }) =>
        call(deliverables.list, { params: { id: gigId }, query: { pageSize: '100' } }, { signal }),
    }),

  /** Who works on a project now, for those who run it. */
  hired: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', 'work', 'hired', gigId],
      queryFn: ({ signal }) =>
        call(
          hiring.engagements,
          { params: { id: gigId }, query: { status: ['Hired'], pageSize: '100' } },
          { signal },
        ),
      select: ({ data }) => data,
    }),

  /** Who was hired: hours are handed over and approved after the work, too. */
  wereHired: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', 'work', 'were-hired', gigId],
      queryFn: ({ signal }) =>
        call(
          hiring.engagements,
          { params: { id: gigId }, query: { status: ['Closed'], pageSize: '100' } },
          { signal },
        ),
      select: ({ data }) => data.filter(({ assigned_at: at }) => at !== null),
    }),

  /** Who may sit in on a call, for those who run a project. */
  customers: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', 'work', 'customers', gigId],
      queryFn: ({ signal }) =>
        call(
          members.list,
          { params: { id: gigId }, query: { type: 'customer', pageSize: '100' } },
          { signal },
        ),
      select: ({ data }) => data,
    }),
}

const at = (id: string) => ({ params: { id } })

/** A deliverable as its reader saw it: what was handed in meanwhile is not what they decide of. */
type Seen = Pick<Deliverable, 'id' | 'version'>

/** What is done with deliverables. */
export const deliverableActs = {
  add: (gigId: string, body: DeliverableBody) => call(deliverables.create, { ...at(gigId), body }),
  change: (id: string, version: number, body: DeliverableBody) =>
    call(deliverables.update, { ...at(id), body }, { version }),
  remove: ({ id, version }: Seen) => call(deliverables.remove, at(id), { version }),
  accept: ({ id, version }: Seen) => call(deliverables.accept, { ...at(id), body: {} }, { version }),
  sendBack: ({ id, version }: Seen, reason: string) =>
    call(deliverables.sendBack, { ...at(id), body: { reason } }, { version }),
  handIn(id: string, { file, link, note }: { file: File | null; link: string; note: string }) {
    if (file === null) return call(deliverables.handIn, { ...at(id), body: { link, note } })
    const form = new FormData()
    form.append('link', link)
    form.append('note', note)
    form.append('file', file)
    return uploadForm(deliverables.handIn, { ...at(id), form })
  },
}
