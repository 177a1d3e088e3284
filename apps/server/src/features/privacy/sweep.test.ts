import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { signedNotices } from '#features/accounts/given.ts'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import { givenReference } from '#features/reference/given.ts'
import type { Client, Received } from '#test/client.ts'
import { formOf } from '#test/form.ts'
import { awaitMails } from '#test/mails.ts'
import { nameEverywhere } from '#test/named-everywhere.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { pdf } from '#test/sample-files.ts'
import { unzip } from '#test/unzip.ts'
import { verifyLog } from '#test/verify-log.ts'
import { until } from '#test/until.ts'

const PASSWORD = 'Demo-pass-1'
/** Values of one person that stand nowhere else. Numbers and words so rare that a hit is a trace of them. */
const PLANTED = {
  firstName: 'Zéphyrine',
  lastName: "Quill-Feather O'Dwyer",
  email: 'zq.canary@planted.test',
  newEmail: 'zq.moved@planted.test',
  phone: '6175550143',
  ip: '203.0.113.77',
  agent: 'CanaryBrowser/7.7',
  linkedIn: 'zq-canary-profile',
  bio: 'bio-canary-31',
  place: 'Place-canary-32',
  title: 'Title-canary-33',
  fileName: 'file-name-canary-34',
  fileText: 'file-text-canary-35',
  wish: 'wish-canary-36',
  job: 'job-canary-37',
  note: 'note-canary-39',
}
/** Each alone, and as HTML, addresses and JSON write them. */
const WORDS = [
  ...Object.values(PLANTED),
  'Quill-Feather',
  'Zephyrine',
  'zq.canary%40planted.test',
  'Quill-Feather%20O',
  'Quill-Feather O&#39;Dwyer',
]

let portal: Portal
let admin: Client
let manager: Client
let gigId: string
const person = { id: '', code: '' }

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000', TRUSTED_PROXIES: '127.0.0.1' })
  admin = await portal.as('admin')
  manager = await portal.as('manager')
  const owner = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'manager@demo.test')
    .executeTakeFirstOrThrow()
  gigId = await gig(portal.db, {
    owner: owner.id,
    status: 'Published',
    columns: { screening_questions: '[]', minimum_rating: null },
  })
  const { firstName, lastName, email } = PLANTED
  const { id } = await expert(portal.db, { firstName, lastName, email })
  await signedNotices(portal.db, [{ userId: id, name: `${firstName} ${lastName}`, at: portal.clock.now }])
  person.id = id
})
afterAll(() => portal.stop())

/** Calls from their own address and browser. */
async function byThem(
  client: Client,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  form?: Parameters<typeof formOf>[0],
) {
  const sent = form === undefined ? { body } : formOf(form)
  const headers = {
    'x-forwarded-for': PLANTED.ip,
    'user-agent': PLANTED.agent,
    ...('headers' in sent ? sent.headers : {}),
  }
  const answer = await client.send(method, path, { ...sent, headers })
  expect(answer.status, `${path} ${answer.text}`).toBeLessThan(400)
  return answer.body
}

/** What they leave in every feature, by the calls of their browser. */
async function live(): Promise<void> {
  const { id } = person
  const them = portal.stranger()
  const headers = { 'x-forwarded-for': PLANTED.ip, 'user-agent': PLANTED.agent }
  await them.send('POST', '/login', { body: { email: PLANTED.email, password: 'wrong' }, headers })
  await byThem(them, 'POST', '/login', { email: PLANTED.email, password: PASSWORD })
  await byThem(them, 'PUT', `/people/${id}`, {
    job_title: PLANTED.title,
    years_of_experience: 5,
    nationality: 'German',
    location: PLANTED.place,
    rate_type: 'Hourly',
    bio: PLANTED.bio,
  })
  await byThem(them, 'PUT', `/users/${id}`, {
    first_name: PLANTED.firstName,
    last_name: PLANTED.lastName,
    email: PLANTED.newEmail,
    current_password: PASSWORD,
    phone: PLANTED.phone,
    country_code: 'US',
    hear_about_us: 'Social Media',
    linked_in_url: `https://www.linkedin.com/in/${PLANTED.linkedIn}`,
  })
  const company = await portal.db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow()
  const employment = await givenReference.item(portal.db, 'employment_types', 'Full-time')
  await byThem(them, 'POST', `/users/${id}/experiences`, {
    title: PLANTED.job,
    company_id: company.id,
    employment_type_id: employment,
    start_at: '2020-01-01',
    currently_working: true,
  })
  await upload(them)
  await byThem(them, 'POST', '/favorites', { project_id: gigId })
  await byThem(them, 'POST', '/feedback', {
    message: `Signed: ${PLANTED.firstName} ${PLANTED.lastName}`,
    rate: 4,
    type: 'others',
    page_url: '/sample',
  })
  await byThem(them, 'POST', '/activities', {
    type: 'visit',
    log_name: 'Visit sample',
    url: '/sample',
    title: PLANTED.email,
    urlOptions: { fullPath: `/sample?keyword=${encodeURIComponent(PLANTED.email)}` },
  })
  await work(them)
  await byThem(them, 'POST', `/users/${id}/data-export`, { current_password: PASSWORD })
}

