import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MailText } from '@guildhall/contract/settings/mail-texts'
import type { Client } from '#test/client.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { fill, mailKind, writeMail } from './kind.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const RESET = '/settings/mails/accounts.reset_password'
const WORDS = {
  subject: 'A new password for {product}',
  body: '{greeting}\n\nhere is your link, <b>good</b> for an hour.',
  button: 'Choose it',
  closing: '',
}

async function text(name: string) {
  const { data } = z.parse(z.object({ data: z.array(MailText) }), (await admin.get('/settings/mails')).body)
  const found = data.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no mail ${name}.`)
  return found
}

describe('the texts of the mails', () => {
  it('are listed with their placeholders, first words and samples', async () => {
    expect(await text('accounts.reset_password')).toMatchObject({
      title: 'Set a new password',
      is_changed: false,
      version: 0,
      words: { subject: 'Set a new password for {product}' },
    })
    expect((await text('gigs.invitation')).placeholders).toContainEqual({
      name: 'project',
      meaning: 'The name of the project',
      sample: 'Battery recycling radar',
      is_required: true,
    })
  })

  it('say what an administrator wrote, escaped, in the next mail, and go back to the first words', async () => {
    expect((await admin.put(RESET, WORDS)).status).toBe(200)

    await portal.stranger().post('/accounts/password/forgot', { email: 'expert@demo.test' })

    const [mail] = await awaitMails(portal, 'expert@demo.test')
    expect(mail?.subject).toBe('A new password for Guildhall')
    expect(mail?.text).toContain('here is your link, <b>good</b> for an hour.')
    expect(mail?.text).toMatch(/Choose it:\s+http:\/\/127\.0\.0\.1:\d+\/accounts\/reset/)
    expect(mail?.html).toContain('&lt;b&gt;good&lt;/b&gt;')
    expect(await text('accounts.reset_password')).toMatchObject({
      is_changed: true,
      version: 1,
      changed_by: 'Margaret Ashworth',
    })
    const reset = await admin.delete(RESET)
    expect(reset.body).toMatchObject({ data: { is_changed: false, words: { button: 'Set a new password' } } })
    expect((await admin.get('/settings/history?area=mails')).body).toMatchObject({
      data: [
        { kind: 'mail_text.reset', title: 'Set a new password' },
        {
          kind: 'mail_text.changed',
          differences: expect.arrayContaining([
            { field: 'button', from: 'Set a new password', to: 'Choose it' },
          ]),
        },
      ],
    })
  })

  it.each([
    [
      'an unknown placeholder',
      { body: '{greeting} {password}' },
      { body: ['This email has no {password}.'] },
    ],
    [
      'code',
      { body: '{{constructor.constructor("return 1")()}}' },
      { body: [expect.stringContaining('has no {')] },
    ],
    [
      'a line break in the subject',
      { subject: 'Hi\r\nBcc: eve@evil.test' },
      { subject: ['Write this in one line.'] },
    ],
    [
      'an address',
      { closing: 'See https://evil.test' },
      { closing: [expect.stringContaining('Leave addresses')] },
    ],
    ['nothing', { body: ' ' }, { body: ['This field is required.'] }],
  ])('refuse %s', async (_what, change, errors) => {
    const answer = await admin.put(RESET, { ...WORDS, ...change })
    expect([answer.status, answer.body]).toMatchObject([422, { errors }])
    expect((await admin.post(`${RESET}/test`, { ...WORDS, ...change })).status).toBe(422)
  })

  it('refuse words without what the mail is for', async () => {
    const answer = await admin.put('/settings/mails/gigs.invitation', {
      ...WORDS,
      body: '{inviter} invites you.',
    })
    expect(answer.body).toMatchObject({ errors: { body: ['This email needs {project}.'] } })
  })

  it('are not written over a newer version', async () => {
    const put = (version: number) =>
      admin.send('PUT', '/settings/mails/accounts.verify', {
        body: WORDS,
        headers: { 'if-match': `"${version}"` },
      })
    expect((await put(0)).status).toBe(200)
    const stale = await put(0)
    expect([stale.status, stale.body]).toMatchObject([412, { data: { version: 1, words: WORDS } }])
    await admin.delete('/settings/mails/accounts.verify')
  })

  it('have a newer version after they were reset, which a change by somebody else can name', async () => {
    const path = '/settings/mails/accounts.known_address'
    const put = (version: number) =>
      admin.send('PUT', path, { body: WORDS, headers: { 'if-match': `"${version}"` } })
    await put(0)

    expect((await admin.delete(path)).body).toMatchObject({
      data: { version: 2, is_changed: false, changed_by: null, changed_at: null },
    })

    expect((await put(1)).status).toBe(412)
    expect(await text('accounts.known_address')).toMatchObject({ version: 2, is_changed: false })
    expect((await put(2)).body).toMatchObject({ data: { version: 3, is_changed: true, words: WORDS } })
    await admin.delete(path)
  })

  it('are seen before they are saved, and sent to nobody but the one who asks', async () => {
    const preview = await admin.post('/settings/mails/notifications.digest/preview', {
      ...WORDS,
      body: '{greeting}\n\n{lines}',
      closing: 'Choose at {settings}',
    })
    expect(preview.body).toMatchObject({
      data: {
        subject: 'A new password for Guildhall',
        paragraphs: ['Hello Ada,', expect.stringMatching(/^• /), expect.any(String), expect.any(String)],
      },
    })
    await admin.post(`${RESET}/test`, WORDS)
    const [mail] = await awaitMails(portal, 'admin@demo.test')
    expect(mail?.subject).toBe('Test: A new password for Guildhall')
    expect(await text('accounts.reset_password')).toMatchObject({ is_changed: false })
  })

  it('of a decision are those of its notification and of the preview in the dialog, too', async () => {
    const words = { ...WORDS, subject: 'Not this time.', body: '{reasons}\n\n{text}\n\n{again}', button: '' }
    expect((await admin.put('/settings/mails/experts.rejected', words)).status).toBe(200)
    expect((await admin.put('/settings/mails/accounts.verify', { ...WORDS, button: '' })).body).toMatchObject(
      {
        errors: { button: ['This field is required.'] },
      },
    )
    const { person_id: id } = await portal.db
      .selectFrom('users')
      .select('person_id')
      .where('email', '=', 'pending@demo.test')
      .executeTakeFirstOrThrow()

    await admin.post(`/users/${id}/reject`, { reason_ids: [], status_reason: 'Too early {product} <b>.' })

    const [mail] = await awaitMails(portal, 'pending@demo.test')
    expect([mail?.subject, mail?.text]).toEqual([
      'Not this time.',
      expect.stringContaining('Too early {product} <b>.'),
    ])
    expect((await admin.get('/config')).body).toMatchObject({
      data: { people: { decision_letters: { rejected: { subject: 'Not this time.' } } } },
    })
  })

  it('of a notification may be a subject alone, in which names are escaped and stand out', async () => {
    const words = { subject: 'Look: {project} by {name} <i>', body: '', button: '', closing: '' }
    const unknown = { ...words, subject: '{project} {level}' }
    const path = '/settings/mails/gigs.owner_changed'
    expect((await admin.put(path, unknown)).body).toMatchObject({
      errors: { subject: ['This email has no {level}.'] },
    })
    expect((await admin.put(path, { ...words, subject: 'No name' })).body).toMatchObject({
      errors: { subject: ['This email needs {project}.'] },
    })
    expect((await admin.put(path, words)).status).toBe(200)
    const { id } = z.parse(
      z.object({ data: z.object({ id: z.string() }) }),
      (await admin.post('/gigs', { type: 'radar', name: 'Salt & <b>Sun</b>' })).body,
    ).data

    expect((await admin.put(`/gigs/${id}`, { owner_id: await portal.userId('manager') })).status).toBe(200)

    const { body } = await (await portal.as('manager')).get('/notifications?pageSize=1')
    expect(body).toMatchObject({
      data: [{ subject: 'Look: <b>Salt &amp; &lt;b&gt;Sun&lt;/b&gt;</b> by Margaret Ashworth &lt;i&gt;' }],
    })
  })

  it('of a notification are previewed with the mail that stands around it', async () => {
    const words = { subject: '{name} asks', body: '{reason}', button: '', closing: '' }
    const preview = await admin.post('/settings/mails/gigs.requested/preview', words)
    expect(preview.body).toMatchObject({
      data: {
        subject: 'Daniel Okafor asks',
        paragraphs: ['Hello Ada,', 'Daniel Okafor asks', 'The budget is not settled yet.'],
        button: 'Open Guildhall',
        faults: ['This email needs {project}.'],
      },
    })
  })

  it('greet their reader, whatever they are about', async () => {
    const { data } = z.parse(z.object({ data: z.array(MailText) }), (await admin.get('/settings/mails')).body)
    const blunt = data.filter((one) => !one.is_notice && !one.initial.body.startsWith('{greeting}\n\n'))

    expect(blunt.map(({ name }) => name)).toEqual([])
  })

  it('name every notification that the portal sends', async () => {
    const kinds = [
      'gigs.mentioned',
      'hiring.requested',
      'hiring.rate_expert',
      'experts.applied',
      'search.rebuilt',
    ]
    for (const kind of kinds) expect(await text(kind)).toMatchObject({ is_notice: true, is_changed: false })
  })

  it('belong to administrators, and a mail that does not exist to nobody', async () => {
    expect((await (await portal.as('hr')).get('/settings/mails')).status).toBe(404)
    expect((await admin.put('/settings/mails/no.such_mail', WORDS)).status).toBe(404)
  })
})

describe('filling words', () => {
  const words = { subject: 'Hi {name}', body: '{greeting}\n\n{more}\n\nBye', button: 'Go', closing: '' }

  it('reads a value once, keeps the subject in one line and leaves empty paragraphs out', () => {
    const values = { name: '{more}\r\nBcc: eve', greeting: 'Hello $& {name}', more: '' }
    expect(fill(words, values)).toEqual({
      subject: 'Hi {more} Bcc: eve',
      paragraphs: ['Hello $& {name}', 'Bye'],
      button: 'Go',
      closing: '',
    })
  })

  it('makes a paragraph of each line of a value', () => {
    expect(fill(words, { name: '', greeting: 'A', more: 'one\ntwo' }).paragraphs).toEqual([
      'A',
      'one',
      'two',
      'Bye',
    ])
  })

  it('keeps a long value short in the subject alone', async () => {
    const title = 'T'.repeat(81)
    const placeholders = { title: { meaning: 'The title', sample: 'Radar' } }
    const words = { subject: 'Call: {title}', body: 'About {title}.', button: 'Open', closing: '' }
    const kind = mailKind({ name: 'work.test', title: 'Call', occasion: 'Sent.', placeholders, ...words })

    expect(await writeMail(portal.db, kind, { title })).toMatchObject({
      subject: `Call: ${'T'.repeat(80)}…`,
      paragraphs: [`About ${title}.`],
    })
  })
})
