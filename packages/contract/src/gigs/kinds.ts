/** PRODUCT 5.6.3: the kinds of projects. */
export const GIG_KINDS = ['radar', 'award', 'growth-opportunity', 'opportunity-engine'] as const
export type GigKind = (typeof GIG_KINDS)[number]

export function isKind(word: string): word is GigKind {
  return GIG_KINDS.some((kind) => kind === word)
}

/**
 * What a kind is. Nothing else in the code looks at the name of a kind to decide how its lifecycle goes:
 * `track` does (PRODUCT 5.5). A deliverable is submitted and reviewed, staffing goes from approval to publication.
 */
interface Kind {
  display: string
  /** Of the internal code: RAD-2026-0042. */
  prefix: string
  track: 'deliverable' | 'staffing'
  stages: readonly string[]
  needsExperts: boolean
}

export const KINDS = {
  radar: {
    display: 'Radar',
    prefix: 'RAD',
    track: 'deliverable',
    stages: ['Scoping', 'Research', 'Scoring', 'Drafting', 'Review', 'Final'],
    needsExperts: false,
  },
  award: {
    display: 'Award',
    prefix: 'AWD',
    track: 'deliverable',
    stages: ['Nomination', 'Research', 'Scoring', 'Jury', 'Announcement', 'Licensing'],
    needsExperts: false,
  },
  'growth-opportunity': {
    display: 'Growth opportunity',
    prefix: 'GOP',
    track: 'staffing',
    stages: ['Brief', 'Expert search', 'Interviews', 'Synthesis', 'Report', 'Delivered'],
    needsExperts: true,
  },
  'opportunity-engine': {
    display: 'Opportunity engine',
    prefix: 'OPE',
    track: 'staffing',
    stages: ['Kick-off', 'Discovery', 'Prioritise', 'Execute', 'Measure', 'Renewal'],
    needsExperts: true,
  },
} as const satisfies Record<GigKind, Kind>

/** Levels of customers, the lowest first: their place in the list is the level (PRODUCT 5.6.3). */
export const LEVELS = ['view', 'comment', 'collaborate', 'manage'] as const
export type Level = (typeof LEVELS)[number]
