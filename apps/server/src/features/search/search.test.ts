import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { company } from '#features/companies/given.ts'
import { expert } from '#features/experts/given.ts'
import { faq } from '#features/faqs/given.ts'
import { feedback } from '#features/feedback/given.ts'
import { gig } from '#features/gigs/given.ts'
import { person } from '#features/people/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'
import { refresh } from './refreshing.ts'

const READERS = ['admin', 'manager', 'manager2', 'hr'] as const
type Reader = (typeof READERS)[number]

let portal: Portal
const clients = new Map<string, Client>()
const users = new Map<string, string>()
const planted = new Map<string, string>()

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  await grant('growth_experts_manager', 'growth_experts_hr_generalist')
  for (const name of [...READERS, 'expert', 'expert2', 'customer']) {
    clients.set(name, await portal.as(name))
    const found = portal.db.selectFrom('users').select('id').where('email', '=', `${name}@demo.test`)
    users.set(name, (await found.executeTakeFirstOrThrow()).id)
  }
  await plantAll()
  await refresh(portal.db, portal.clock.now)
  // A document that is made anew at this moment, since its file was read, is not found for the moment.
  await until(async () => (await unread()) === 0)
  await refresh(portal.db, portal.clock.now)
})

async function unread(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_texts where status = 'waiting'`.execute(portal.db)
  return rows[0]?.count ?? 0
}

afterAll(() => portal.stop())

async function grant(...roles: string[]): Promise<void> {
  const permission = 'CAN_SEE_ADMIN_CONTENT_SEARCH_LIST'
  await portal.db
    .insertInto('role_grants')
    .values(roles.map((role) => ({ role, permission })))
    .execute()
}

function as(name: string): Client {
  const client = clients.get(name)
  if (client === undefined) throw new Error(name)
  return client
}
const user = (name: string) => users.get(name) ?? ''

const hidden = (name: string) => `hiddenword${name}`

// Each thing of each kind has a word of its own, and hidden words in every column that somebody may not see.
async function plantAll() {
  const { db } = portal
  const ids = {
    approved: await plantExpert('approved', 'Approved'),
    pending: await plantExpert('pending', 'Pending'),
    rejected: await plantExpert('rejected', 'Rejected'),
    managed: await plantExpert('managed', 'Suspended'),
  }
  const draft = await plantGig('draft', 'Draft', 'manager')
  const other = await plantGig('other', 'Published', 'manager2')
  const hired = await plantGig('hired', 'Published', 'manager')
  await engage(ids.managed, hired)
  planted.set('person', await plantPerson())
  planted.set('company', (await company(db, 'Wordcompany Works')).id)
  await plantComments({ draft, hired, other })
  for (const [name, id] of Object.entries(ids)) planted.set(`file_${name}`, await plantFile(name, id))
  planted.set('file_hired', await plantGigFile(hired))
  planted.set('faq_public', await faq(db, { title: 'Wordfaqpublic?', audience: 'public' }))
  planted.set(
    'faq_staff',
    await faq(db, { title: 'Wordfaqstaff?', audience: 'role', roles: ['growth_experts_manager'] }),
  )
  planted.set('faq_draft', await faq(db, { title: 'Wordfaqdraft?', isPublished: false }))
  const message = {
    message: 'A wordfeedback about the page.',
    note: hidden('note'),
    pageUrl: `/${hidden('page')}`,
  }
  planted.set('feedback', await feedback(db, { ...message, by: user('expert') }))
  const gone = await gig(db, {
    owner: user('manager'),
    name: hidden('deletedgig'),
    columns: { deleted_at: new Date() },
  })
  await say(gone, hidden('ofdeletedgig'))
  for (const [name, id] of Object.entries({ draft, other, hired })) planted.set(`gig_${name}`, id)
  for (const [name, id] of Object.entries(ids)) planted.set(`expert_${name}`, id)
}

async function plantExpert(name: string, status: string): Promise<string> {
  const { db } = portal
  const { id } = await expert(db, { expertStatus: status, email: `${hidden('email')}-${name}@example.test` })
  await sql`update people set bio = ${`Knows wordexpert${name}.`}, phone_number = ${hidden('phone')}, linked_in_url = ${hidden('linkedin')},
    twitter_handle = ${hidden('twitter')}, referral_name = ${hidden('referral')}, hear_about_us = ${hidden('heard')} where id = ${id}`.execute(
    db,
  )
  await sql`update experts set rejected_reason = ${hidden('rejected')}, suspended_reason = ${hidden('suspended')},
    internal_note = ${hidden('internal')} where person_id = ${id}`.execute(db)
  await sql`insert into person_notes (person_id, note, created_at) values (${id}, ${hidden('personnote')}, now())`.execute(
    db,
  )
  await sql`insert into expert_rates (person_id, rate_type, rate) values (${id}, 'Hourly', 31415.92)`.execute(
    db,
  )
  return id
}

async function plantPerson(): Promise<string> {
  const { id } = await person(portal.db, {
    firstName: 'Wordperson',
    lastName: 'Lead',
    email: `${hidden('lead')}@example.test`,
  })
  return id
}

function plantGig(name: string, status: 'Draft' | 'Published', owner: string): Promise<string> {
  return gig(portal.db, {
    owner: user(owner),
    status,
    name: `Project ${name} of the walk`,
    isBare: true,
    columns: {
      description: `<p>About <strong>wordgig${name}</strong> &amp; more</p>`,
      status_reason: hidden('statusreason'),
      budget_min: 31415.92,
      screening_questions: JSON.stringify([{ id: 'q', kind: 'text', question: hidden('question') }]),
    },
  })
}

async function engage(personId: string, gigId: string) {
  await sql`insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, manager_ids)
    values (gen_random_uuid(), ${personId}, ${gigId}, ${hidden('gigtitle')}, 'Hired', array[${user('manager')}]::uuid[])`.execute(
    portal.db,
  )
}

async function plantComments(gigs: Record<string, string>) {
  for (const [name, id] of Object.entries(gigs))
    planted.set(`comment_${name}`, await say(id, `We say wordcomment${name} here.`))
  const deleted = await say(gigs['draft'] ?? '', hidden('deletedcomment'))
  await portal.db
    .updateTable('gig_comments')
    .set({ deleted_at: new Date() })
    .where('id', '=', deleted)
    .execute()
}

async function say(gigId: string, body: string): Promise<string> {
  const comment = { gig_id: gigId, author_id: user('manager'), body, created_at: new Date() }
  const added = portal.db.insertInto('gig_comments').values(comment).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

const stored = (name: string) => ({
  id: sql<string>`gen_random_uuid()`,
  name,
  extension: 'txt',
  size: 1,
  type: 'text/plain',
  sha256: Buffer.from(''),
  storage_key: sql<string>`gen_random_uuid()`,
  created_at: new Date(),
})

async function plantFile(name: string, personId: string): Promise<string> {
  const { db } = portal
  // Read before it comes, so that the worker cannot be faster than this.
  const id = randomUUID()
  const text = `It holds wordtext${name} inside.`
  await db
    .insertInto('search_texts')
    .values({ file_id: id, source: 'person_file', status: 'read', text })
    .execute()
  const row = { ...stored(`wordfile${name}.txt`), id, owner_person_id: personId, kind: 'attachment' }
  const lost = { ...stored(`${hidden('deletedfile')}.txt`), owner_person_id: personId, kind: 'attachment' }
  await db
    .insertInto('files')
    .values([row, { ...lost, deleted_at: new Date() }])
    .execute()
  return id
}

async function plantGigFile(gigId: string): Promise<string> {
  const row = { ...stored('wordfilehired.txt'), gig_id: gigId }
  return (await portal.db.insertInto('gig_files').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const Found = z.looseObject({
  data: z.array(
    z.looseObject({
      kind: z.string(),
      id: z.string(),
      snippet: z.array(z.object({ text: z.string(), marked: z.boolean() })),
      title: z.array(z.object({ text: z.string(), marked: z.boolean() })),
    }),
  ),
  meta: z.looseObject({ total: z.int() }),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))),
  suggestions: z.array(z.string()),
})
async function find(name: string, keyword: string, more = '') {
  const answer = await as(name).get(`/content-search?keyword=${encodeURIComponent(keyword)}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return Found.parse(answer.body)
}

