import { imports as contract } from '@guildhall/contract/imports'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { companyWith } from '#features/companies/given.ts'
import { person } from '#features/people/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until, untilItHolds } from '#test/until.ts'

const HOUR = 3_600_000

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
beforeEach(() => portal.db.deleteFrom('imports').execute())

/** Sessions end meanwhile. */
async function pass(hours: number): Promise<void> {
  portal.clock.pass(hours * HOUR)
  admin = await portal.as('admin')
}

afterAll(() => portal.stop())

const file = (content: string | Buffer, filename = 'people.csv') => ({ field: 'file', filename, content })
const kind = (content: string) => ({ field: 'kind', content })

async function upload(
  what: string,
  content: string | Buffer,
  more: { name?: string; mapping?: object } = {},
) {
  const mapping =
    more.mapping === undefined ? [] : [{ field: 'mapping', content: JSON.stringify(more.mapping) }]
  const answer = await admin.upload('/imports', [kind(what), ...mapping, file(content, more.name)])
  expect(answer.status, answer.text).toBe(201)
  return z.parse(contract.upload.ok, answer.body).data
}

async function act(id: string, action: string, body: object = {}) {
  const answer = await admin.post(`/imports/${id}/${action}`, body)
  expect(answer.status, answer.text).toBe(200)
  return untilItHolds(async () => {
    const { data } = await read(id)
    expect(['checking', 'running', 'undoing']).not.toContain(data.status)
    return data
  })
}

const read = async (id: string) => z.parse(contract.read.ok, (await admin.get(`/imports/${id}`)).body)
const rows = async (id: string, query = '') =>
  z.parse(contract.rows.ok, (await admin.get(`/imports/${id}/rows${query}`)).body).data

/** By the address of somebody what is known of them. */
const found = (email: string) =>
  portal.db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()

describe('people from a CSV', () => {
  const CSV =
    '\uFEFFVorname;Nachname;E-Mail;Firma;Telefon\r\n' +
    'Jörg;Müller;Joerg.Mueller@import.example;Müller & Söhne;+49 30 901820\r\n' +
    'Zoé;"Le ""Fort""; Gray";zoe@import.example;;\r\n' +
    'Twice;There;joerg.mueller@import.example;;\r\n' +
    'No;Mail;not an address;;\r\n'

  it('says of each row what would come of it, and makes nothing', async () => {
    const { id, mapping } = await upload('people', CSV)
    const checked = await act(id, 'dry-run')
    const verdicts = await rows(id)

    expect(mapping).toEqual({
      Vorname: 'first_name',
      Nachname: 'last_name',
      'E-Mail': 'email',
      Firma: 'company',
      Telefon: 'phone',
    })
    expect(checked).toMatchObject({ status: 'checked', counts: { new: 2, duplicate: 1, error: 1 }, made: 0 })
    expect(verdicts.map(({ number, verdict, reason }) => [number, verdict, reason])).toEqual([
      [2, 'new', null],
      [3, 'new', null],
      [4, 'duplicate', 'Duplicate of row 2 of this file.'],
      [5, 'error', 'Email: Invalid email.'],
    ])
    expect(await found('joerg.mueller@import.example')).toBeUndefined()
  })

  it('makes what is new by the rules of contacts, once, and takes it back', async () => {
    const { id } = await upload('people', CSV)
    const done = await act(id, 'run')
    const jorg = await found('joerg.mueller@import.example')
    const again = await admin.post(`/imports/${id}/run`, {})
    const second = await upload('people', CSV)
    const twice = await act(second.id, 'run')
    const [first] = await rows(second.id)
    const undone = await act(id, 'undo')

    expect(done).toMatchObject({ status: 'done', made: 2, counts: { new: 2, duplicate: 1, error: 1 } })
    expect(jorg).toMatchObject({ first_name: 'Jörg', phone_country_iso: 'DE', phone_number: '30901820' })
    expect((await rows(id))[2]?.reason).toMatch(/^Duplicate of Jörg Müller \(P-\d+\): same email address\.$/)
    expect(again.status).toBe(409)
    expect(twice).toMatchObject({ made: 0 })
    expect(first).toMatchObject({ verdict: 'duplicate', made: null })
    expect(undone).toMatchObject({ status: 'undone', undone: 2, kept: 0 })
    expect(await found('joerg.mueller@import.example')).toBeUndefined()
  })

  it('keeps what somebody has touched since', async () => {
    const { id } = await upload('people', CSV)
    await act(id, 'run')
    const jorg = await found('joerg.mueller@import.example')
    const change = { first_name: 'George', last_name: 'Müller' }
    expect((await admin.put(`/people/${jorg?.id}/record`, change)).status).toBe(200)
    const undone = await act(id, 'undo')
    const [first, second] = await rows(id)

    expect(undone).toMatchObject({ undone: 1, kept: 1 })
    expect(first).toMatchObject({ undo: 'kept', reason: 'Kept: somebody has worked with it since.' })
    expect(second).toMatchObject({ undo: 'undone', made: null })
    await portal.db
      .deleteFrom('people')
      .where('id', '=', jorg?.id ?? '')
      .execute()
  })

  it('is taken back within a day, and not later', async () => {
    const { id } = await upload('people', 'Name,Mail\nLate Comer,late@import.example\n')
    await act(id, 'run')
    await pass(24)
    const answer = await admin.post(`/imports/${id}/undo`, {})

    expect(answer.status).toBe(409)
    expect(await found('late@import.example')).toMatchObject({ first_name: 'Late', last_name: 'Comer' })
  })

  it('finds who is there already by name and company', async () => {
    const company = await companyWith(portal.db, { name: 'Grid Works' })
    const one = await person(portal.db, { firstName: 'Ada', lastName: 'Gridley', email: 'ada@grid.example' })
    await portal.db.updateTable('people').set({ company_id: company }).where('id', '=', one.id).execute()
    const { id } = await upload(
      'people',
      'First,Last,Company\nAda,Gridley,grid works\nAda,Gridley,Other Works\n',
    )
    await act(id, 'dry-run')

    expect((await rows(id)).map(({ verdict }) => verdict)).toEqual(['duplicate', 'new'])
    expect((await rows(id, '?verdict=duplicate'))[0]?.reason).toMatch(/^Duplicate of Ada Gridley \(P-\d+\)/)
  })
})

