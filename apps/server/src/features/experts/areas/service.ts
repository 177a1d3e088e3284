import type { Areas } from '@guildhall/contract/experts/areas'
import { noteChange, see, seeToChange, tag, type Seen } from '#features/experts/service.ts'
import * as reference from '#features/reference/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './store.ts'

interface AreasAnswer {
  data: Areas
  actions: { canEdit: boolean }
}

export async function read(ctx: SignedIn, id: string): Promise<AreasAnswer> {
  const seen = await see(ctx, id)
  if (!seen.view.canSeeSections) throw refuse('not_found')
  const answer = await answerFor(ctx, seen)
  tag(ctx, answer.data.version)
  return answer
}

/** The areas of somebody whose sections this reader sees. */
export async function answerFor({ db }: SignedIn, { row, view }: Seen): Promise<AreasAnswer> {
  return { data: await store.find(db, row.id), actions: { canEdit: view.canEdit } }
}

/** The ids behind `GET /industries?user_id=`; 404 for whom the reader may not see. */
export async function areasOf(
  ctx: SignedIn,
  id: string,
): Promise<{ industryIds: string[]; segmentIds: string[] }> {
  const { data } = await read(ctx, id)
  return {
    industryIds: idsOf(data.industries),
    segmentIds: idsOf(data.industry_segments),
  }
}

interface Choice {
  user_id: string
  industries_ids?: string[] | undefined
  industries_segments_ids?: string[] | undefined
}

/** Replaces the areas of expertise; segments that the choice does not speak of stay. The industry of a chosen segment belongs to them without being named. */
export async function save(ctx: SignedIn, choice: Choice): Promise<AreasAnswer> {
  const seen = await seeToChange(ctx, choice.user_id)
  const personId = seen.row.id
  const current = await store.find(ctx.db, personId)
  assertFresh(ctx, current)
  const segmentIds = [...new Set(choice.industries_segments_ids ?? idsOf(current.industry_segments))]
  const segments = await reference.requireSegments(ctx.db, segmentIds, 'industries_segments_ids')
  const named = await reference.requireItems(
    ctx.db,
    'industries',
    choice.industries_ids ?? [],
    'industries_ids',
  )
  const industryIds = new Set([
    ...named.map(({ id }) => id),
    ...segments.map((segment) => segment.industry_id),
  ])
  await store.replace(ctx.db, personId, { industryIds: [...industryIds], segmentIds })
  await noteChange(ctx, seen, 'profile.areas_changed')
  return read(ctx, personId)
}

function assertFresh(ctx: SignedIn, current: Areas): void {
  const { ifMatch } = ctx.request
  if (ifMatch !== null && current.version !== ifMatch) throw refuse('stale', { data: current })
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
