import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig } from '#features/gigs/given.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let id: string
beforeAll(async () => {
  portal = await startPortal()
  const rows = await portal.db.selectFrom('users').select(['id', 'email']).execute()
  const the = (name: string) => rows.find(({ email }) => email === `${name}@demo.test`)?.id ?? ''
  id = await gig(portal.db, {
    name: 'Watched',
    at: new Date(portal.clock.now.getTime() - 60_000),
    status: 'Published',
    owner: the('manager'),
    admin: the('admin'),
    customers: { [the('customer')]: 'manage' },
  })
})
afterAll(() => portal.stop())

const Titles = z.object({ data: z.array(z.object({ title: z.string() })) })
const titlesOf = (body: unknown) => Titles.parse(body).data.map(({ title }) => title)

describe('the activities of a project', () => {
  it('are what happened to it, the newest first, with what changed', async () => {
    const manager = await portal.as('manager')
    await manager.post(`/gigs/${id}/unpublish`, { status_reason: 'Wait <b>now</b>' })

    const { body } = await manager.get(`/gigs/${id}/activities`)

    expect(titlesOf(body)).toEqual(['Unpublished', 'Published', 'Approved', 'Requested', 'Created'])
    expect(body).toMatchObject({
      data: [
        {
          type: 'submit',
          created_by: { name: 'Sofia Lindqvist' },
          children: [
            { title: 'Status', from: 'Published', to: 'Unpublished' },
            { title: 'Reason', from: null, to: 'Wait <b>now</b>' },
          ],
        },
        { created_by: { name: 'Sofia Lindqvist' } },
        { created_by: { name: 'Margaret Ashworth' } },
        {},
        {},
      ],
    })
  })

  it('are the same under the path of the log, by either name', async () => {
    const manager = await portal.as('manager')

    const own = await manager.get(`/gigs/${id}/activities?order=created_at:asc`)
    const byGig = await manager.get(`/activities?gig_id=${id}&order=created_at:asc`)
    const byProject = await manager.get(`/activities?project_id=${id}&sort=created_at:asc`)

    expect(byGig.body).toEqual(own.body)
    expect(byProject.body).toEqual(own.body)
    expect((await manager.get('/activities')).status).toBe(404)
  })

  it('sort, search and filter', async () => {
    const manager = await portal.as('manager')

    const sorted = await manager.get(`/gigs/${id}/activities?sort=title:asc`)
    const found = await manager.get(`/gigs/${id}/activities?keyword=margaret`)
    const visits = await manager.get(`/gigs/${id}/activities?type=visit`)

    expect(titlesOf(sorted.body)[0]).toBe('Approved')
    expect(titlesOf(found.body)).toEqual(['Approved'])
    expect(titlesOf(visits.body)).toEqual([])
  })

  it('take the filters of the log in both spellings, under both paths, and leave none unheard', async () => {
    const manager = await portal.as('manager')
    const admin = await portal.userId('admin')
    const day = (ago: number) =>
      new Date(portal.clock.now.getTime() - ago * 86_400_000).toISOString().slice(0, 10)
    const expected: Record<string, number> = {
      'search=margaret': 1,
      'term=margaret': 1,
      'order=title:desc': 5,
      'sort=log_name:asc': 5,
      [`user_id[]=${admin}`]: 1,
      'status=success&type=submit': 5,
      'status=failed': 0,
      'type=error': 0,
      'type=retrieve': 0,
      [`start_at=${day(-1)}`]: 0,
      [`start_at=${day(400)}&end_at=${day(-1)}`]: 5,
      [`end_at=${day(400)}`]: 0,
    }

    for (const [query, total] of Object.entries(expected))
      for (const path of [`/gigs/${id}/activities?`, `/activities?gig_id=${id}&`])
        expect((await manager.get(path + query)).body, path + query).toMatchObject({ pagination: { total } })
    const byCall = await manager.get(`/activities?gig_id=${id}&browser[]=Chrome`)
    expect(titlesOf(byCall.body)).toEqual([])
  })

  it('hold the visits of its pages and the calls on it that failed, with nothing that telemetry knows', async () => {
    const [manager, admin] = [await portal.as('manager'), await portal.as('admin')]
    const of = async (query: string) => (await manager.get(`/gigs/${id}/activities?${query}`)).body
    const visit = { type: 'visit', log_name: 'Project', url: `/admin/projects/${id}?tab=files` }

    await admin.post('/activities', visit)
    await admin.post(`/gigs/${id}/publish`, { unknown: true })
    await admin.get(`/gigs/${id}`)

    await expect.poll(async () => titlesOf(await of('type=visit'))).toEqual(['Visited: Project'])
    await expect.poll(async () => titlesOf(await of('status=failed'))).toEqual(['Publish project'])
    const failed = await of('status=failed')
    expect(failed).toMatchObject({
      data: [
        { type: 'submit', status: 'failed', status_code: 422, created_by: { name: 'Margaret Ashworth' } },
      ],
    })
    expect(await of('keyword=visited: proj')).toMatchObject({
      data: [{ sentence: 'Margaret Ashworth opened the page “Project”' }],
    })
    expect(JSON.stringify(failed)).not.toMatch(/127\.0\.0\.1|Mozilla|payload/)
    await expect.poll(async () => titlesOf(await of('type=retrieve'))).toContain('Open project')
    expect(titlesOf(await of('sort=title:asc'))).toEqual([
      'Approved',
      'Created',
      'Publish project',
      'Published',
      'Requested',
      'Unpublished',
      'Visited: Project',
    ])
  })

  it('take nothing from somebody whom the project does not concern, who can tell what they like', async () => {
    const [owner, guest] = await Promise.all(['manager', 'customer'].map((name) => portal.userId(name)))
    const draft = await gig(portal.db, { owner: owner ?? '', customers: { [guest ?? '']: 'view' } })
    const [manager, member, stranger] = await Promise.all(
      ['manager', 'customer', 'expert2'].map((name) => portal.as(name)),
    )
    const visit = (name: string) => ({ type: 'visit', log_name: name, url: `/expert/projects/${draft}` })

    await stranger?.post('/activities', visit('Rejected by Sofia Lindqvist'))
    await stranger?.put(`/gigs/${draft}`, { unknown: true })
    await stranger?.get(`/gigs/${draft}`)
    await member?.post('/activities', visit('Project'))

    const logged = async () =>
      (await portal.db.selectFrom('activity_logs').select('id').where('gig_id', '=', draft).execute()).length
    await expect.poll(logged).toBe(4)
    const { body } = (await manager?.get(`/gigs/${draft}/activities?sort=title:asc`)) ?? {}
    expect(titlesOf(body)).toEqual(['Created', 'Visited: Project'])
    // What is open to all experts concerns them.
    await stranger?.post('/activities', { ...visit('Brief'), url: `/expert/projects/${id}` })
    const visits = async () => titlesOf((await manager?.get(`/gigs/${id}/activities?type=visit`))?.body)
    await expect.poll(visits).toContain('Visited: Brief')
  })

  it('are for those who run the project', async () => {
    const [customer, stranger, expert] = [
      await portal.as('customer'),
      await portal.as('manager2'),
      await portal.as('expert2'),
    ]

    expect((await customer.get(`/gigs/${id}/activities`)).status).toBe(403)
    expect((await stranger.get(`/gigs/${id}/activities`)).status).toBe(404)
    expect((await stranger.get(`/activities?gig_id=${id}`)).status).toBe(404)
    expect((await expert.get(`/activities?gig_id=${id}`)).status).toBe(404)
  })
})