it('goes on where it was cut off, and makes nobody twice', async () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `Cut Off${letters(index)},cut${index}@import.example`,
  )
  const { id } = await upload('people', `Name,Mail\n${lines.join('\n')}\n`)
  await asOwner([
    sql`create function cut_off() returns trigger language plpgsql as $$ begin
      if new.email = 'cut29@import.example' then raise exception 'cut off'; end if; return new; end $$`,
    sql`create trigger cut_off before insert on people for each row execute function cut_off()`,
  ])
  await admin.post(`/imports/${id}/run`, {})
  await until(async () => (await read(id)).data.made === 25)
  const { data: half } = await read(id)
  await asOwner([sql`drop function cut_off cascade`])
  await until(async () => (await read(id)).data.status === 'done')

  expect(half).toMatchObject({ status: 'running', made: 25, settled: 25 })
  expect((await read(id)).data).toMatchObject({ made: 60, counts: { new: 60, duplicate: 0, error: 0 } })
})

/** What the server itself may not do with its tables. */
async function asOwner(statements: readonly RawBuilder<unknown>[]): Promise<void> {
  await portal.db.transaction().execute(async (db) => {
    await sql`set local role none`.execute(db)
    for (const statement of statements) await statement.execute(db)
  })
}

function letters(index: number): string {
  return String.fromCodePoint(65 + Math.floor(index / 26), 97 + (index % 26))
}

