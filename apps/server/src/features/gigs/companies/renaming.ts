import type { AwardDetails, RadarDetails } from '@guildhall/contract/gigs/details'

interface Move {
  from: string
  into: string
}

/** The radar after one of its companies went into another: where both stand on it, the one that stays keeps its scores. */
export function inRadar(details: RadarDetails, move: Move): RadarDetails {
  return {
    ...details,
    companies: moved(details.companies, move, ({ company_id }) => company_id),
    acceptances: movedAcceptances(details, move),
  }
}

/** The same for the nominees of an award, and what the jurors gave them. */
export function inAward(details: AwardDetails, move: Move): AwardDetails {
  return {
    ...details,
    nominee_companies: moved(details.nominee_companies, move, ({ company_id }) => company_id),
    scores: moved(details.scores, move, ({ company_id, criterion_id, juror_id }) =>
      JSON.stringify([company_id, criterion_id, juror_id]),
    ),
    acceptances: movedAcceptances(details, move),
  }
}

function movedAcceptances({ acceptances }: Pick<RadarDetails, 'acceptances'>, move: Move) {
  return moved(acceptances, move, ({ company_id }) => company_id ?? '')
}

/** Entries in their order; of two that become the same, the one that named the other company all along stays. */
function moved<Entry extends { company_id: string | null }>(
  entries: readonly Entry[],
  { from, into }: Move,
  keyOf: (entry: Entry) => string,
): Entry[] {
  const taken = new Set(entries.filter((entry) => entry.company_id !== from).map(keyOf))
  return entries.flatMap((entry) => {
    if (entry.company_id !== from) return [entry]
    const renamed = { ...entry, company_id: into }
    return taken.has(keyOf(renamed)) ? [] : [renamed]
  })
}
