import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formOf } from '#test/form.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { makePdf } from '@guildhall/resume-parser/samples/sample-pdf'

const SAMPLES = join(import.meta.dirname, '../../../../../bench/resumes/pdf')

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const headers = { host: '127.0.0.1:3000' }
const read = (url: string) => portal.http.inject({ url, headers })

async function drop(content: Buffer, filename: string, more: Record<string, string> = {}) {
  const { raw: payload, headers: type } = formOf([{ field: 'file', filename, content }])
  return portal.http.inject({
    method: 'POST',
    url: '/dev/resume',
    payload,
    headers: { ...headers, ...type, 'sec-fetch-site': 'same-origin', ...more },
  })
}

describe('/dev/resume', () => {
  it('shows a sample with the place, the confidence and the reason of each value', async () => {
    const { statusCode, body, headers: answered } = await read('/dev/resume?sample=wordplain__ana')

    expect(statusCode).toBe(200)
    expect(answered['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(body).toContain('<svg viewBox="0 0 ')
    expect(body).toMatch(/<g class="work_experience"><title>work_experience\.0: role /)
    expect(body).toContain('<rect id="at-first_name"')
    expect(body).toContain('<td>Ana Lucía</td>')
  })

  it('reads a file that is dropped, and says what cannot be read', async () => {
    const resume = readFileSync(join(SAMPLES, 'wordplain__ana.pdf'))
    const hostile = Buffer.from(
      makePdf([[{ text: '<script>alert(1)</script> Senior Marketing Manager at Acme', x: 50, y: 50 }]]),
    )

    expect((await drop(resume, 'mine.pdf')).body).toContain('Senior Marketing Manager')
    const shown = (await drop(hostile, '<img src=x>.pdf')).body
    expect(shown).not.toMatch(/<script>|<img/)
    expect(shown).toContain('&lt;script&gt;')
    expect((await drop(Buffer.from('no'), 'no.pdf')).body).toContain('Not readable: no_text')
  })

  it.each(['..%2f..%2fpackage', 'missing', 'wordplain__ana.pdf'])('has no sample %s', async (name) => {
    expect((await read(`/dev/resume?sample=${name}`)).statusCode).toBe(404)
  })

  it('takes no file from another site', async () => {
    const { statusCode } = await drop(Buffer.from('x'), 'x.pdf', { 'sec-fetch-site': 'cross-site' })

    expect(statusCode).toBe(403)
  })
})