async function upload(them: Client): Promise<void> {
  const content = pdf(`% ${PLANTED.fileText}\n`)
  const tag = await givenReference.item(portal.db, 'tags', 'Work sample')
  const filename = `${PLANTED.fileName}.pdf`
  await byThem(them, 'POST', '/accounts/attachments', undefined, [{ field: 'file', filename, content }])
  await byThem(them, 'POST', `/users/${person.id}/attachments`, undefined, [
    { field: 'files[0][file]', filename, content },
    { field: 'files[0][filename]', content: PLANTED.fileName },
    { field: 'files[0][tag_ids]', content: JSON.stringify([tag]) },
  ])
  const image = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  await byThem(them, 'POST', `/users/${person.id}/upload`, undefined, [
    { field: 'image', filename: `${PLANTED.fileName}.png`, content: image },
  ])
}

/** They are asked for a project, accept in words of their own, and everybody talks about them. */
async function work(them: Client): Promise<void> {
  const Asked = z.object({ data: z.array(z.object({ id: z.string() })) })
  const asked = await said(manager, 'POST', `/gigs/${gigId}/engagements`, {
    expert_ids: [person.id],
    message: PLANTED.wish,
  })
  const [engagement] = z.parse(Asked, asked.body, { error: () => asked.text }).data
  await byThem(them, 'POST', `/engagements/${engagement?.id ?? ''}/accept`, { message: PLANTED.wish })
  const naming = `${PLANTED.firstName} ${PLANTED.lastName}, ${PLANTED.email}`
  await said(manager, 'POST', `/gigs/${gigId}/comments`, { body: `Ask ${naming}` })
  await said(manager, 'POST', `/gigs/${gigId}/comments`, { body: `${PLANTED.firstName} alone knows.` })
  const plain = `ZEPHYRINE\n${PLANTED.lastName}`
  await said(manager, 'POST', `/gigs/${gigId}/comments`, { body: `Without accents, on two lines: ${plain}` })
  await mentionedByOthers(naming)
  await said(admin, 'PUT', `/people/${person.id}/note`, { note: `${PLANTED.note} ${naming}` })
  await said(admin, 'POST', `/users/${person.id}/suspend`, { status_reason: PLANTED.note, reason_ids: [] })
  await said(admin, 'GET', `/users?keyword=${encodeURIComponent(PLANTED.email)}`)
  await said(admin, 'POST', '/activities', {
    type: 'visit',
    log_name: 'Visit sample',
    url: `/people?keyword=${encodeURIComponent(PLANTED.email)}`,
    title: naming,
  })
}

/** Where others may write of them: in the comments that mention them by their first name, and in texts of their own. */
async function mentionedByOthers(naming: string): Promise<void> {
  const { db } = portal
  await sql`update gig_comments set mentions = array[${person.id}]::uuid[] where body like '%alone knows%'`.execute(
    db,
  )
  await nameEverywhere(db, naming, [person.id, gigId])
  // Both become the same.
  const [one, other] = await db.selectFrom('companies').select('id').orderBy('id', 'desc').limit(2).execute()
  await sql`update companies set name = ${`${PLANTED.firstName} ${PLANTED.lastName}`} where id = ${one?.id}`.execute(
    db,
  )
  await sql`update companies set name = ${PLANTED.newEmail} where id = ${other?.id}`.execute(db)
}

