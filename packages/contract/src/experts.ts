import { areas } from './experts/areas.ts'
import { exportProfile } from './experts/document.ts'
import { profile } from './experts/profile.ts'

/** The profile of a person and its areas of expertise; its sections stand beside it. */
export const experts = { ...profile, ...areas, exportProfile }

export const expertsErrors = {
  too_many_rows: [422, 'There are too many entries already.'],
} as const
