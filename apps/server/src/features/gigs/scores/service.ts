import { MOST_SCORES, type AwardDetails } from '@guildhall/contract/gigs/details'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import type { ScoresForm } from '@guildhall/contract/gigs/scores'
import * as activity from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { typedDetails } from '#features/gigs/details.ts'
import { writeDetails } from '#features/gigs/details-store.ts'
import { isJudged, may } from '#features/gigs/policy.ts'
import { lockGig, read } from '#features/gigs/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'

/** A juror's scores instead of those that they gave before; those of the others stay. */
export async function write(ctx: SignedIn, deps: GigsDeps, id: string, form: ScoresForm): Promise<GigAnswer> {
  const { gig } = await lockGig(ctx, id, { who: may.score })
  const typed = typedDetails(gig.type, gig.details)
  if (!isJudged(gig) || typed.type !== 'award') throw refuse('wrong_state')
  const juror = ctx.actor.userId
  const others = typed.details.scores.filter(({ juror_id: by }) => by !== juror)
  const scores = changed(
    typed.details.scores.filter(({ juror_id: by }) => by === juror),
    form,
  )
  const fault = faultOf(typed.details, scores, others.length)
  if (fault !== undefined) throw refuse('invalid', { fields: { scores: [fault] } })
  const own = scores.map((one) => ({ ...one, juror_id: juror }))
  await writeDetails(ctx.db, id, { ...typed.details, scores: [...others, ...own] })
  // Who scored is known, what they gave is not: a jury is not to look at each other.
  await activity.recordEvent(ctx, {
    kind: 'gig.scored',
    subject: subjectOf({ id, name: gig.name }),
  })
  return read(ctx, deps, id)
}

/** The scores of a juror as they are, with what the form changes of those that it began with. */
function changed(current: ScoresForm['scores'], { scores, before }: ScoresForm): ScoresForm['scores'] {
  if (before === undefined) return scores
  const has = (list: ScoresForm['scores'], one: ScoresForm['scores'][number]) =>
    list.some((other) => placeOf(other) === placeOf(one) && other.score === one.score)
  const given = scores.filter((one) => !has(before, one))
  const gone = before.filter((one) => !has(scores, one))
  const touched = new Set([...given, ...gone].map(placeOf))
  const kept = current
    .filter((one) => !touched.has(placeOf(one)))
    .map(({ company_id, criterion_id, score }) => ({ company_id, criterion_id, score }))
  return [...kept, ...given]
}

const placeOf = ({ company_id: id, criterion_id: criterion }: ScoresForm['scores'][number]) =>
  `${id} ${criterion}`

function faultOf(
  { nominee_companies: nominees, criteria }: AwardDetails,
  scores: ScoresForm['scores'],
  others: number,
): string | undefined {
  const isKnown = ({ company_id: company, criterion_id: criterion }: ScoresForm['scores'][number]) =>
    nominees.some((one) => one.company_id === company) && criteria.some(({ id }) => id === criterion)
  if (!scores.every(isKnown)) return 'Score the nominees by the criteria of the award.'
  const places = new Set(scores.map(placeOf))
  if (places.size !== scores.length) return 'Give one score for each criterion of a nominee.'
  return others + scores.length > MOST_SCORES ? `At most ${MOST_SCORES} entries.` : undefined
}
