import type { Favorite } from '@guildhall/contract/favorites'
import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import * as z from 'zod/mini'
import { relativeTime } from '#features/activity/service.ts'
import type { FavoriteRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

const Kind = z.enum(GIG_KINDS)

export function present(row: FavoriteRow, now: Date): Favorite {
  const type = Kind.parse(row.type)
  return {
    id: row.id,
    project_id: row.gig_id,
    project_name: row.name,
    project_type: type,
    project_type_display: KINDS[type].display,
    template_name: row.template_name,
    stage: row.stage,
    created_at: row.created_at.toISOString(),
    created_at_diff: relativeTime(row.created_at, now),
    updated_at: row.updated_at.toISOString(),
    updated_at_diff: relativeTime(row.updated_at, now),
    creator: personOf(row.created_by, row.creator_name, row.creator_photo),
    updater: personOf(row.updated_by, row.updater_name, row.updater_photo),
  }
}

function personOf(id: string | null, name: string | null, photo: string | null) {
  if (id === null) return null
  return { id, name: name ?? '', photo: photoUrl(photo) }
}
