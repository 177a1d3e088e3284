import type { CalendarDeps } from './calendar/service.ts'
import type { CallsDeps } from './calls/mails.ts'

/** What this feature is given by wiring.ts. */
export interface WorkDeps extends CalendarDeps, CallsDeps {}
