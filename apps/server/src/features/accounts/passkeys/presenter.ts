import type { Passkey } from '@guildhall/contract/passkeys'
import type { PasskeyRow } from './store.ts'

export function present(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    is_backed_up: row.is_backed_up,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
