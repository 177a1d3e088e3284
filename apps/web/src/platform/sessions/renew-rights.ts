import { currentUser, readUser } from '#platform/session.tsx'
import { hasUnsaved } from '#ui/dialogs/unsaved.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { permissionsChanged } from './copy.ts'

interface Pages {
  /** Asks the guards of the page again. */
  invalidate: () => Promise<void>
}

/**
 * Reads who they are, and says so where they may do something else now. A page that is no longer theirs goes, as it
 * would not open to somebody who comes now; but not from under something unsaved: saving it says what is refused.
 */
export async function renewRights(pages: Pages | undefined): Promise<void> {
  const before = rightsOfReader()
  await readUser()
  if (rightsOfReader() === before) return
  toasts.info(permissionsChanged, { id: 'permissions', isAtFoot: true })
  if (!hasUnsaved()) await pages?.invalidate()
}

function rightsOfReader(): string {
  const user = currentUser()
  return JSON.stringify([user?.groups.map(({ slug }) => slug), user?.permissions])
}
