import type { Db } from '#platform/db/database.ts'

/** Account, hours ago, text; `{manager}` mentions that account. */
type Said = readonly [who: string, hoursAgo: number, text: string]

const SAID: Readonly<Record<string, readonly Said[]>> = {
  'Grid-scale storage in the Nordics': [
    [
      'manager',
      190,
      'The long list holds fourteen companies. {expert}, which of them have more than one reference above 50 MWh?',
    ],
    ['expert', 171, 'Six of them. I have marked them in the evidence file and added the year of each plant.'],
    [
      'manager2',
      96,
      'Scores of the innovation axis are plausible now. The one of the integrator from Tampere needs a second source.',
    ],
    [
      'manager',
      72,
      'Done, two interviews and the annual report. {manager2}, please look once more before we publish.',
    ],
    ['manager2', 69, 'Fine with me.'],
  ],
  'Second-life batteries as a business': [
    [
      'customer',
      120,
      'Our board asks most about warranties. Can that be a question of its own in the interviews?',
    ],
    ['manager', 118, 'Yes. {expert} covers it in the second interview; the guide is under Files.'],
    [
      'expert',
      52,
      'Two buyers accept a warranty of five years at 70% remaining capacity. Nobody insures more at present.',
    ],
    ['customer', 30, 'Very helpful, thank you.'],
  ],
  'Home care growth programme': [
    [
      'manager',
      140,
      'Discovery is halfway: 26 of 40 ideas. The next workshop is about staffing, {customer} invites the regional heads.',
    ],
    ['customer', 133, 'Invitations are out. Stockholm and Aarhus have confirmed.'],
    [
      'expert',
      45,
      'Notes of the third workshop: two ideas on remote monitoring are good enough for a business case.',
    ],
  ],
  'Product leadership: process sensors': [
    ['admin', 20, 'Please add the evidence for the two nominees before the jury meets again.'],
    [
      'manager',
      16,
      'On it. {manager2}, {admin2}: you can change your scores until I submit the award again.',
    ],
  ],
  'Value-based pricing for imaging software': [
    [
      'manager',
      60,
      'Four experts have applied so far. We want at least two who have sold to hospital groups.',
    ],
    ['hr', 51, 'One more fits and would give a UK view. The papers of Claire Beaumont are nearly complete.'],
  ],
  'Instant payments for small businesses': [
    ['manager2', 80, 'Merchants in the first interviews care about settlement on weekends, less about fees.'],
    ['customer2', 61, 'That matches our survey. Could you ask for the share of refunds as well?'],
    ['manager2', 58, 'Added as the last question.'],
  ],
}

interface User {
  id: string
  name: string
}

/** What was said about some projects of the demo network. */
export async function writeDiscussions(
  db: Db,
  accounts: ReadonlyMap<string, User>,
  { gigs, now }: { gigs: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const rows = Object.entries(SAID).flatMap(([name, said]) => {
    const gigId = gigs.get(name)
    return gigId === undefined ? [] : said.flatMap((one) => rowOf(one, { gigId, accounts, now }))
  })
  await db.insertInto('gig_comments').values(rows).execute()
}

type Place = { gigId: string; accounts: ReadonlyMap<string, User>; now: Date }

function rowOf([who, hoursAgo, text]: Said, { gigId, accounts, now }: Place) {
  const author = accounts.get(who)
  if (author === undefined) return []
  const mentions: string[] = []
  const body = text.replaceAll(/\{(\w+)\}/g, (_, account: string) => {
    const user = accounts.get(account)
    if (user === undefined) return account
    mentions.push(user.id)
    return `@${user.name}`
  })
  const at = new Date(now.getTime() - hoursAgo * 3_600_000)
  return [{ gig_id: gigId, author_id: author.id, body, mentions, created_at: at }]
}
