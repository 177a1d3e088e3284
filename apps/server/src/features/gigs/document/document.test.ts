import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gig } from '#features/gigs/given.ts'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import { demoIds } from '#test/demo-ids.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let the: (name: string) => string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  the = await demoIds(portal.db)
})
afterAll(() => portal.stop())

async function textFor(name: string, id: string): Promise<string> {
  const answer = await (await portal.as(name)).get(`/gigs/${id}/export?format=pdf`)
  expect(answer.status, answer.text.slice(0, 200)).toBe(200)
  const { pages } = await readPdf(new Uint8Array(answer.bytes))
  return pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' ')
}

describe('GET /gigs/:id/export', () => {
  it('sets what stands on the page: a name for the file, the text, the scope, whom it looks for', async () => {
    const id = await gig(portal.db, { name: 'Printed & bound', owner: the('manager'), status: 'Published' })
    const { headers } = await (await portal.as('manager')).get(`/gigs/${id}/export?format=docx`)

    const text = await textFor('manager', id)

    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': expect.stringContaining('Printed'),
    })
    for (const part of ['Printed & bound', 'Description', 'Opportunity', 'Experts wanted', 'Sofia Lindqvist'])
      expect(text).toContain(part)
    expect(text).not.toContain('<')
  })

  it.each(['radar', 'award', 'opportunity-engine'] as const)('sets the scope of a %s', async (type) => {
    const id = await gig(portal.db, { type, owner: the('manager'), status: 'Published' })

    expect(await textFor('manager', id)).toContain(
      { radar: 'Companies', award: 'Scores', 'opportunity-engine': 'Phases' }[type],
    )
  })

  it('holds no more than the page of its reader: no budget and no customer for an expert', async () => {
    const hidden = { confidentiality: 'nda', show_budget: false, budget_min: 7171, budget_max: 7272 } as const
    const id = await gig(portal.db, { owner: the('manager'), status: 'Published', columns: hidden })

    const [staff, expert] = [await textFor('manager', id), await textFor('expert2', id)]

    expect(staff).toContain('7,171')
    expect(staff).toContain('Lakeshore Industries')
    expect(expert).not.toContain('7,171')
    expect(expert).not.toContain('Lakeshore Industries')
  })

  it('tells a customer no more of its state than their page', async () => {
    const customers = { [the('customer')]: 'collaborate' } as const
    const id = await gig(portal.db, { owner: the('manager'), status: 'Unpublished', customers })

    const [staff, customer] = [await textFor('manager', id), await textFor('customer', id)]

    expect(staff).toContain('Unpublished')
    expect(customer).toContain('In preparation')
    expect(customer).not.toContain('Unpublished')
  })

  it('does not exist for whoever does not see the project', async () => {
    const id = await gig(portal.db, { owner: the('manager'), status: 'Approved' })

    expect((await (await portal.as('expert2')).get(`/gigs/${id}/export?format=pdf`)).status).toBe(404)
    expect((await (await portal.as('manager')).get(`/gigs/${id}/export?format=odt`)).status).toBe(422)
  })
})
