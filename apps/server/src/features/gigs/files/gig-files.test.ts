import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig, type GivenGig } from '#features/gigs/given.ts'
import { removeOrphans } from '#platform/files/orphans.ts'
import { keysKnownToAny } from '#platform/files/owner.ts'
import { diskStorage } from '#platform/files/storage.ts'
import type { Client, Received } from '#test/client.ts'
import type { Part } from '#test/form.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { pdf } from '#test/sample-files.ts'
import { docx, zip } from '@guildhall/resume-parser/samples/sample-zip'
import { until } from '#test/until.ts'
import { gigFiles } from './owner.ts'

const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'
const NAMES = ['manager', 'admin', 'expert', 'expert2', 'customer', 'customer2', 'hr'] as const
type Name = (typeof NAMES)[number]

let portal: Portal
const clients = new Map<Name, Client>()
const users = new Map<Name, string>()
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  for (const name of NAMES) {
    clients.set(name, await portal.as(name))
    const found = portal.db.selectFrom('users').select('id').where('email', '=', `${name}@demo.test`)
    users.set(name, (await found.executeTakeFirstOrThrow()).id)
  }
})
afterAll(() => portal.stop())

function as(name: Name): Client {
  const client = clients.get(name)
  if (client === undefined) throw new Error(name)
  return client
}
const user = (name: Name) => users.get(name) ?? ''
const given = (facts: Partial<GivenGig> = {}) =>
  gig(portal.db, {
    owner: user('manager'),
    status: 'Published',
    type: 'radar',
    isBare: true,
    team: { [user('expert')]: 'expert' },
    customers: { [user('customer')]: 'collaborate', [user('customer2')]: 'view' },
    ...facts,
  })

const file = (filename: string, content: Buffer | string = pdf()): Part => ({
  field: 'file',
  filename,
  content,
})
const upload = (name: Name, id: string, ...parts: Part[]) => as(name).upload(`/gigs/${id}/attachments`, parts)
const Files = z.object({
  data: z.array(z.looseObject({ uuid: z.uuid(), filename: z.string(), url: z.string() })),
})
function first(answer: Received) {
  const [one] = Files.parse(answer.body).data
  if (one === undefined) throw new Error(answer.text)
  return one
}
const kept = () => readdir(join(portal.folder, 'files', 'kept'))

