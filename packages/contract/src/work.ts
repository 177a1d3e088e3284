import { deliverables, deliverablesErrors } from './work/deliverables.ts'

/** What comes after the hire: deliverables. */
export const work = { deliverables }

export const workErrors = { ...deliverablesErrors }
