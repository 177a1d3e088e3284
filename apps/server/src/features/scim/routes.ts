import type { scim, ScimState } from '@guildhall/contract/scim'
import type { Handlers } from '#platform/http/context.ts'
import type { ScimDeps } from './deps.ts'
import * as service from './service.ts'
import type { TokenRow } from './token-store.ts'

export function scimRoutes({ accounts }: ScimDeps): Handlers<typeof scim> {
  const url = `${accounts.site.publicUrl}/scim/v2`
  return {
    async state(ctx) {
      return { data: { url, token: present(await service.state(ctx)) } }
    },
    async renew(ctx) {
      return { data: { url, token: await service.renew(ctx) } }
    },
    async revoke(ctx) {
      await service.revoke(ctx)
      return { success: true }
    },
  }
}

function present(row: TokenRow | undefined): ScimState['token'] {
  if (row === undefined) return null
  return {
    hint: row.hint,
    created_at: row.created_at.toISOString(),
    created_by: { id: row.created_by, name: `${row.first_name} ${row.last_name}` },
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
