import { EXPERT_STATUSES } from '#contract/experts/machine'

/** Of an expert their vetting, of everybody else their login; a contact has none. */
export const PERSON_STATUSES = [...EXPERT_STATUSES.filter((status) => status !== 'Erased'), 'Active'] as const