/** A call of somebody else, which must have gone through. */
async function said(
  client: Client,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<Received> {
  const answer = await client.send(method, path, body === undefined ? {} : { body })
  expect(answer.status, `${path} ${answer.text}`).toBeLessThan(400)
  return answer
}

/** Rows of the whole database that hold one of the words: `table: the word`. */
async function rowsWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p')
      and c.relname not in ('countries', 'states', 'cities') and has_table_privilege(c.oid, 'select') order by 1`.execute(
    portal.db,
  )
  const hits: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ word: string }>`select word from unnest(${[...words]}::text[]) word,
      (select lower(string_agg(it::text, ' ')) as text from ${sql.raw(name)} it) whole
      where strpos(text, lower(word)) > 0`.execute(portal.db)
    hits.push(...rows.map(({ word }) => `${name}: ${word}`))
  }
  return hits
}

/** Files below the data folder that hold one of the words, archives unpacked. */
async function filesWith(words: readonly string[]): Promise<string[]> {
  const entries = await readdir(portal.folder, { recursive: true, withFileTypes: true })
  const hits: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
    const isArchive = bytes.subarray(0, 2).toString() === 'PK'
    const text = (isArchive ? Buffer.concat([...unzip(bytes).values()]) : bytes)
      .toString()
      .replaceAll('=\r\n', '')
    hits.push(
      ...words
        .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
        .map((word) => `${entry.name}: ${word}`),
    )
  }
  return hits
}

it('leaves no trace of an erased person in the database, the files, the mails and the answers', async () => {
  await live()
  await awaitMails(portal, PLANTED.email)
  await until(async () => {
    const archive = await portal.db.selectFrom('data_exports').select('status').executeTakeFirstOrThrow()
    return archive.status === 'ready'
  })
  expect((await filesWith([PLANTED.title, PLANTED.fileText])).length).toBeGreaterThan(3)
  const before = await rowsWith(WORDS)
  const { body } = await admin.get(`/users/${person.id}/privacy`)
  person.code = z.parse(z.object({ data: z.object({ internal_id: z.string() }) }), body).data.internal_id
  // Everything was planted where it is looked for.
  expect(before.length).toBeGreaterThan(40)
  const found = [...before, ...(await filesWith(Object.values(PLANTED)))].join('\n')
  expect(Object.values(PLANTED).filter((word) => !found.includes(word))).toEqual([])

  const erased = await admin.post(`/users/${person.id}/erase`, {
    confirm: person.code,
    current_password: PASSWORD,
  })

  expect(erased.status, erased.text).toBe(200)
  await vi.waitFor(async () => expect(await rowsWith(WORDS)).toEqual([]), { timeout: 15_000, interval: 300 })
  await vi.waitFor(async () => expect(await filesWith(WORDS)).toEqual([]), { timeout: 15_000, interval: 300 })
  for (const path of [
    '/users?keyword=Anonymized',
    '/experts/export?format=csv',
    '/activities?pageSize=100',
    '/activities/export.csv',
    `/gigs/${gigId}/activities`,
    `/gigs/${gigId}/comments`,
    `/gigs/${gigId}/engagements`,
    '/notifications',
    '/feedback',
  ]) {
    for (const reader of [admin, manager]) {
      const { text } = await reader.get(path)
      expect(
        WORDS.filter((word) => text.includes(word)),
        path,
      ).toEqual([])
    }
  }
  expect((await manager.get(`/gigs/${gigId}/comments`)).text).toContain(`Anonymized #${person.code}`)
})

it('goes through a log that is longer than the transaction reaches', async () => {
  const { id } = await expert(portal.db, { firstName: 'Longlog', lastName: 'Pagewriter' })
  const at = new Date(portal.clock.now.getTime() - 7_200_000)
  await sql`insert into activity_logs
      (id, created_at, type, status, action, source, is_main, log_name, url, ip, user_agent, user_id)
    select uuidv7(make_interval(secs => extract(epoch from ${at}::timestamptz - clock_timestamp()) + row / 10.0)),
      ${at}::timestamptz + make_interval(secs => row / 10.0), 'retrieve', 'success', 'view', 'server', true,
      'List people', '/people?keyword=Pagewriter', '198.51.100.99', 'LongBrowser', ${id}
    from generate_series(1, 5200) row`.execute(portal.db)
  const { body } = await admin.get(`/users/${id}/privacy`)
  const { data } = z.parse(z.object({ data: z.object({ internal_id: z.string() }) }), body)

  const erased = await admin.post(`/users/${id}/erase`, {
    confirm: data.internal_id,
    current_password: PASSWORD,
  })

  expect(erased.status, erased.text).toBe(200)
  const left = () =>
    portal.db
      .selectFrom('activity_logs')
      .select(['url', 'ip', 'user_agent'])
      .where('user_id', '=', id)
      .where((row) => row.or([row('ip', 'is not', null), row('url', 'like', '%Pagewriter%')]))
      .execute()
  expect((await left()).length).toBeLessThan(300)
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 40_000, interval: 300 })
  const { code, said } = await verifyLog({ DATABASE_URL: portal.databaseUrl, DATA_DIR: portal.folder })
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Every row fits.') })
  expect(said).toMatch(/signed gaps: \d+ rows changed when people were erased/)
})
