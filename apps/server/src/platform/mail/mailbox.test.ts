import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { greeting, writeLetter } from './letter.ts'
import { serveMailbox } from './mailbox.ts'
import { openMail } from './transport.ts'

const publicUrl = 'http://127.0.0.1:3000'
const id = '01900000-0000-7000-8000-000000000001'

let folder: TestFolder
beforeEach(async () => {
  folder = await createTestFolder()
})
afterEach(() => folder.remove())

async function deliver(subject: string, times = 1) {
  const transport = openMail({ folder: folder.path, from: 'Guildhall <no-reply@127.0.0.1>', publicUrl })
  const button = { label: 'Open', url: `${publicUrl}/accounts/verify#token=x` }
  const letter = { to: 'ada@example.test', subject, paragraphs: ['Dear <script>alert(1)</script>'], button }
  for (let count = 0; count < times; count += 1) {
    await transport.deliver(writeLetter(letter, { product: 'Guildhall', publicUrl }), id)
  }
}

it('keeps each mail of the demo in one private file, however often it is tried', async () => {
  await deliver('Welcome', 2)

  expect(await readdir(folder.path)).toEqual([`${id}.eml`])
  const file = join(folder.path, `${id}.eml`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toContain(
    'Message-ID: <01900000-0000-7000-8000-000000000001@127.0.0.1>',
  )
})

it('shows the mails, escaped, with their links, under a strict policy', async () => {
  await deliver('Hi <img src=x>')
  const http = Fastify()
  serveMailbox(http, folder.path)

  const list = await http.inject('/dev/mail')
  const one = await http.inject(`/dev/mail/${id}.eml`)

  expect(list.body).toContain('Hi &lt;img src=x&gt;')
  expect(list.body).toContain('ada@example.test')
  expect(one.body).toContain('Dear &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(one.body).toContain(`<a href="${publicUrl}/accounts/verify#token=x">`)
  expect(one.headers['content-security-policy']).toMatch(/^default-src 'none';.*style-src 'self' 'nonce-/)
})

it('says the same in text and in HTML, with one button in the colour of the portal', () => {
  const said = ['Two things wait:\nthe brief\nthe hours', 'Shown once.']
  const button = { label: 'Open brief', url: `${publicUrl}/today` }
  const letter = {
    to: 'ada@example.test',
    subject: 'News',
    paragraphs: said,
    button,
    closing: 'Not you? Ignore it.',
  }

  const { text, html } = writeLetter(letter, { product: 'Guildhall', publicUrl })

  for (const words of [...said, button.label, button.url, letter.closing, 'Guildhall']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(html).toContain('white-space:pre-line')
  expect(html.match(/<a [^>]*/g)).toEqual([expect.stringContaining('background:#4338ca')])
})

it('leads to its own settings from the small print, and nowhere else', () => {
  const closing = `Unsubscribe: ${publicUrl}/profile-settings?tab=notifications&x=1. Not: https://evil.test/`
  const letter = { to: 'ada@example.test', subject: 'News', paragraphs: ['Hello'], closing }

  const { html } = writeLetter(letter, { product: 'Guildhall', publicUrl })

  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    `${publicUrl}/profile-settings?tab=notifications&amp;x=1`,
  ])
})

it('is read in the dark too', () => {
  const letter = { to: 'ada@example.test', subject: 'News', paragraphs: ['Hello'] }

  const { html } = writeLetter(letter, { product: 'Guildhall', publicUrl })

  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
})

it.each(['..%2f..%2fetc%2fpasswd', '..', 'x.txt', 'missing.eml'])('has no mail %s', async (name) => {
  const http = Fastify()
  serveMailbox(http, folder.path)

  const answer = await http.inject(`/dev/mail/${name}`)

  expect(answer.body).not.toContain('root:')
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
})

it.each([
  ['Ada', 'Hello Ada,'],
  ['Jean-Luc', 'Hello Jean-Luc,'],
  ['São José', 'Hello São José,'],
  ['http://evil.test', 'Hello,'],
  ['evil.test', 'Hello,'],
  ['a@evil', 'Hello,'],
  ['x\r\nBcc: y', 'Hello,'],
])('greets %j with %j', (name, expected) => {
  expect(greeting(name)).toBe(expected)
})
