import type { AwardDetails } from './details.ts'

export interface NomineeScore {
  company_id: string
  status: AwardDetails['nominee_companies'][number]['status']
  /** The mean of the jurors for each criterion, in their order; null where nobody has scored. */
  means: (number | null)[]
  /** Weighted by the criteria, over those that are scored. */
  total: number | null
}

/** The nominees with their mean scores, the best first. */
export function scoresOf({ nominee_companies: nominees, criteria, scores }: AwardDetails): NomineeScore[] {
  return nominees
    .map(({ company_id: id, status }) => {
      const means = criteria.map(({ id: criterion }) =>
        meanOf(
          scores
            .filter((one) => one.company_id === id && one.criterion_id === criterion)
            .map(({ score }) => score),
        ),
      )
      return { company_id: id, status, means, total: weighted(means, criteria) }
    })
    .toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0))
}

/** Who has scored at all, in the order of their first scores. */
export function jurorsOf({ scores }: AwardDetails): string[] {
  return [...new Set(scores.map(({ juror_id: juror }) => juror))]
}

/** What one juror thinks of a nominee, weighted; null where they have given nothing. */
export function totalOf(details: AwardDetails, juror: string, company: string): number | null {
  const scores = details.scores.filter(({ juror_id: by }) => by === juror)
  return scoresOf({ ...details, scores }).find(({ company_id: id }) => id === company)?.total ?? null
}

function meanOf(scores: readonly number[]): number | null {
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length
}

function weighted(means: readonly (number | null)[], criteria: AwardDetails['criteria']): number | null {
  let sum = 0
  let weights = 0
  for (const [index, mean] of means.entries()) {
    const weight = criteria[index]?.weight ?? 0
    if (mean === null) continue
    sum += mean * weight
    weights += weight
  }
  return weights === 0 ? null : sum / weights
}
