import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import type { Part } from '#platform/documents/paper.ts'
import { setPaper } from '#platform/documents/setting.ts'
import type { Storage } from '#platform/files/storage.ts'
import * as files from '#features/gigs/files/store.ts'

interface DemoPaper {
  gig: string
  name: string
  by: string
  daysAgo: number
  isDeliverable?: true
  line: string
  parts: readonly Part[]
}

const GUIDE: readonly Part[] = [
  { title: 'Before the call', text: 'Confirm that nothing confidential of a former employer will be said.' },
  {
    title: 'Questions',
    entries: [
      { title: 'Market', text: 'Which buyers have ordered in the last twelve months, and why now?' },
      { title: 'Offer', text: 'What is bought as a service, what as equipment? Which warranties are asked?' },
      { title: 'Competition', text: 'Who was on the shortlist, and what decided in the end?' },
    ],
  },
]
const NOTES: readonly Part[] = [
  { title: 'Decisions', text: 'Twelve companies stay in. The two without audited figures are left out.' },
  { title: 'Next steps', text: 'Second sources for three scores; drafts of the profiles within two weeks.' },
]
const DRAFT: readonly Part[] = [
  { title: 'Summary', text: 'Three companies lead on both axes; four more grow faster than they innovate.' },
  {
    title: 'Method',
    text: 'Ten criteria on two axes, two sources for each score, reviewed by a second analyst.',
  },
  { title: 'Outlook', text: 'Consolidation is likely within three years: two of the leaders have said so.' },
]

const PAPERS: readonly DemoPaper[] = [
  paper('Second-life batteries as a business', 'Interview guide.pdf', GUIDE, { by: 'manager', daysAgo: 6 }),
  paper('Grid-scale storage in the Nordics', 'Notes of the scoring round.pdf', NOTES, {
    by: 'manager2',
    daysAgo: 9,
  }),
  paper('Grid-scale storage in the Nordics', 'Radar report.pdf', DRAFT, {
    by: 'manager',
    daysAgo: 7,
    isDeliverable: true,
  }),
  paper('Battery analytics platforms', 'Radar report, draft.pdf', DRAFT, {
    by: 'manager',
    daysAgo: 12,
    isDeliverable: true,
  }),
  paper('Product leadership: process sensors', 'Evidence by criterion.pdf', NOTES, {
    by: 'manager',
    daysAgo: 14,
    isDeliverable: true,
  }),
  paper('Home care growth programme', 'Notes of the third workshop.pdf', NOTES, { by: 'expert', daysAgo: 2 }),
]

function paper(
  gig: string,
  name: string,
  parts: readonly Part[],
  facts: Pick<DemoPaper, 'by' | 'daysAgo' | 'isDeliverable'>,
): DemoPaper {
  return { gig, name, parts, line: gig, ...facts }
}

/** Files of some projects of the demo network, with their bytes. */
export async function writePapers(
  db: Db,
  storage: Storage,
  { users, gigs, now }: { users: ReadonlyMap<string, string>; gigs: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  for (const one of PAPERS) {
    const gigId = gigs.get(one.gig)
    const createdBy = users.get(one.by)
    if (gigId === undefined || createdBy === undefined) continue
    const createdAt = new Date(now.getTime() - one.daysAgo * 86_400_000)
    const bytes = await setPaper(null, { paper: sheetOf(one), format: 'pdf', at: createdAt })
    const storageKey = randomUUID()
    await storage.putBytes(storageKey, bytes, 'application/pdf')
    await files.insert(db, {
      id: randomUUID(),
      gigId,
      isDeliverable: one.isDeliverable === true,
      storageKey,
      name: one.name,
      extension: 'pdf',
      size: bytes.length,
      type: 'application/pdf',
      sha256: createHash('sha256').update(bytes).digest(),
      createdBy,
      createdAt,
    })
  }
}

function sheetOf({ name, line, parts }: DemoPaper) {
  return {
    brand: 'Guildhall',
    title: name.replace('.pdf', ''),
    lines: [line],
    facts: [],
    parts,
    footer: line,
  }
}