describe('the mapping', () => {
  const CSV = 'Who,Where,Box 7\nGrace Hopper,New York,grace@import.example\n'

  it('is asked for where headers say nothing, may come with the file, and is remembered', async () => {
    const blank = await upload('people', CSV)
    const refused = await admin.post(`/imports/${blank.id}/run`, {})
    const mapping = { Who: 'name', 'Box 7': 'email', Where: null }
    const given = await upload('people', CSV, { mapping })
    await act(given.id, 'run')
    const next = await upload('people', CSV)

    expect(blank.missing).toContain('Choose the columns that hold the first and the last name')
    expect(refused.status).toBe(409)
    expect(given).toMatchObject({ mapping, missing: null })
    expect(await found('grace@import.example')).toMatchObject({ first_name: 'Grace', location: null })
    expect(next.mapping).toEqual(mapping)
  })

  it('is changed with a dry run, and understood the other way round', async () => {
    const { id } = await upload('people', CSV.replace('grace@', 'turned@'))
    const checked = await act(id, 'dry-run', { mapping: { name: 'Who', email: 'Box 7' } })

    expect(checked.mapping).toEqual({ Who: 'name', Where: null, 'Box 7': 'email' })
    expect(checked.counts).toEqual({ new: 1, duplicate: 0, error: 0 })
  })

  it.each([
    [{ Nobody: 'name' }, 'The file has no column "Nobody".'],
    [{ Who: 'shoe_size' }, '"shoe_size" is no field of people.'],
    [{ Who: 'name', Where: 'name' }, 'Choose each field for one column only.'],
  ])('refuses %j', async (mapping, text) => {
    const { id } = await upload('people', CSV)
    const answer = await admin.post(`/imports/${id}/dry-run`, { mapping })

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ errors: { mapping: [text] } })
  })
})

describe('experts from a CSV', () => {
  const CSV =
    'First name,Last name,E-mail,Job title,Years,Rate,Skills,Languages,Employer\n' +
    'Noor,Haddad,noor@import.example,Grid engineer,12 years,"1,250.50",Grid codes; Batteries,English; Arabic,Volt AG\n' +
    'Rose,Bad,rose@import.example,,ninety,,,,\n'

  it('become drafts that nobody has written to, with their profile, and go with the import', async () => {
    const { id } = await upload('experts', CSV)
    const done = await act(id, 'run')
    const [made, wrong] = await rows(id)
    const profile = await admin.get(`/experts/${made?.made?.id}`)
    const skills = await portal.db
      .selectFrom('expert_skills')
      .innerJoin('reference_items as it', 'it.id', 'skill_id')
      .select('it.name')
      .where('person_id', '=', made?.made?.id ?? '')
      .execute()
    const mails = await portal.db
      .selectFrom('one_time_tokens')
      .select('id')
      .where('kind', '=', 'invitation')
      .execute()
    const undone = await act(id, 'undo')

    expect(done, JSON.stringify(await rows(id))).toMatchObject({ made: 1, counts: { new: 1, error: 1 } })
    expect(profile.body).toMatchObject({
      data: { status: 'Invited', job_title: 'Grid engineer', years_of_experience: 12, rate: 1250.5 },
    })
    expect(skills.map(({ name }) => name).toSorted()).toEqual(['Batteries', 'Grid codes'])
    expect(mails).toEqual([])
    expect(wrong?.reason).toBe('Years of experience: Use a number.')
    expect(undone).toMatchObject({ undone: 1, kept: 0 })
    expect((await admin.get(`/experts/${made?.made?.id}`)).status).toBe(404)
    expect(
      await portal.db.selectFrom('users').select('id').where('email', '=', 'noor@import.example').execute(),
    ).toEqual([])
  })
})

describe('companies from a CSV', () => {
  it('join the list of the administrators, each name once', async () => {
    await companyWith(portal.db, { name: 'Known Company' })
    const csv =
      'sep=;\nCompany name;URL;Country;Employees;Sector\nFresh Import Ltd;fresh.example.org;GB;240;\n' +
      'known company;;;;\nOdd Ltd;;Atlantis;;\n'
    const { id } = await upload('companies', csv)
    await act(id, 'run')
    const [fresh, known, odd] = await rows(id)
    const details = await admin.get(`/companies/${fresh?.made?.id}`)
    const history = await admin.get(`/companies/${fresh?.made?.id}/history`)

    expect(details.body).toMatchObject({
      data: {
        name: 'Fresh Import Ltd',
        website: 'https://fresh.example.org',
        size: '201-500',
        source: 'Import',
      },
    })
    expect(history.text).toContain('company.added')
    expect(known).toMatchObject({ verdict: 'duplicate', reason: 'Duplicate of Known Company: same name.' })
    expect(odd).toMatchObject({ verdict: 'error', reason: 'Country: Choose from the list.' })
    expect(await act(id, 'undo')).toMatchObject({ undone: 1 })
    expect((await admin.get(`/companies/${fresh?.made?.id}`)).status).toBe(404)
  })
})

