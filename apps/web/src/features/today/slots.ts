import type { ComponentType } from 'react'

/** Parts of Today that features below bring; `app/` plugs them in. */
export interface TodaySlots {
  /** How the last months went, for those who run projects. */
  Figures: ComponentType
}