describe('files of a project', () => {
  it('are uploaded, listed, opened by a link, renamed and deleted', async () => {
    const id = await given()
    const added = await upload('manager', id, file('plan.pdf'), file('notes.docx', docx()))
    const { uuid } = first(added)
    const path = `/gigs/${id}/attachments`

    const listed = await as('manager').get(path)
    const opened = await as('manager').get(`${path}/${uuid}`)
    const { pathname, search } = new URL(String(opened.headers['location']), 'http://127.0.0.1:3000')
    const bytes = await portal.stranger().get(`${pathname.replace('/api', '')}${search}`)
    const changed = await as('manager').put(`${path}/${uuid}`, { filename: 'Work plan', kind: 'deliverable' })
    const before = await kept()
    const removed = await as('manager').delete(`${path}/${uuid}`)

    expect(added.status, added.text).toBe(201)
    expect(added.body).toMatchObject({ message: 'New attachments have been added successfully' })
    expect(Files.parse(listed.body).data).toHaveLength(2)
    expect(bytes.bytes.equals(pdf())).toBe(true)
    expect(bytes.headers['content-disposition']).toContain('plan.pdf')
    expect(changed.body).toMatchObject({
      data: { filename: 'Work plan.pdf', kind: 'deliverable', can_change: true },
    })
    expect(removed.body).toMatchObject({ message: 'Attachment has been deleted' })
    await until(async () => (await kept()).length === before.length - 1)
    expect((await as('manager').get(`${path}/${uuid}`)).text).toBe(NOT_FOUND)
  })

  it('are deliverables when the form says so', async () => {
    const id = await given({ status: 'Approved' })

    const added = await upload('manager', id, file('radar.pdf'), { field: 'kind', content: 'deliverable' })
    const only = await as('manager').get(`/gigs/${id}/attachments?kind=deliverable`)

    expect(added.body).toMatchObject({ data: [{ kind: 'deliverable' }] })
    expect(only.body).toMatchObject({ pagination: { total: 1 } })
  })

  it('are seen by members, HR of a project with a hired expert, and nobody else', async () => {
    const id = await given()
    const { uuid } = first(await upload('manager', id, file('plan.pdf')))

    for (const name of ['admin', 'expert', 'customer', 'customer2'] as const) {
      expect((await as(name).get(`/gigs/${id}/attachments/${uuid}`)).status, name).toBe(302)
    }
    expect((await as('expert2').get(`/gigs/${id}/attachments`)).text).toBe(NOT_FOUND)
    expect((await as('expert2').get(`/gigs/${id}/attachments/${uuid}`)).text).toBe(NOT_FOUND)
    expect((await as('hr').get(`/gigs/${id}/attachments`)).text).toBe(NOT_FOUND)
  })

  it('are added by experts of the project and customers who collaborate, each changing their own', async () => {
    const id = await given()
    const { uuid } = first(await upload('expert', id, file('mine.pdf')))
    const path = `/gigs/${id}/attachments/${uuid}`

    expect((await upload('customer', id, file('theirs.pdf'))).status).toBe(201)
    expect((await upload('customer2', id, file('viewer.pdf'))).status).toBe(403)
    const deliverable = { field: 'kind', content: 'deliverable' }
    expect((await upload('customer', id, file('theirs.pdf'), deliverable)).status).toBe(403)
    const theirs = first(await upload('customer', id, file('more.pdf'))).uuid
    const moved = await as('customer').put(`/gigs/${id}/attachments/${theirs}`, { kind: 'deliverable' })
    expect(moved.status).toBe(403)
    expect((await as('customer').get(`/gigs/${id}`)).body).toMatchObject({
      actions: { canUpload: true, canUploadDeliverable: false },
    })
    expect((await as('customer').delete(path)).status).toBe(403)
    expect((await as('expert').put(path, { filename: 'renamed' })).status).toBe(200)
    expect((await as('manager').delete(path)).status).toBe(200)
  })

  it('wait while the project is locked, closed, or its deliverable is looked at', async () => {
    const locked = await given({ columns: { locked: true } })
    const closed = await given({ status: 'Closed' })
    const submitted = await given({ status: 'Submitted' })

    expect((await upload('manager', locked, file('a.pdf'))).status).toBe(423)
    expect((await upload('manager', closed, file('a.pdf'))).status).toBe(409)
    const deliverable = { field: 'kind', content: 'deliverable' }
    expect((await upload('manager', submitted, file('a.pdf'), deliverable)).status).toBe(409)
    expect((await upload('manager', submitted, file('a.pdf'))).status).toBe(201)
    // What is refused is not offered.
    expect((await as('manager').get(`/gigs/${submitted}`)).body).toMatchObject({
      actions: { canUpload: true, canUploadDeliverable: false },
    })
  })

  it('are at most ten', async () => {
    const id = await given()
    const nine = Array.from({ length: 9 }, (_, index) => file(`${index}.pdf`))
    await upload('manager', id, ...nine)

    const tooMany = await upload('manager', id, file('a.pdf'), file('b.pdf'))
    const last = await upload('manager', id, file('a.pdf'))

    expect(tooMany.status).toBe(422)
    expect(tooMany.body).toMatchObject({ message: "Can't upload more than 10 files." })
    expect(last.status).toBe(201)
  })

  it.each([
    ['a.exe', 'MZ', 'jpeg, png, jpg, pdf, doc, docx, xlsx, xlsm, txt are allowed only.'],
    ['a.pdf', '', 'This file is empty. Choose another file.'],
    ['a.pdf', 'no pdf', 'This file is not what its name says, or it is damaged.'],
    [
      'a.xlsm',
      zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }, { name: 'xl/vbaProject.bin' }]),
      'This file is not what its name says, or it is damaged.',
    ],
  ])('%s with other bytes is refused and leaves nothing', async (name, content, message) => {
    const before = await kept()

    const answer = await upload('manager', await given(), file(name, content))

    expect(answer.body).toMatchObject({ message, errors: { file: [message] } })
    // What an earlier refusal left may go meanwhile.
    expect((await kept()).filter((one) => !before.includes(one))).toEqual([])
  })

  it('stay when the daily sweep removes what nobody refers to', async () => {
    const id = await given()
    const { uuid } = first(await upload('manager', id, file('old.pdf')))
    const folder = join(portal.folder, 'files', 'kept')
    const long = new Date(Date.now() - 3 * 86_400_000)
    for (const name of await readdir(folder)) await utimes(join(folder, name), long, long)

    await removeOrphans(
      diskStorage(folder),
      (keys) => keysKnownToAny([gigFiles], portal.db, keys),
      new Date(),
    )

    const opened = await as('manager').get(`/gigs/${id}/attachments/${uuid}`)
    const { pathname, search } = new URL(String(opened.headers['location']), 'http://127.0.0.1:3000')
    expect((await portal.stranger().get(`${pathname.replace('/api', '')}${search}`)).status).toBe(200)
  })
})
