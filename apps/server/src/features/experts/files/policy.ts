import type { Seen } from '#features/experts/service.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { FileKind } from './store.ts'

/** All files, or only those that their owner tagged as public. */
export type FilesView = 'all' | 'public'

/** 404 for whose files this reader does not see. */
export function requireFilesView({ view }: Seen): FilesView {
  if (view.files === null) throw refuse('not_found')
  return view.files
}

/** 404 for whose files this reader does not see in full, 403 for whose they may not change. */
export function requireFilesEdit({ view }: Seen): void {
  if (view.files !== 'all') throw refuse('not_found')
  if (!view.canEdit) throw refuse('forbidden')
}

/** Resume and NDA are never public. */
export function canOpen(view: FilesView, file: { kind: FileKind; is_public: boolean }): boolean {
  return view === 'all' || (file.is_public && (file.kind === 'attachment' || file.kind === 'certification'))
}
