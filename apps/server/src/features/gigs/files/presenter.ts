import type { GigFile } from '@guildhall/contract/gigs/files'
import { relativeTime } from '#features/activity/service.ts'
import type { SeenGig } from '#features/gigs/service.ts'
import { canChangeNow } from './policy.ts'
import type { GigFileRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

export function present(file: GigFileRow, seen: SeenGig, now: Date): GigFile {
  const { author_name: name, author_photo: photo, created_by: id } = file
  return {
    uuid: file.id,
    filename: file.name,
    fileExtension: file.extension,
    size: file.size,
    kind: file.is_deliverable ? 'deliverable' : 'attachment',
    url: `/api/gigs/${file.gig_id}/attachments/${file.id}`,
    created_at: file.created_at.toISOString(),
    created_at_diff: relativeTime(file.created_at, now),
    created_by: id === null || name === null ? null : { id, name, photo: photoUrl(photo) },
    can_change: canChangeNow(seen, file),
  }
}