// By hand from PRODUCT 5.2: who finds what by which word.
const EXPECTED: readonly (readonly [word: string, subject: string, by: readonly Reader[]])[] = [
  ['wordexpertapproved', 'expert_approved', ['admin', 'manager', 'manager2', 'hr']],
  ['wordexpertpending', 'expert_pending', ['admin', 'hr']],
  ['wordexpertrejected', 'expert_rejected', ['admin']],
  ['wordexpertmanaged', 'expert_managed', ['admin', 'manager']],
  ['wordperson', 'person', ['admin']],
  ['wordcompany', 'company', ['admin']],
  ['wordgigdraft', 'gig_draft', ['admin', 'manager']],
  ['wordgigother', 'gig_other', ['admin', 'manager2']],
  ['wordgighired', 'gig_hired', ['admin', 'manager', 'hr']],
  ['wordcommentdraft', 'comment_draft', ['admin', 'manager']],
  ['wordcommentother', 'comment_other', ['admin', 'manager2']],
  // HR opens the project, but has no part in its discussion.
  ['wordcommenthired', 'comment_hired', ['admin', 'manager']],
  ['wordtextapproved', 'file_approved', ['admin', 'hr']],
  ['wordtextmanaged', 'file_managed', ['admin', 'manager', 'hr']],
  ['wordfilehired', 'file_hired', ['admin', 'manager', 'hr']],
  ['wordfaqpublic', 'faq_public', ['admin', 'manager', 'manager2', 'hr']],
  ['wordfaqstaff', 'faq_staff', ['admin', 'manager', 'manager2']],
  ['wordfaqdraft', 'faq_draft', ['admin']],
  ['wordfeedback', 'feedback', ['admin']],
]

