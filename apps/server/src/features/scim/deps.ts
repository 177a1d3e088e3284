import type { AccountsDeps } from '#features/accounts/service.ts'

export interface ScimDeps {
  accounts: AccountsDeps
}
