import type { DemoEngagement } from './engagements.ts'

/** A project of the past, as the database knows it. */
export interface PastGig {
  name: string
  published: Date
  closed: Date
  isCompleted: boolean
}

export interface PastExpert {
  name: string
  approved: Date
}

const DAY = 86_400_000
const SAID = [
  'I have worked on this from the side of the buyer, and can say what decided.',
  'Two of my projects were about exactly this question.',
  'I know four of the suppliers from the inside.',
  'Happy to share figures where my former contracts allow it.',
]
const OF_EXPERT = [
  [4.5, 'Came prepared and answered what was asked.'],
  [4, 'Good insight; the notes were short.'],
  [5, 'The customer asked to talk to this expert again.'],
  [3, 'Knew the market, but two calls were moved.'],
  [3.5, 'Solid, with a few gaps on prices.'],
] as const
const OF_OWNER = [
  [5, 'Clear questions and quick answers.'],
  [4, 'A good brief.'],
  [4.5, 'Everything as agreed.'],
  [3.5, 'The scope moved once.'],
] as const
const WHY = ['Booked until summer.', 'The rate is below mine.', 'Not my field.', 'The dates do not fit.']

/** Who was asked for and who worked on past projects; only experts who were approved by then. */
export function earlierEngagements(
  gigs: readonly PastGig[],
  experts: readonly PastExpert[],
  now: Date,
): DemoEngagement[] {
  return gigs.flatMap((gig, place) => {
    const known = experts.filter(({ approved }) => approved.getTime() + DAY < gig.published.getTime())
    const count = Math.min(known.length, 7)
    return Array.from({ length: count }, (_, index) => {
      const expert = known[(place * 3 + index * 2 + Math.floor(index / known.length)) % known.length]
      return { expert, index }
    })
      .filter(({ expert }, index, all) => all.findIndex((one) => one.expert === expert) === index)
      .flatMap(({ expert, index }) =>
        expert === undefined ? [] : [engagementOf(gig, { expert: expert.name, index, place }, now)],
      )
  })
}

type Turn = { expert: string; index: number; place: number }

function engagementOf(gig: PastGig, { expert, index, place }: Turn, now: Date): DemoEngagement {
  const turn = place + index
  const day = (at: number) => (now.getTime() - at) / DAY
  const common = { gig: gig.name, expert, status: 'Closed' as const }
  const early = day(gig.published.getTime() + (9 + index) * DAY)
  if (index < 3 && gig.isCompleted) {
    const [rate, comment] = OF_EXPERT[turn % OF_EXPERT.length] ?? OF_EXPERT[0]
    const [back, backComment] = OF_OWNER[turn % OF_OWNER.length] ?? OF_OWNER[0]
    const age = day(gig.closed.getTime() - (2 + index * 3) * DAY)
    const said = { message: SAID[turn % SAID.length] ?? '', bid: 110 + (turn % 9) * 12 }
    return {
      ...common,
      age,
      closed: 'completed',
      isAsked: index === 1,
      ...said,
      ratings: [rate, comment, back, backComment],
    }
  }
  if (index === 3)
    return { ...common, age: early, closed: 'declined', isAsked: true, why: WHY[turn % WHY.length] ?? '' }
  if (index === 4) return { ...common, age: early, closed: 'expired', isAsked: true }
  if (index === 5 || !gig.isCompleted)
    return { ...common, age: early, closed: turn % 2 === 0 ? 'declined' : 'expired', isAsked: true }
  return {
    ...common,
    age: early,
    closed: 'not_selected',
    bid: 240,
    why: 'Others were closer to the question.',
  }
}