describe('what somebody finds', () => {
  it.each(READERS)('is for %s what the pages of the things show', async (reader) => {
    for (const [word, subject, by] of EXPECTED) {
      const { data, meta } = await find(reader, word)
      const wanted = by.includes(reader) ? [planted.get(subject)] : []
      expect(
        data.map(({ id }) => id),
        `${reader} looks for ${word}`,
      ).toEqual(wanted)
      expect(meta.total).toBe(wanted.length)
    }
  })

  it.each(['expert', 'customer'])('is nothing for %s, to whom the search does not exist', async (name) => {
    const { status, text } = await as(name).get('/content-search?keyword=wordgigother')

    expect([status, text]).toEqual([404, '{"message":"Not Found","code":"not_found"}'])
  })

  const HIDDEN = [
    'email',
    'phone',
    'linkedin',
    'twitter',
    'referral',
    'heard',
    'rejected',
    'suspended',
    'internal',
  ]
  const ALSO = [
    'personnote',
    'lead',
    'statusreason',
    'question',
    'gigtitle',
    'note',
    'page',
    'deletedgig',
    'ofdeletedgig',
  ]
  it.each(READERS)('holds for %s nothing that is hidden', async (reader) => {
    const nothing = await find(reader, 'zzzqqqzzz')
    for (const name of [...HIDDEN, ...ALSO, 'deletedcomment', 'deletedfile']) {
      expect(await find(reader, hidden(name)), name).toEqual(nothing)
    }
    expect(await find(reader, '31415.92')).toEqual(nothing)
  })
})
