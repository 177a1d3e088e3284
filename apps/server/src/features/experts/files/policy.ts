import type { Role } from '@guildhall/contract/access'
import type { Seen } from '#features/experts/service.ts'
import type { Actor } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { FileKind } from './store.ts'

/** All files, or only those that their owner tagged as public. */
export type FilesView = 'all' | 'public'

type Reader = Pick<Actor, 'userId' | 'roles'>

/**
 * Whose files this reader sees (PRODUCT 5.2 row 13b): the owner, admins, HR those of experts, managers those of experts
 * on their own gigs. A customer to whom the expert was put forward sees what is tagged public (D-31).
 */
export function filesViewOf({ roles, userId }: Reader, { row, view }: Seen): FilesView | null {
  const is = (role: Role) => roles.includes(role)
  if (view.audience === 'self' || is('growth_experts_admin')) return 'all'
  if (is('growth_experts_hr_generalist') && row.is_expert) return 'all'
  if (is('growth_experts_manager') && row.manager_ids.includes(userId)) return 'all'
  return view.audience === 'public' ? 'public' : null
}

/** 404 for whose files this reader does not see. */
export function requireFilesView(reader: Reader, seen: Seen): FilesView {
  const view = filesViewOf(reader, seen)
  if (view === null) throw refuse('not_found')
  return view
}

/** 404 for whose files this reader does not see in full, 403 for whose he may not change. */
export function requireFilesEdit(reader: Reader, seen: Seen): void {
  if (filesViewOf(reader, seen) !== 'all') throw refuse('not_found')
  if (!seen.view.canEdit) throw refuse('forbidden')
}

/** Resume and NDA are never public. */
export function canOpen(view: FilesView, file: { kind: FileKind; is_public: boolean }): boolean {
  return view === 'all' || (file.is_public && (file.kind === 'attachment' || file.kind === 'certification'))
}
