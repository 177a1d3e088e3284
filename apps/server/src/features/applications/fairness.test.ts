import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { slowPdf, makePdf, RESUME } from '@guildhall/resume-parser/samples/sample-pdf'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => portal.stop())

async function upload(client: Client, content: Buffer): Promise<string> {
  const answer = await client.upload('/accounts/attachments', [{ field: 'file', filename: 'r.pdf', content }])
  return z.parse(z.object({ file_name: z.string() }), answer.body).file_name
}
const read = (client: Client, fileName: string) => client.post('/resume/parse', { fileName })

// Five files wait for 15 seconds each, on a machine that may have other work.
const PATIENT = { timeout: 180_000 }

describe('the resume parser', () => {
  it(
    'reads the file of one person while another sends five that never end, and refuses those',
    PATIENT,
    async () => {
      const [bomber, other] = [await portal.as('new'), await portal.as('incomplete')]
      const bomb = await upload(bomber, Buffer.from(slowPdf()))
      const good = await upload(other, Buffer.from(makePdf([RESUME])))
      const ended: number[] = []

      const bombs = Array.from({ length: 5 }, async () => {
        const { status } = await read(bomber, bomb)
        ended.push(status)
        return status
      })
      const answer = await read(other, good)
      const endedBefore = [...ended]

      expect(answer.status, answer.text.slice(0, 200)).toBe(200)
      expect(answer.text).toContain('Resume saved successfully!')
      expect(endedBefore.filter((status) => status !== 429)).toEqual([])
      expect((await Promise.all(bombs)).toSorted()).toEqual([422, 422, 429, 429, 429])
    },
  )
  it('changes nothing of the person, whatever it reads', async () => {
    const client = await portal.as('new')
    const menu = [{ text: 'LUNCH MENU, 12 Oak Street', x: 60, y: 60 }]
    const names = [
      await upload(client, Buffer.from(makePdf([RESUME]))),
      await upload(client, Buffer.from(makePdf([menu]))),
    ]
    const people = () => portal.db.selectFrom('users').selectAll().orderBy('id').execute()
    const profiles = () => portal.db.selectFrom('experts').selectAll().orderBy('person_id').execute()
    const before = [await people(), await profiles()]

    const answers = [await read(client, names[0] ?? ''), await read(client, names[1] ?? '')]

    expect(answers.map(({ text }) => text.includes('"data":null'))).toEqual([false, true])
    expect([await people(), await profiles()]).toEqual(before)
  })
})
