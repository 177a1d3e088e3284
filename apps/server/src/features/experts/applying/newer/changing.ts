import type { Merge } from '@guildhall/contract/applications/merge-form'
import { isOngoing } from '@guildhall/contract/applications/application-form'
import { educations } from '#features/experts/sections/educations.ts'
import { experiences } from '#features/experts/sections/experiences.ts'
import type { Columns } from '#features/experts/sections/section.ts'
import * as store from '#features/experts/sections/store.ts'
import { endOfWork, yearEnd } from '#features/experts/applying/section-forms.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'

type Changes = Pick<Merge, 'work_changes' | 'education_changes'>

/** Changes parts of entries that a profile holds; 404 for an entry that is not this person's. */
export async function changeEntries(ctx: SignedIn, personId: string, changes: Changes): Promise<void> {
  const place = { personId }
  for (const { id, role, relieving } of changes.work_changes) {
    const [row] = await experiences.rows(ctx.db, place, id)
    if (row === undefined) throw refuse('not_found')
    const end = relieving === undefined ? {} : endOfWork(ctx, relieving)
    if (relieving !== undefined && !isOngoing(relieving) && relieving < row.start_at.slice(0, 7)) {
      throw tooEarly('work_changes')
    }
    const columns: Columns = { ...(role === undefined ? {} : { title: role }), ...end }
    if (Object.keys(columns).length > 0) await store.update(ctx.db, experiences.table, { id, place }, columns)
  }
  for (const { id, passout } of changes.education_changes) {
    const [row] = await educations.rows(ctx.db, place, id)
    if (row === undefined) throw refuse('not_found')
    const join = Number(row.start_at.slice(0, 4))
    if (passout < join) throw tooEarly('education_changes')
    const columns = { end_at: yearEnd(passout, join, ctx.now), still_studying: false }
    await store.update(ctx.db, educations.table, { id, place }, columns)
  }
}

function tooEarly(field: string) {
  return refuse('invalid', { fields: { [field]: ['Ended date should be after started date'] } })
}
