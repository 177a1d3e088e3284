import { makePdf, RESUME } from '@guildhall/resume-parser/samples/sample-pdf'
import { ParseAnswer, PARSE_MESSAGES } from '@guildhall/contract/applications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let client: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  client = await portal.as('new')
})
afterAll(() => portal.stop())

const send = (content: Buffer) =>
  client.upload('/accounts/attachments', [{ field: 'file', filename: 'resume.pdf', content }])

async function upload(content: Buffer): Promise<string> {
  return z.parse(z.object({ file_name: z.string() }), (await send(content)).body).file_name
}

/** Two pages without a letter, as those of a scanner. */
const scan = () => Buffer.from(makePdf([[], []]))

function eventsIn(text: string): [string, unknown][] {
  return text
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, event = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      const value: unknown = JSON.parse(data)
      return [event, value]
    })
}

describe('who waits for a scan to be read', () => {
  it('hears of each page before it is read, and then the answer', async () => {
    const fileName = await upload(scan())

    const { status, headers, text } = await client.post('/resume/parse?steps=true', { fileName })

    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const events = eventsIn(text)
    expect(events.slice(0, -1)).toEqual([
      ['step', { page: 1, pages: 2 }],
      ['step', { page: 2, pages: 2 }],
    ])
    const [last, answer] = events.at(-1) ?? []
    expect([last, z.parse(ParseAnswer, answer).body.message]).toEqual(['answer', PARSE_MESSAGES.noText])
  })

  it('has the plain answer when they do not ask for steps, or the file has text', async () => {
    const [empty, text] = [await upload(scan()), await upload(Buffer.from(makePdf([RESUME])))]

    const plain = await client.post('/resume/parse', { fileName: empty })
    const quick = await client.post('/resume/parse?steps=true', { fileName: text })

    for (const { body } of [plain, quick]) expect(z.safeParse(ParseAnswer, body).success).toBe(true)
  })
})

describe('a file', () => {
  it.each([
    ['of 40 MB', () => Buffer.alloc(40 * 1024 * 1024, '%PDF-1.4\n'), 'File size must be less than 10 MB!'],
    ['without a byte', () => Buffer.alloc(0), 'This file is empty. Choose another file.'],
  ])('%s is refused in its own words', async (_what, make, words) => {
    const answer = await send(make())

    expect(answer.status).toBeGreaterThanOrEqual(413)
    expect(answer.text).toContain(words)
  })
})
