import type { Proposal } from '@guildhall/contract/gigs/from-text'
import { Proposal as ProposalShape } from '@guildhall/contract/gigs/from-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { company } from '#features/companies/given.ts'
import { makePdf } from '@guildhall/resume-parser/samples/sample-pdf'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { zip } from '@guildhall/resume-parser/samples/sample-zip'

/** Days are named with their year, which is always the next one. */
const NEXT = new Date().getUTCFullYear() + 1
const MAIL = `From: Anna Keller <anna@utility.test>
Subject: RE: Battery storage contracts

Hi Sofia,

Thanks for the call. We are a municipal utility and plan a 40 MWh battery storage plant next to
our substation. We are looking for two experts who have negotiated contracts for grid batteries in
Germany or Austria and know project finance. At least ten years of experience.

- Which warranties are usual?
- Who carries the risk of <late> delivery?

They must speak German fluently. Knowledge of power markets would be a plus.
Voltrix Storage is a bidder, so nobody who works there. We can pay up to EUR 300 per hour.
The work should start on 1 December ${NEXT} and be finished by the end of March ${NEXT + 1}.
Please send us names by 27 November ${NEXT}.

Best regards,
Anna Keller
Head of Procurement, +49 351 000000`

let portal: Portal
let manager: Client

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  await company(portal.db, 'Voltrix Storage')
})
afterAll(() => portal.stop())

const Answer = z.strictObject({ data: z.array(ProposalShape) })

async function read(text: string, type = 'growth-opportunity'): Promise<Proposal[]> {
  const answer = await manager.send('POST', '/gig-proposals', { body: { type, text } })
  expect(answer.status, answer.text).toBe(200)
  return Answer.parse(answer.body).data
}

const valuesOf = (proposals: Proposal[], field: string) =>
  proposals.filter((one) => one.field === field && one.is_sure).map(({ value }) => value)

/** What a person would save who agrees to everything that is sure. */
function contentOf(proposals: Proposal[]) {
  const content: Record<string, unknown> = {}
  for (const { change, is_sure: isSure } of proposals) {
    if (!isSure) continue
    for (const [key, value] of Object.entries(change)) {
      const before = content[key]
      if (Array.isArray(value))
        content[key] = [...new Set([...(Array.isArray(before) ? before : []), ...value])]
      else if (key === 'details') content[key] = { ...Object(before), ...Object(value) }
      else content[key] = value
    }
  }
  return content
}

