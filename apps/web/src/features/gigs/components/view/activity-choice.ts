import { GigActivityQuery } from '@guildhall/contract/gigs/activities'
import * as z from 'zod/mini'

const { keyword, type, status, order, page } = GigActivityQuery.shape

/** What the address of the list may ask for. */
export const ActivitySearch = z.object({
  keyword,
  type: z.union([type, z.literal('all')]),
  status,
  order,
  page,
})

type Choice = Pick<z.output<typeof ActivitySearch>, 'type' | 'status'>
type Asked = Partial<Pick<GigActivityQuery, 'type' | 'status'>>

/** Until somebody chooses, what was done to the project: visits and calls that failed would crowd it out. */
export function askedOf({ type: chosen, status: ended }: Choice): Asked {
  const asked = ended === undefined ? {} : { status: ended }
  if (chosen === 'all') return asked
  if (chosen === undefined) return { type: 'submit', status: 'success', ...asked }
  return { type: chosen, ...asked }
}