describe('what cannot be read', () => {
  it.each([
    ['people.pdf', '%PDF-1.7', 'Choose a CSV or XLSX file. Save others as one of these first.'],
    ['people.csv', '', 'This file is empty. Choose another file.'],
    ['people.csv', 'Name,Mail\n', 'This file has no rows below its headers.'],
    [
      'people.xlsx',
      'PK nothing',
      'This file cannot be read: it is damaged, protected, or not what its name says.',
    ],
    [
      'people.csv',
      `${','.repeat(99)}\n`.replace(/,/, 'a,').repeat(1) + `${'x,'.repeat(99)}x\n`.repeat(5001),
      'cells',
    ],
    ['people.csv', `Name\n${'x\n'.repeat(20_001)}`, 'This file has more than 20,000 rows.'],
  ])('is refused: %s', async (name, content, text) => {
    const answer = await admin.upload('/imports', [kind('people'), file(content, name)])

    expect(answer.status).toBe(422)
    expect(
      z.parse(z.object({ errors: z.object({ file: z.array(z.string()) }) }), answer.body).errors.file[0],
    ).toContain(text)
  })

  it('names the kind that is missing', async () => {
    const answer = await admin.upload('/imports', [file('Name\nAda\n')])

    expect(answer.body).toMatchObject({
      errors: { kind: ['Choose one of: experts, people, companies, resumes.'] },
    })
  })
})

it('is named by each event of what it makes', async () => {
  const { id } = await upload('people', 'Name,Mail,Company\nNamed Here,named@import.example,Named Ltd\n')
  await act(id, 'run')

  const events = await portal.db
    .selectFrom('domain_events')
    .select(['kind', 'differences'])
    .where('subject_title', 'in', ['Named Here', 'Named Ltd'])
    .execute()

  expect(events.map(({ kind: what }) => what)).toContain('person.added')
  for (const { differences } of events)
    expect(differences).toMatchObject({ import: { from: null, to: 'people.csv' } })
})

it('writes down each step, with a report that opens in a spreadsheet', async () => {
  const { id } = await upload('people', 'Name,Mail,Note\nReport Reader,reader@import.example,=1+1\n')
  await act(id, 'run')
  const report = await admin.get(`/imports/${id}/report.csv`)
  const events = await portal.db
    .selectFrom('domain_events')
    .select('kind')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

  // With the mark by which Excel reads it as UTF-8.
  expect(report.text).toMatch(/^\uFEFFRow,Verdict,Reason,Result,Name,Mail,Note\r\n/)
  expect(report.text).toContain('2,New,,Created,Report Reader,reader@import.example,"\'=1+1"')
  expect(events.map(({ kind: what }) => what)).toEqual(['import.uploaded', 'import.run'])
})

it('forgets the rows after a month', async () => {
  const { id } = await upload('people', 'Name,Mail\nSoon Gone,gone@import.example\n')
  await act(id, 'run')
  await pass(31 * 24)
  await portal.db
    .updateTable('imports')
    .set({ created_at: new Date(0) })
    .execute()
  const { addJob } = await import('#platform/jobs/jobs.ts')
  await addJob(portal.db, 'imports.cleaning', {})
  await untilItHolds(async () => expect((await read(id)).data.is_forgotten).toBe(true))

  expect(await rows(id)).toEqual([])
  expect((await read(id)).data).toMatchObject({ made: 1, headers: [] })
})

it('is hidden from everybody but administrators', async () => {
  const { id } = await upload('people', 'Name,Mail\nHidden One,hidden@import.example\n')
  for (const name of ['manager', 'hr', 'expert', 'customer']) {
    expect((await (await portal.as(name)).get(`/imports/${id}`)).status).toBe(404)
  }
})
