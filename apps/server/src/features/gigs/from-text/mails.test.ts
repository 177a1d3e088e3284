import { Proposal } from '@guildhall/contract/gigs/from-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { company } from '#features/companies/given.ts'
import { makePdf } from '@guildhall/resume-parser/samples/sample-pdf'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { zip } from '@guildhall/resume-parser/samples/sample-zip'
import { CHATTY, GERMAN, NEXT, TERSE } from './sample-mails.ts'

let portal: Portal
let manager: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  for (const name of ['Medivista Systems', 'Finwacht', 'Frostlager']) await company(portal.db, name)
})
afterAll(() => portal.stop())

const Answer = z.strictObject({ data: z.array(Proposal) })
const Text = z.strictObject({ data: z.strictObject({ text: z.string() }) })

async function read(text: string): Promise<Proposal[]> {
  const body = { type: 'growth-opportunity', text }
  const answer = await manager.send('POST', '/gig-proposals', { body })
  expect(answer.status, answer.text).toBe(200)
  return Answer.parse(answer.body).data
}

/** What somebody agrees to who changes nothing. */
function sureOf(proposals: readonly Proposal[]) {
  const fields: Record<string, string[]> = {}
  for (const { field, value, is_sure: isSure } of proposals) {
    if (isSure) fields[field] = [...(fields[field] ?? []), value]
  }
  return fields
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
/** Fields whose proposal is worded anew or is the whole text. */
const WHOLE = ['name', 'description']

function expectQuoted(proposals: readonly Proposal[], text: string): void {
  for (const { field, sentence } of proposals) {
    if (!WHOLE.includes(field)) expect(flat(text), field).toContain(sentence)
  }
}

const sentenceOf = (proposals: readonly Proposal[], field: string, value: string) =>
  proposals.find((one) => one.field === field && one.value === value)?.sentence

describe('a chatty mail', () => {
  it('gives what it asks for, and nothing of the small talk and the signature', async () => {
    const proposals = await read(CHATTY)
    const sure = sureOf(proposals)

    expect(sure).toMatchObject({
      name: ['A few conversations about radiology software?'],
      region_ids: ['United Kingdom and Ireland'],
      experts_count: ['3 experts'],
      years_min: ['8 years'],
      budget_max: ['GBP 12,000, fixed'],
      conflict_company_ids: ['Medivista Systems'],
      skills_nice: ['Data privacy'],
      deadline: [`${NEXT}-12-04`],
      end_at: [`${NEXT + 1}-01-31`],
    })
    expect(sure['skills_required']).toEqual(expect.arrayContaining(['Medical imaging', 'Procurement']))
    expect(sure).not.toHaveProperty('language_ids')
    expect(sure['summary']?.join()).toContain('speak to three people who have bought or sold')
    expectQuoted(proposals, CHATTY)
    expect(sentenceOf(proposals, 'skills_nice', 'Data privacy')).toBe(
      'Knowledge of data privacy would be nice to have.',
    )
    expect(JSON.stringify(proposals)).not.toMatch(/umbrellas|Lisbon|confidential|7946/)
  })
})

describe('a German mail', () => {
  it('gives what it asks for in the words of the lists', async () => {
    const proposals = await read(GERMAN)
    const sure = sureOf(proposals)

    expect(sure).toMatchObject({
      name: ['Geldwäscheprävention - Gesprächspartner gesucht'],
      region_ids: ['DACH'],
      language_ids: ['German'],
      experts_count: ['2 experts'],
      years_min: ['10 years'],
      budget_max: ['EUR 1,800, daily'],
      conflict_company_ids: ['Finwacht'],
      start_at: [`${NEXT}-01-11`],
      end_at: [`${NEXT}-03-31`],
    })
    expect(sure['skills_required']).toContain('Anti-money laundering')
    expect(proposals.map(({ value }) => value)).toContain('Financial Services')
    expect(sure['summary']?.join()).toContain('Dafür suchen wir zwei Expertinnen')
    expectQuoted(proposals, GERMAN)
    expect(JSON.stringify(proposals)).not.toMatch(/Brandl|Leopold/)
  })
})

const FOUND_IN_TERSE = {
  name: ['Expert calls: automated cold stores'],
  region_ids: ['Central and Eastern Europe'],
  language_ids: ['Polish'],
  experts_count: ['5 experts'],
  years_min: ['12 years'],
  budget_max: ['USD 350, hourly'],
  conflict_company_ids: ['Frostlager'],
  skills_nice: ['Robotics'],
  start_at: [`${NEXT}-01-15`],
  deadline: [`${NEXT}-01-08`],
}

describe('a terse list', () => {
  it('gives what it asks for, point by point', async () => {
    const proposals = await read(TERSE)
    const sure = sureOf(proposals)

    expect(sure).toMatchObject(FOUND_IN_TERSE)
    expect(sure['skills_required']).toEqual(expect.arrayContaining(['Logistics']))
    expect(sure['segment_ids']?.join()).toContain('Cold Chain')
    expectQuoted(proposals, TERSE)
  })

  it.each([
    ['brief.pdf', () => pdfOf(TERSE)],
    ['brief.docx', () => docxOf(TERSE)],
  ])('is the same when it comes as %s', async (filename, content) => {
    const answer = await manager.upload('/gig-proposals/file', [
      { field: 'file', filename, content: content() },
    ])
    expect(answer.status, answer.text).toBe(200)
    const { text } = Text.parse(answer.body).data
    const proposals = await read(text)

    expect(sureOf(proposals)).toEqual(sureOf(await read(TERSE)))
    expectQuoted(proposals, text)
  })

  it.each([
    ['mail.pdf', () => pdfOf(CHATTY), CHATTY],
    ['mail.docx', () => docxOf(GERMAN), GERMAN],
  ])('and a whole mail too, as %s', async (filename, content, text) => {
    const answer = await manager.upload('/gig-proposals/file', [
      { field: 'file', filename, content: content() },
    ])
    const found = sureOf(await read(Text.parse(answer.body).data.text))

    expect(found).toEqual(sureOf(await read(text)))
  })
})

function pdfOf(text: string): Buffer {
  const lines = text.split('\n').map((line, index) => ({ text: line, x: 50, y: 60 + index * 14, size: 9 }))
  return Buffer.from(makePdf([lines.filter((line) => line.text !== '')]))
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** As word processors write it: a paragraph for each line, the points of a list without their sign. */
function docxOf(text: string): Buffer {
  const paragraphs = text.split('\n').map((line) => {
    const isPoint = line.startsWith('- ')
    const style = isPoint ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : ''
    return `<w:p>${style}<w:r><w:t xml:space="preserve">${escaped(isPoint ? line.slice(2) : line)}</w:t></w:r></w:p>`
  })
  const xml = `<w:document><w:body>${paragraphs.join('')}</w:body></w:document>`
  return zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml', content: Buffer.from(xml) }])
}
