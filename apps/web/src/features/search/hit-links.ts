import type { RolePrefix } from '@guildhall/contract/access'
import type { SearchHit } from '@guildhall/contract/search'
import { gigPath, personPath } from '#platform/addresses.ts'

/** Where a hit leads: the page of the thing, or of what it belongs to, as the active role knows it. */
export function hitPath(hit: SearchHit, prefix: RolePrefix): string {
  switch (hit.kind) {
    case 'expert':
      return personPath({ id: hit.id, is_expert: true }, prefix)
    case 'person':
      return personPath({ id: hit.id, is_expert: false }, prefix)
    case 'gig':
      return gigPath(hit.id, prefix)
    case 'company':
      return `/companies/${hit.id}`
    case 'comment':
      return gigPath(hit.gig?.id ?? hit.id, prefix, 'discussion')
    case 'attachment':
      return hit.person === null
        ? gigPath(hit.gig?.id ?? hit.id, prefix, 'files')
        : personPath(hit.person, prefix)
    case 'faq':
      return prefix === 'admin' ? `/admin/settings/faqs?open=${hit.id}` : `/${prefix}/faqs?id=${hit.id}`
    case 'feedback':
      return `/feedback/${hit.id}`
  }
}
