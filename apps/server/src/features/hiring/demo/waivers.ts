import { GATE_TITLES } from '@guildhall/contract/compliance'
import { sql } from 'kysely'
import { events } from '#features/activity/given.ts'
import * as gates from '#features/hiring/gates/store.ts'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'

const REASON =
  'They passed version 1 right after the hire. The new rule is about recorded interviews, and this project has none. They take version 2 before their next one.'
/** After the training had become another one, and whoever waited for it was told. */
const AGO = 26 * 3_600_000

interface Waiting {
  id: string
  gig_id: string
  person_id: string
  name: string
  admin: string
}

/** Files of a project waited for the new training of somebody who works there: an administrator let them go on. */
export async function demoWaivers(db: Db, now: Date): Promise<void> {
  const at = new Date(now.getTime() - AGO)
  const { rows } = await sql<Waiting>`select e.id, e.gig_id, e.person_id, ${fullName('p')} as name,
      admin.id as admin
    from engagements e join people p on p.id = e.person_id join gigs on gigs.id = e.gig_id
      join users admin on admin.email = 'admin@demo.test'
    where e.status = 'Hired' and p.first_name = 'Helen' and p.last_name = 'Strachan'
      and gigs.name = 'Home care growth programme'`.execute(db)
  for (const { id, gig_id: gigId, person_id: personId, name, admin } of rows) {
    await gates.waive(db, id, 'training', { reason: REASON, by: admin, at })
    await events(db, [
      {
        kind: 'gate.waived',
        at,
        actorId: admin,
        subject: { kind: 'expert', id: personId, title: name, gigId },
        differences: { gate: { from: 'open', to: `${GATE_TITLES.training}: ${REASON}` } },
      },
    ])
  }
}