describe('the text of a client', () => {
  it('becomes a project, each field with the sentence that says it', async () => {
    const proposals = await read(MAIL)

    expect(valuesOf(proposals, 'name')).toEqual(['Battery storage contracts'])
    expect(valuesOf(proposals, 'region_ids')).toEqual(['DACH'])
    expect(valuesOf(proposals, 'language_ids')).toEqual(['German'])
    expect(valuesOf(proposals, 'industry_ids')).toContain('Energy and Power')
    expect(valuesOf(proposals, 'segment_ids').join()).toContain('Energy Storage')
    expect(valuesOf(proposals, 'skills_required')).toEqual(
      expect.arrayContaining(['Energy storage', 'Project finance']),
    )
    expect(valuesOf(proposals, 'skills_nice')).toEqual(['Power markets'])
    expect(valuesOf(proposals, 'experts_count')).toEqual(['2 experts'])
    expect(valuesOf(proposals, 'years_min')).toEqual(['10 years'])
    expect(valuesOf(proposals, 'budget_max')).toEqual(['EUR 300, hourly'])
    expect(valuesOf(proposals, 'conflict_company_ids')).toEqual(['Voltrix Storage'])
    expect(['start_at', 'end_at', 'deadline'].flatMap((field) => valuesOf(proposals, field))).toEqual([
      `${NEXT}-12-01`,
      `${NEXT + 1}-03-31`,
      `${NEXT}-11-27`,
    ])
    for (const { field, sentence } of proposals) {
      if (field === 'description') continue
      expect(MAIL.replaceAll(/\s+/g, ' '), field).toContain(sentence)
    }
  })

  it('leaves out greeting, signature and what would be HTML', async () => {
    const [description] = (await read(MAIL)).filter(({ field }) => field === 'description')
    const html = description?.change.description ?? ''

    expect(html).toContain('<ul><li>Which warranties are usual?</li>')
    expect(html).toContain('&lt;late&gt;')
    expect(html).not.toContain('Keller')
    expect(html).not.toContain('Hi Sofia')
  })

  it('stores nothing; what somebody agrees to is saved with the draft in one piece', async () => {
    const count = () => portal.db.selectFrom('gigs').select('id').execute()
    const before = await count()
    const proposals = await read(MAIL)
    expect(await count()).toHaveLength(before.length)

    const { name, ...content } = contentOf(proposals)
    const body = { type: 'growth-opportunity', name, content }
    const made = await manager.send('POST', '/gigs', { body })

    expect(made.status, made.text).toBe(201)
    expect(made.body).toMatchObject({
      data: {
        name: 'Battery storage contracts',
        deadline: `${NEXT}-11-27`,
        years_min: 10,
        budget_max: 300,
        bidType: 'Hourly',
        currency: 'EUR',
        languages: [{ name: 'German' }],
        conflict_companies: [{ name: 'Voltrix Storage' }],
      },
    })
  })

  it('makes no draft when what came with it is refused', async () => {
    const before = await portal.db.selectFrom('gigs').select('id').execute()
    const content = { start_at: '2027-02-01', end_at: '2027-01-01' }

    const made = await manager.send('POST', '/gigs', { body: { type: 'radar', name: 'Backwards', content } })

    expect(made.status).toBe(422)
    expect(made.body).toMatchObject({ errors: { end_at: ['End date should be after start date'] } })
    expect(await portal.db.selectFrom('gigs').select('id').execute()).toHaveLength(before.length)
  })

  it('says nothing of experts where the kind needs none', async () => {
    const fields = (await read(MAIL, 'radar')).map(({ field }) => field)

    expect(fields).not.toContain('skills_required')
    expect(fields).not.toContain('objective')
    expect(fields).toContain('region_ids')
  })

  it('is read in other languages too', async () => {
    const proposals = await read(
      'Guten Tag,\n\nwir suchen drei Experten für Batteriespeicher in Österreich. Die Gespräche führen wir auf Deutsch. ' +
        'Mindestens 5 Jahre Berufserfahrung, Stundensatz bis 250 Euro. Bitte Vorschläge bis zum 15. Dezember ' +
        `${NEXT}.\n\nViele Grüße\nKarl`,
    )

    expect(valuesOf(proposals, 'region_ids')).toEqual(['DACH'])
    expect(valuesOf(proposals, 'language_ids')).toEqual(['German'])
    expect(valuesOf(proposals, 'years_min')).toEqual(['5 years'])
    expect(valuesOf(proposals, 'budget_max')).toEqual(['EUR 250, hourly'])
    expect(valuesOf(proposals, 'experts_count')).toEqual(['3 experts'])
    expect(valuesOf(proposals, 'deadline')).toEqual([`${NEXT}-12-15`])
  })
})

describe('the file of a client', () => {
  const send = (filename: string, content: Buffer) =>
    manager.upload('/gig-proposals/file', [{ field: 'file', filename, content }])

  it('is read line by line, whichever kind it is', async () => {
    const xml =
      '<w:document><w:p><w:r><w:t>Grid batteries</w:t></w:r></w:p><w:p><w:r><w:t>We look for advice &amp; help.</w:t></w:r></w:p></w:document>'
    const docx = zip([
      { name: '[Content_Types].xml' },
      { name: 'word/document.xml', content: Buffer.from(xml) },
    ])
    const pdf = Buffer.from(
      makePdf([
        [
          { text: 'Grid batteries', x: 60, y: 80 },
          { text: 'We look for advice & help.', x: 60, y: 120 },
        ],
      ]),
    )
    const text = Buffer.from('Grid batteries\r\nWe look for advice & help.')

    for (const [name, content] of [
      ['brief.docx', docx],
      ['brief.pdf', pdf],
      ['brief.txt', text],
    ] as const) {
      const answer = await send(name, content)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body, name).toMatchObject({
        data: { text: expect.stringMatching(/^Grid batteries\n+We look for advice & help\.$/) },
      })
    }
  })

  it('is refused with a word when it is no such file or has no text', async () => {
    const wrong = await send('brief.png', Buffer.from('x'))
    expect(wrong.status).toBe(422)
    expect(wrong.body).toMatchObject({ errors: { file: ['Choose a PDF, Word or text file.'] } })
    expect((await send('brief.pdf', Buffer.from('no pdf'))).status).toBe(422)
    const empty = await send('brief.txt', Buffer.from('  \n '))
    expect(empty.body).toMatchObject({ code: 'brief_unreadable' })
  })
})
