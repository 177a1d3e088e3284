import type { ComponentType } from 'react'

/** Tabs of the page of a company that features below bring; `app/` plugs them in. */
export interface CompanySlots {
  /** The experts who work or worked there. */
  RelatedPeople: ComponentType<{ companyId: string }>
  /** The projects for the company. */
  Projects: ComponentType<{ companyId: string }>
}
