import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { formOf } from '#test/form.ts'
import { answered, signInAs } from './writers.ts'

const RESUME = readFileSync(new URL('../../../../bench/resumes/pdf/wordplain__ana.pdf', import.meta.url))
const Uploaded = z.object({ file_name: z.string() })

/** Somebody who applies: answers the status with which their resume is read, each time that it is called. */
export async function applicant(origin: string): Promise<() => Promise<number>> {
  const cookie = await signInAs(origin, 'new@demo.test')
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' }
  const form = formOf([{ field: 'file', filename: 'resume.pdf', content: RESUME }])
  const uploaded = await answered(`${origin}/api/accounts/attachments`, {
    method: 'POST',
    headers: { ...headers, ...form.headers },
    body: new Uint8Array(form.raw),
  })
  const { file_name: fileName } = z.parse(Uploaded, await uploaded.json())
  return async () => {
    const answer = await answered(`${origin}/api/resume/parse`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ fileName }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
}
