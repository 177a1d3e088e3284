import { SystemState, type Alert, type Part } from '@guildhall/contract/jobs/care'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'

const State = z.object({ data: SystemState })

/** What the page of the system says of this part, if anything. */
export async function alertOf(admin: Client, part: Part): Promise<Alert | undefined> {
  const { data } = z.parse(State, (await admin.get('/settings/system')).body)
  return data.alerts.find((alert) => alert.part === part)
}
