import type { Activity } from '@guildhall/contract/activity'
import { formatDate } from '#ui/text/date-format.ts'
import { dotted } from '#ui/text/dotted.ts'

/** The day and the device of a session, as one of its entries knows them. */
export function sessionText({ browser, version, os, device, created_at: at }: Activity): string {
  const major = version?.split('.')[0]
  const agent = [browser, major].filter(Boolean).join(' ')
  const system = [os && `on ${os}`].filter(Boolean).join('')
  const machine = [[agent, system].filter(Boolean).join(' '), device].filter(Boolean).join(', ')
  return dotted([formatDate(at), machine])
}
