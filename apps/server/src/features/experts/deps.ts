import type { AccountsDeps } from '#features/accounts/service.ts'

/** What this feature is given by app.ts. */
export interface ExpertsDeps {
  /** Stands in the choices of "How did you hear about us". */
  product: string
  accounts: AccountsDeps
}
